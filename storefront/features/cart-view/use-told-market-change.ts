import { useEffect, useEffectEvent } from 'react';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { takeMarketChange } from '#storefront/browser/market-change.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { useCurrentMarket } from '#storefront/session/use-place-choices.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';

/** On the first page in another market: says which books of the cart are not sold there (decisions §5). */
export function useToldMarketChange(): void {
  const shop = useShop();
  const country = useCurrentMarket()?.country.name ?? '';
  const tell = useEffectEvent(async () => {
    const [{ cartKeeper }, { notifyLeftBehind }] = await Promise.all([
      import('#storefront/features/cart/cart-keeper.ts'),
      import('./left-behind.ts'),
      loadPurchaseWords(shop.shopper.locale),
    ]);
    notifyLeftBehind(shop, await cartKeeper(shop).look(), country);
  });
  useEffect(() => {
    // Not to be told now is no loss: the lines of the cart say it themselves.
    if (takeMarketChange(shop.shopper.market) && browserCookies.get(COOKIES.cart))
      tell().catch(() => undefined);
  }, [shop.shopper.market]);
}
