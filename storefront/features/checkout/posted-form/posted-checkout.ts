import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

type RequestEnvironment = Pick<ShopEnvironment, 'api' | 'side'>;

/** By the API of the request, which its action and its loader share. */
const checkouts = new WeakMap<ShopEnvironment['api'], CheckoutPartsFragment | undefined>();

/**
 * Stores the checkout that a posted form has saved: the page that follows shows it, and does not compute it again. Undefined: it
 * may have changed since. In the browser the API is that of all pages, so nothing is stored.
 */
export function storePostedCheckout(
  { api, side }: RequestEnvironment,
  checkout: CheckoutPartsFragment | undefined,
): void {
  if (side === 'server') checkouts.set(api, checkout);
}

export function findPostedCheckout({ api }: RequestEnvironment): CheckoutPartsFragment | undefined {
  return checkouts.get(api);
}
