import { type ProductCardPartsFragment, ProductsByIdDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { productCards } from '#storefront/api/product-cards.ts';

/** Products by their numbers, in that order; those that are not sold here are left out. */
export async function loadProductCards(
  api: CommerceClient,
  productIds: number[],
): Promise<ProductCardPartsFragment[]> {
  if (productIds.length === 0) return [];
  const { products } = await api.query(ProductsByIdDocument, { productIds, take: productIds.length });
  return productCards(products);
}
