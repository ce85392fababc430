import type { CartItem } from '#storefront/features/cart/cart-items.ts';
import { pathsOf } from '#storefront/routing/paths.ts';

const productPath = pathsOf('product', 'sv')[0]?.split(':')[0] ?? '';

/** False for gift cards and gift wrap, whose URL leads to the form that sells them: they have no stock. */
export function hasProductPage({ product }: CartItem): boolean {
  return product?.canonicalUrl?.includes(productPath) ?? true;
}
