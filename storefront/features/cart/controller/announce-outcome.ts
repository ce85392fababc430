import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { showAddedItem } from '../added-item.store.ts';
import type { CartChange, CartOutcome } from '../changes/change-cart.ts';
import { DISCARDED } from './cart-queue.ts';

/** Opens the “added to cart” box for an item or a package that was added. */
export function showAdded(change: CartChange, outcome: CartOutcome): CartOutcome {
  if (outcome.kind === 'changed' && change.kind === 'add') showAddedItem(change);
  if (outcome.kind === 'changed' && change.kind === 'package')
    showAddedItem({ skuId: change.selections[0]?.skuId ?? 0, quantity: 1 });
  return outcome;
}

export function notifyRejection(outcome: CartOutcome): CartOutcome {
  // A line that another tab has removed needs no message: the visitor sees that it is gone.
  if (outcome.kind === 'rejected' && outcome.code !== 'UNKNOWN_CART_ITEM' && outcome.code !== DISCARDED)
    notify(outcome.message, { mode: 'error', placement: 'bottom-center' });
  return outcome;
}
