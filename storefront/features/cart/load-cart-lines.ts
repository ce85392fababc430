import { CartLinesDocument, type CartLinesFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { isUnknownCart } from './is-unknown-cart.ts';

/** The part of a cart line that every page loads. */
export interface SkuQuantity {
  skuId: number;
  quantity: number;
}

/** The lines of a cart; none when the cart no longer exists. */
export async function loadCartLines(api: CommerceClient, cartId: string): Promise<SkuQuantity[]> {
  try {
    return linesOf((await api.send(CartLinesDocument, { id: cartId })).getCart);
  } catch (error) {
    if (isUnknownCart(error)) return [];
    throw error;
  }
}

export function linesOf(cart: Pick<CartLinesFragment, 'items'> | null | undefined): SkuQuantity[] {
  return (cart?.items ?? []).flatMap((item) => item ?? []);
}

export function totalQuantity(lines: readonly SkuQuantity[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
