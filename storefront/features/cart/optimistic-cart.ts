import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CartChange, LineChange } from './change-cart.ts';

export type CartItem = NonNullable<NonNullable<CartPartsFragment['items']>[number]>;

export function itemsOf(cart: CartPartsFragment | null | undefined): CartItem[] {
  return (cart?.items ?? []).flatMap((item) => item ?? []);
}

/**
 * The cart as it will be when all wishes are granted. Quantities are known at once; what things cost then is the
 * server's to say, and stays as it was until it has.
 */
export function withWishes(cart: CartPartsFragment, wishes: readonly CartChange[]): CartPartsFragment {
  const items = wishes.reduce(granted, itemsOf(cart));
  return wishes.length === 0 ? cart : { ...cart, items };
}

function granted(items: CartItem[], wish: CartChange): CartItem[] {
  switch (wish.kind) {
    case 'line': {
      const line = lineOf(items, wish);
      return items.flatMap((item) => {
        if (item !== line) return [item];
        return wish.quantity > 0 ? [{ ...item, quantity: wish.quantity }] : [];
      });
    }
    case 'group':
      return items.flatMap((item) => {
        if (item.groupKey !== wish.groupKey) return [item];
        const inOne = wish.inOne?.[item.productPackage?.optionId ?? 0];
        const quantity = inOne ? inOne * wish.quantity : item.quantity;
        return wish.quantity > 0 ? [{ ...item, quantity }] : [];
      });
    case 'clear':
      return [];
    default:
      return items;
  }
}

/** By its id, or by what it is a line of where that id is gone. */
function lineOf(items: readonly CartItem[], { lineId, of }: LineChange): CartItem | undefined {
  return (
    items.find(({ id }) => id === lineId) ??
    items.find(({ skuId, message, groupKey }) => !groupKey && skuId === of?.skuId && message === of.message)
  );
}
