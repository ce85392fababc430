import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { TrackedProduct } from '#storefront/tracking/events.ts';

type Trackable = Pick<
  ProductCardPartsFragment,
  'productId' | 'name' | 'brand' | 'primaryCategory' | 'unitPrice' | 'discountType'
>;

/** What whoever listens to events is told of a product. */
export function trackedProduct(product: Trackable): TrackedProduct {
  const { unitPrice } = product;
  return {
    productId: product.productId,
    name: product.name ?? '',
    brand: product.brand?.name ?? null,
    category: product.primaryCategory?.name ?? null,
    price: unitPrice?.sellingPriceIncVat ?? 0,
    regularPrice: unitPrice?.regularPriceIncVat ?? 0,
    discountPercentage: unitPrice?.discountPercentage ?? 0,
    discountType: product.discountType ?? null,
  };
}
