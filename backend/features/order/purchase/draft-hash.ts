import { createHash } from 'node:crypto';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { ReturnUrls } from './return-urls.ts';

/**
 * Equal hashes mean that an open payment can be reused: a provider accepts a repeated start only with the same data. The
 * promised dates and the fees of other options are excluded: at midnight, or when stock changes, a new payment would discard
 * what the customer typed in the provider's iframe. The order has the dates and fees from when the payment started.
 */
export function draftHash(draft: OrderDraft, returnUrls: ReturnUrls): string {
  const { delivery: _, cheapestFee: _cheapest, ...shipping } = draft.shipping;
  return createHash('sha256')
    .update(JSON.stringify([{ ...draft, shipping }, returnUrls]))
    .digest('base64url');
}
