import { GraphqlError } from '#storefront/api/errors.ts';
import { CartLinesDocument, type CartLinesFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

/** A line of the cart as every page knows it. */
export interface KnownLine {
  skuId: number;
  quantity: number;
}

/** How many of what lie in the cart; nothing when it no longer exists. */
export async function loadCartLines(api: CommerceClient, cartId: string): Promise<KnownLine[]> {
  try {
    return linesOf((await api.send(CartLinesDocument, { id: cartId })).getCart);
  } catch (error) {
    // An id that the backend refuses to read is an id of no cart.
    if (error instanceof GraphqlError) return [];
    throw error;
  }
}

export function linesOf(cart: Pick<CartLinesFragment, 'items'> | null | undefined): KnownLine[] {
  return (cart?.items ?? []).flatMap((item) => item ?? []);
}

export function countOf(lines: readonly KnownLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
