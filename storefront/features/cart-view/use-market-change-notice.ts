import { useEffect, useEffectEvent } from 'react';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { detectMarketChange } from '#storefront/browser/market-change.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { useCurrentMarket } from '#storefront/session/markets/use-market-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';

/** Notifies, on the first page in another market, of cart items that are not sold there (decisions §5). */
export function useMarketChangeNotice(): void {
  const shop = useShop();
  const country = useCurrentMarket()?.country.name ?? '';
  const notifyVisitor = useEffectEvent(async () => {
    const [{ cartController }, { notifyUnavailableItems }, t] = await Promise.all([
      import('#storefront/features/cart/controller/cart-controller.ts'),
      import('./unavailable-items.ts'),
      loadTranslate(shop.shopper.locale, 'purchase'),
    ]);
    notifyUnavailableItems({ ...shop, t }, await cartController(shop).load(), country);
  });
  useEffect(() => {
    // A failure does no harm: the lines of the cart show the same.
    if (detectMarketChange(shop.shopper.market) && browserCookies.get(COOKIES.cart))
      notifyVisitor().catch(() => undefined);
  }, [shop.shopper.market]);
}
