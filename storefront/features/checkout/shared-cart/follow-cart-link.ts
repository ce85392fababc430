import { offerSharedCart } from '#storefront/features/cart/sharing/shared-cart.store.ts';
import { receiveSharedCart } from '#storefront/features/cart/sharing/shared-cart.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';

/**
 * Opens a shared cart in the checkout (§2). The shared cart becomes the visitor's cart, or is offered if their cart has items.
 * Notifies the visitor of the result, except of an offer, which the page shows.
 */
export async function followCartLink(
  environment: ShopEnvironment,
  cartId: string,
  openCheckout: () => Promise<void>,
): Promise<void> {
  const [shared, t] = await Promise.all([
    receiveSharedCart(environment, cartId).catch(() => null),
    loadTranslate(environment.shopper.locale, 'purchase').catch(() => undefined),
  ]);
  if (shared?.kind === 'offered') offerSharedCart(shared);
  await openCheckout();
  if (shared?.kind === 'mine' && t)
    notify(t('share.received'), { mode: 'success', placement: 'bottom-center' });
  if (shared?.kind === 'gone' && t) notify(t('share.notFound'), { placement: 'bottom-center' });
  if (shared === null) notify(environment.t('error.general'), { mode: 'error', placement: 'bottom-center' });
}
