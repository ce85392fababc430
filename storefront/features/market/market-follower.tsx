import { useEffect, useState } from 'react';
import { localeOfLanguage } from '#contract/locales.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { onOtherTab } from '#storefront/browser/cross-tab.ts';
import { hasTypedText } from '#storefront/browser/typing-memory.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localesOf, useSwitchTarget, useVisitedMarkets } from '#storefront/session/use-place-choices.ts';
import { Notice } from '#storefront/ui/notice.tsx';
import { openAnew } from './switch-market.ts';

/** Shows the prices of the market that was chosen in another tab (§4), but not over what is being typed here. */
export function MarketFollower() {
  const { t, shopper } = useShop();
  const urlIn = useSwitchTarget();
  const markets = useVisitedMarkets();
  const [chosen, setChosen] = useState(shopper.market);
  const market = markets.find(({ alias }) => alias === chosen && alias !== shopper.market);

  useEffect(() => onOtherTab('market', (message) => setChosen(message.market)), []);
  useEffect(() => {
    // With markets in paths a page's own address says where it is.
    if (shopper.pathMarket !== undefined) return;
    const look = () => setChosen(browserCookies.get(COOKIES.selectedMarket) ?? shopper.market);
    // Pages that browsers kept aside hear no messages.
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shopper]);

  const locale = market && localesOf(market).includes(shopper.locale) ? shopper.locale : undefined;
  const own = market && localeOfLanguage(market.defaultLanguageId);
  const url = market && urlIn({ market: market.alias, locale: locale ?? own ?? shopper.locale });
  useEffect(() => {
    if (url && !hasTypedText()) openAnew(url);
  }, [url]);

  if (!market || !url) return null;
  return (
    <Notice>
      {t('market.changedElsewhere', { country: market.country.name })}{' '}
      <button type="button" onClick={() => openAnew(url)}>
        {t('market.showPrices')}
      </button>
    </Notice>
  );
}
