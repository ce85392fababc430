import { useMemo } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { type LocaleCode, localeOfLanguage } from '#contract/locales.ts';
import { switchTarget } from '#storefront/routing/links/switch-target.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { useShop } from '../shop-context.ts';
import type { MarketChoice } from './market-choice.ts';
import type { MarketFacts } from './markets.ts';

export interface MarketLinks {
  market: MarketFacts;
  languages: MarketChoice[];
}

/** Every browsable market with the current page in each of its languages. */
export function useMarketLinks(): MarketLinks[] {
  const urlIn = useSwitchTarget();
  return useBrowsableMarkets().map((market) => ({
    market,
    languages: localesOf(market).map((locale) => ({
      market: market.alias,
      locale,
      url: urlIn({ market: market.alias, locale }),
    })),
  }));
}

/** The URL of this page in another market or language, without the hash, which the server does not know. */
export function useSwitchTarget(): (to: { market: string; locale: LocaleCode }) => string {
  const { shopper } = useShop();
  const { search } = useLocation();
  const alternates = (useMatches().at(-1)?.loaderData as ScreenData | undefined)?.meta?.alternates;
  const markets = useMarkets();
  const currencyOf = (market: string) => markets.find(({ alias }) => alias === market)?.currency.code;
  return (to) =>
    switchTarget({
      to,
      isMarketInPath: shopper.pathMarket !== undefined,
      alternates,
      search,
      hash: '',
      isOtherCurrency: currencyOf(to.market) !== currencyOf(shopper.market),
    });
}

/** Whether a link to another language, which may also change the market, stays in the currency of the page. */
export function useHasSameCurrency(): (languageId: string) => boolean {
  const { shopper } = useShop();
  const current = useCurrentMarket();
  const markets = useBrowsableMarkets();
  return (languageId) => {
    if (shopper.pathMarket) return true;
    const target = markets.find(({ defaultLanguageId }) => defaultLanguageId === languageId) ?? current;
    return target?.currency.code === current?.currency.code;
  };
}

/** Without ship-to-only markets. */
export function useBrowsableMarkets(): MarketFacts[] {
  const markets = useMarkets();
  return useMemo(() => markets.filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout), [markets]);
}

/** The market of the page's prices; undefined only if the markets are not loaded. */
export function useCurrentMarket(): MarketFacts | undefined {
  const { shopper } = useShop();
  return useMarkets().find(({ alias }) => alias === shopper.market);
}

const none: MarketFacts[] = [];

function useMarkets(): MarketFacts[] {
  return useRouteLoaderData<{ markets: MarketFacts[] }>('root')?.markets ?? none;
}

export function localesOf(market: Pick<MarketFacts, 'allowedLanguages'>): LocaleCode[] {
  return market.allowedLanguages.flatMap(({ id }) => localeOfLanguage(id) ?? []);
}
