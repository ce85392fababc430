import { offerSharedCart } from '#storefront/features/cart/sharing/shared-cart.store.ts';
import { receiveSharedCart } from '#storefront/features/cart/sharing/shared-cart.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadPurchaseMessages } from '#storefront/translations/translate.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';

/** Opens a shared cart in the checkout (§2): as the visitor's cart, or as an offer beside it. */
export async function followCartLink(
  environment: ShopEnvironment,
  cartId: string,
  openCheckout: () => Promise<void>,
): Promise<void> {
  const { t } = environment;
  const [shared] = await Promise.all([
    receiveSharedCart(environment, cartId).catch(() => null),
    loadPurchaseMessages(environment.shopper.locale).catch(() => undefined),
  ]);
  if (shared?.kind === 'offered') offerSharedCart(shared);
  await openCheckout();
  if (shared?.kind === 'mine') notify(t('share.taken'), { mode: 'success', placement: 'bottom-center' });
  if (shared?.kind === 'gone') notify(t('share.gone'), { placement: 'bottom-center' });
  if (shared === null) notify(t('error.general'), { mode: 'error', placement: 'bottom-center' });
}
