import type { PackageSelection } from '#storefront/features/cart/changes/change-cart.ts';

/** Result of adding to the cart, with the input, so that a form posted without script keeps it. */
export type BuyOutcome = ({ kind: 'added' } | { kind: 'rejected'; message: string }) & {
  skuId?: number;
  quantity?: number;
  /** Selected SKUs of a package. */
  selections?: readonly PackageSelection[];
};

/** Key of the fetcher that the form and the bar share. */
export const buyFetcherKey = ({ productId }: { productId: number }) => `buy-${productId}`;
