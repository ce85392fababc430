import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { requireServerKey } from '#backend/graphql/require-server-key.ts';
import { PREVIEW_TOKEN_PATTERN } from '#contract/content/preview.ts';
import type { ContentCache } from './cache/content-cache.ts';
import { findDraft, findPublished } from './content.queries.ts';
import type { ContentPage } from './page/prepare-page.ts';
import { deleteExpiredPreviews, findPreviewedKey, insertPreview } from './preview.queries.ts';

/** Creates a token that gives access to the draft of one page. */
export async function createPreview(db: Database, key: string, hours: number): Promise<string> {
  const token = `preview-${randomBytes(32).toString('base64url')}`;
  await deleteExpiredPreviews(db);
  await insertPreview(db, key, hashOf(token), hours);
  return token;
}

/** The draft, or else the published page, of the request's preview token; undefined when the token is invalid. */
export async function findPreviewedPage(
  contentCache: ContentCache,
  { db, previewToken, client }: ShopContext,
): Promise<ContentPage | undefined> {
  if (!PREVIEW_TOKEN_PATTERN.test(previewToken ?? '')) return undefined;
  requireServerKey({ client }, 'A preview');
  const key = await findPreviewedKey(db, hashOf(previewToken ?? ''));
  if (key === undefined) return undefined;
  const published = await findPublished(db, key);
  const document = (await findDraft(db, key)) ?? published?.document;
  if (!document) return undefined;
  // A page that was never published has no id yet.
  return contentCache.prepareDraft(published?.id ?? 0, key, document);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
