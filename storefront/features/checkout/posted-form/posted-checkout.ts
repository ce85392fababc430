import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

type RequestEnvironment = Pick<ShopEnvironment, 'api' | 'side'>;

/** The keys are API clients: the action and the loader of a request share one. */
const checkouts = new WeakMap<ShopEnvironment['api'], CheckoutPartsFragment | undefined>();

/**
 * Stores the checkout that a posted form has saved: the page that follows shows it, and does not compute it again. Undefined if
 * it may have changed since. In the browser, all pages share one API client, so nothing is stored.
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
