import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export async function deleteExpiredPreviews(db: Database): Promise<void> {
  await db.deleteFrom('content_preview').where('expires_at', '<', sql<Date>`now()`).execute();
}

export async function insertPreview(
  db: Database,
  key: string,
  tokenHash: string,
  hours: number,
): Promise<void> {
  await db
    .insertInto('content_preview')
    .values({
      token_hash: tokenHash,
      collection_key: key,
      expires_at: sql<Date>`now() + make_interval(secs => ${hours * 3600})`,
    })
    .execute();
}

/** The key of the page that an unexpired token gives access to. */
export async function findPreviewedKey(db: Database, tokenHash: string): Promise<string | undefined> {
  const preview = await db
    .selectFrom('content_preview')
    .select('collection_key')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return preview?.collection_key;
}
