import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ListedProduct, TrackedProduct } from './events.ts';

type Trackable = Pick<
  ProductCardPartsFragment,
  'productId' | 'name' | 'brand' | 'primaryCategory' | 'unitPrice' | 'discountType'
>;

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

/** The displayed part of a product list. */
export interface List {
  products: readonly Trackable[];
  /** Index of the first product in the whole list. */
  startIndex: number;
  pageSize: number;
}

/** Undefined if the list has no product at this index. */
export function listedProduct(
  { products, startIndex, pageSize }: List,
  indexOnPage: number,
): ListedProduct | undefined {
  const product = products[indexOnPage];
  if (!product) return undefined;
  const index = startIndex + indexOnPage;
  return { product: trackedProduct(product), index, page: Math.floor(index / pageSize) + 1, pageSize };
}
