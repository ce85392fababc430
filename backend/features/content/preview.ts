import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { PREVIEW_TOKEN_FORM } from '#contract/preview.ts';
import { findDraft, findPublished } from './content.queries.ts';
import type { ContentKeeper } from './content-keeper.ts';
import type { ShownPage } from './read-page.ts';

/** What opens the draft of one page for some hours. */
export async function createPreview(db: Database, key: string, hours: number): Promise<string> {
  const token = `preview-${randomBytes(32).toString('base64url')}`;
  await db.deleteFrom('content_preview').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .insertInto('content_preview')
    .values({
      token_hash: hashOf(token),
      collection_key: key,
      expires_at: sql<Date>`now() + make_interval(secs => ${hours * 3600})`,
    })
    .execute();
  return token;
}

/** The page that the token of whoever asks is for, as it is to be; nothing where the token opens nothing. */
export async function previewedPage(
  keeper: ContentKeeper,
  { db, previewToken }: ShopContext,
): Promise<ShownPage | undefined> {
  if (!PREVIEW_TOKEN_FORM.test(previewToken ?? '')) return undefined;
  const preview = await db
    .selectFrom('content_preview')
    .select('collection_key')
    .where('token_hash', '=', hashOf(previewToken ?? ''))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!preview) return undefined;
  const key = preview.collection_key;
  const published = await findPublished(db, key);
  const document = (await findDraft(db, key)) ?? published?.document;
  if (!document) return undefined;
  const page = keeper.readDocument(published?.id ?? 0, key, document, keeper.current().pictures);
  if (page) keeper.keepStyles([page]);
  return page;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
