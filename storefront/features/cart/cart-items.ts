import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';

export type CartItem = NonNullable<NonNullable<CartPartsFragment['items']>[number]>;

export function itemsOf(cart: CartPartsFragment | null | undefined): CartItem[] {
  return (cart?.items ?? []).flatMap((item) => item ?? []);
}
