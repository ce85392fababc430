import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ListedProduct, TrackedProduct } from './events.ts';

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

export interface List {
  products: readonly Trackable[];
  /** Where in the whole list these begin, counted from 0 over all pages. */
  startIndex: number;
  pageSize: number;
}

export function listedProduct(
  { products, startIndex, pageSize }: List,
  place: number,
): ListedProduct | undefined {
  const product = products[place];
  if (!product) return undefined;
  const index = startIndex + place;
  return { product: trackedProduct(product), index, page: Math.floor(index / pageSize) + 1, pageSize };
}
