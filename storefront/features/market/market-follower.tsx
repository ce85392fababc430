import { useEffect, useState } from 'react';
import { localeOfLanguage } from '#contract/locales.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { onTabMessage } from '#storefront/browser/cross-tab.ts';
import { hasUnsentText } from '#storefront/browser/unsent-text.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import {
  localesOf,
  useBrowsableMarkets,
  useSwitchTarget,
} from '#storefront/session/markets/use-market-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Notice } from '#storefront/ui/notifications/notice.tsx';
import { openDocument } from './switch-market.ts';

/** Reloads the page in the market selected in another tab (§4). With unsent text on the page it asks first. */
export function MarketFollower() {
  const { t, shopper } = useShop();
  const urlIn = useSwitchTarget();
  const markets = useBrowsableMarkets();
  const [selectedAlias, setSelectedAlias] = useState(shopper.market);
  const market = markets.find(({ alias }) => alias === selectedAlias && alias !== shopper.market);

  useEffect(() => onTabMessage('market', (message) => setSelectedAlias(message.market)), []);
  useEffect(() => {
    // When paths contain the market, the URL decides.
    if (shopper.pathMarket !== undefined) return;
    const readCookie = () => setSelectedAlias(browserCookies.get(COOKIES.selectedMarket) ?? shopper.market);
    // Pages in the back/forward cache receive no messages.
    addEventListener('pageshow', readCookie);
    document.addEventListener('visibilitychange', readCookie);
    return () => {
      removeEventListener('pageshow', readCookie);
      document.removeEventListener('visibilitychange', readCookie);
    };
  }, [shopper]);

  // The language stays if the market has it; otherwise the market's default language is opened.
  const locale = market && localesOf(market).includes(shopper.locale) ? shopper.locale : undefined;
  const marketLocale = market && localeOfLanguage(market.defaultLanguageId);
  const url = market && urlIn({ market: market.alias, locale: locale ?? marketLocale ?? shopper.locale });
  useEffect(() => {
    if (url && !hasUnsentText()) openDocument(url);
  }, [url]);

  if (!market || !url) return null;
  return (
    <Notice>
      {t('market.changedElsewhere', { country: market.country.name })}{' '}
      <button type="button" onClick={() => openDocument(url)}>
        {t('market.showPrices')}
      </button>
    </Notice>
  );
}
