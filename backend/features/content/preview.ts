import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { PREVIEW_TOKEN_FORM } from '#contract/preview.ts';
import type { ContentCache } from './cache/content-cache.ts';
import { findDraft, findPublished } from './content.queries.ts';
import type { ContentPage } from './page/prepare-page.ts';

/** Creates a token that gives access to the draft of one page. */
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

/** The draft, or else the published page, of the request's preview token; undefined when the token is invalid. */
export async function findPreviewedPage(
  contentCache: ContentCache,
  { db, previewToken }: ShopContext,
): Promise<ContentPage | undefined> {
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
  return contentCache.prepareDraft(published?.id ?? 0, key, document);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
