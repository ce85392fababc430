import { CartDocument, type CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

/** How many books lie in the cart; 0 when it no longer exists. */
export async function loadCartCount(api: CommerceClient, cartId: string): Promise<number> {
  const { getCart } = await api.send(CartDocument, { id: cartId });
  return countOf(getCart);
}

export function countOf(cart: CartPartsFragment | null | undefined): number {
  return (cart?.items ?? []).reduce((sum, item) => sum + (item?.quantity ?? 0), 0);
}
