import { createHash } from 'node:crypto';
import type { OrderDraft } from './order-draft.ts';
import type { ReturnAddresses } from './return-addresses.ts';

/**
 * The same for two drafts that would give the same order and lead back to the same place: a provider takes a payment that it
 * knows only with all that it was begun with.
 */
export function draftHash(draft: OrderDraft, addresses: ReturnAddresses): string {
  return createHash('sha256')
    .update(JSON.stringify([draft, addresses]))
    .digest('base64url');
}
