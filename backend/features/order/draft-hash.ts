import { createHash } from 'node:crypto';
import type { OrderDraft } from './order-draft.ts';

/** The same for two drafts that would give the same order, wherever they are placed from. */
export function draftHash(draft: OrderDraft): string {
  return createHash('sha256').update(JSON.stringify(draft)).digest('base64url');
}
