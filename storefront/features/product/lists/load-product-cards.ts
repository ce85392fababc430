import { type ProductCardPartsFragment, ProductsByIdDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { productCards } from '#storefront/api/product-cards.ts';

/** Products by id, in that order. Products that are not sold in the market are left out. */
export async function loadProductCards(
  api: CommerceClient,
  productIds: number[],
): Promise<ProductCardPartsFragment[]> {
  if (productIds.length === 0) return [];
  const { products } = await api.query(ProductsByIdDocument, { productIds, take: productIds.length });
  return productCards(products);
}
