import { GraphqlError } from '#storefront/api/errors.ts';
import { CartDocument, type CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

/** How many books lie in the cart; 0 when it no longer exists. */
export async function loadCartCount(api: CommerceClient, cartId: string): Promise<number> {
  try {
    return countOf((await api.send(CartDocument, { id: cartId })).getCart);
  } catch (error) {
    // An id that the backend refuses to read is an id of no cart.
    if (error instanceof GraphqlError) return 0;
    throw error;
  }
}

export function countOf(cart: CartPartsFragment | null | undefined): number {
  return (cart?.items ?? []).reduce((sum, item) => sum + (item?.quantity ?? 0), 0);
}
