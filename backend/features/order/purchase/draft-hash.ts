import { createHash } from 'node:crypto';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { ReturnUrls } from './return-urls.ts';

/** Equal hashes mean that an open payment can be reused: a provider accepts a repeated start only with the same data. */
export function draftHash(draft: OrderDraft, returnUrls: ReturnUrls): string {
  return createHash('sha256')
    .update(JSON.stringify([draft, returnUrls]))
    .digest('base64url');
}
