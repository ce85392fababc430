import { offerSharedCart } from '#storefront/features/cart/shared-cart.store.ts';
import { receiveSharedCart } from '#storefront/features/cart/shared-cart.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { notify } from '#storefront/ui/notification.store.ts';

/** Opens the cart of a link in the checkout (§2): as a copy of the visitor's own, or as an offer beside theirs. */
export async function followCartLink(
  environment: ShopEnvironment,
  cartId: string,
  toCheckout: () => Promise<void>,
): Promise<void> {
  const { t } = environment;
  const [shared] = await Promise.all([
    receiveSharedCart(environment, cartId).catch(() => null),
    loadPurchaseWords(environment.shopper.locale).catch(() => undefined),
  ]);
  if (shared?.kind === 'offered') offerSharedCart(shared);
  await toCheckout();
  if (shared?.kind === 'mine') notify(t('share.taken'), { mode: 'success', placement: 'bottom-center' });
  if (shared?.kind === 'gone') notify(t('share.gone'), { placement: 'bottom-center' });
  if (shared === null) notify(t('error.general'), { mode: 'error', placement: 'bottom-center' });
}
