import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { type CartItem, itemsOf } from '../cart-items.ts';
import type { CartChange, LineChange } from '../changes/change-cart.ts';

/** The cart with the pending changes applied. Quantities change at once; prices stay until the server responds. */
export function applyPendingChanges(
  cart: CartPartsFragment,
  changes: readonly CartChange[],
): CartPartsFragment {
  return changes.length === 0 ? cart : { ...cart, items: changes.reduce(applyChange, itemsOf(cart)) };
}

function applyChange(items: CartItem[], change: CartChange): CartItem[] {
  switch (change.kind) {
    case 'line': {
      const line = findLine(items, change);
      return items.flatMap((item) => {
        if (item !== line) return [item];
        return change.quantity > 0 ? [{ ...item, quantity: change.quantity }] : [];
      });
    }
    case 'group':
      return items.flatMap((item) => {
        if (item.groupKey !== change.groupKey) return [item];
        const copiesInOne = change.inOne?.[item.productPackage?.optionId ?? 0];
        const quantity = copiesInOne ? copiesInOne * change.quantity : item.quantity;
        return change.quantity > 0 ? [{ ...item, quantity }] : [];
      });
    case 'clear':
      return [];
    default:
      return items;
  }
}

/** Found by its id, or by SKU and message if the id no longer exists. */
export function findLine(items: readonly CartItem[], { lineId, of }: LineChange): CartItem | undefined {
  return (
    items.find(({ id }) => id === lineId) ??
    items.find(({ skuId, message, groupKey }) => !groupKey && skuId === of?.skuId && message === of.message)
  );
}
