import type { PackageSelection } from '#storefront/features/cart/changes/change-cart.ts';

/** Result of adding to the cart, with the posted input: without script, the form in the response shows it again. */
export type BuyOutcome = ({ kind: 'added' } | { kind: 'rejected'; message: string }) & {
  skuId?: number;
  quantity?: number;
  /** Selected SKUs of a package. */
  selections?: readonly PackageSelection[];
};

/** Key of the fetcher that the buy form and the buy bar share. */
export const buyFetcherKey = ({ productId }: { productId: number }) => `buy-${productId}`;
