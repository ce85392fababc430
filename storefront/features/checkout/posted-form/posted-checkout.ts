import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

type RequestEnvironment = Pick<ShopEnvironment, 'api'>;

/** By the API of the request, which its action and its loader share. */
const checkouts = new WeakMap<ShopEnvironment['api'], CheckoutPartsFragment>();

/** Stores the checkout that a posted form has saved: the page that follows shows it, and does not compute it again. */
export function storePostedCheckout({ api }: RequestEnvironment, checkout: CheckoutPartsFragment): void {
  checkouts.set(api, checkout);
}

export function findPostedCheckout({ api }: RequestEnvironment): CheckoutPartsFragment | undefined {
  return checkouts.get(api);
}
