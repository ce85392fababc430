import { useMemo } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { type LocaleCode, localeOfLanguage } from '#contract/locales.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { switchTarget, withoutPrices } from '#storefront/routing/switch-target.ts';
import type { MarketFacts } from './markets.ts';
import type { PlaceChoice } from './place-choice.ts';
import { useShop } from './shop-context.ts';

export interface MarketChoice {
  market: MarketFacts;
  languages: PlaceChoice[];
}

/** Every market that can be visited, and this very page in each of its languages. */
export function usePlaceChoices(): MarketChoice[] {
  const urlIn = useSwitchTarget();
  return useVisitedMarkets().map((market) => ({
    market,
    languages: localesOf(market).map((locale) => ({
      market: market.alias,
      locale,
      url: urlIn({ market: market.alias, locale }),
    })),
  }));
}

/** Where this page is elsewhere. The hash is not in it: the server never sees one, and it may change without a new page. */
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

/** A language that is chosen alone brings the market where it is at home, and perhaps another currency. */
export function useQueryIn(): (languageId: string) => string {
  const { shopper } = useShop();
  const { search } = useLocation();
  const current = useCurrentMarket();
  const markets = useVisitedMarkets();
  return (languageId) => {
    if (shopper.pathMarket) return search;
    const home = markets.find(({ defaultLanguageId }) => defaultLanguageId === languageId) ?? current;
    return home?.currency.code === current?.currency.code ? search : withoutPrices(search);
  };
}

/** Where one only checks out one cannot look around. */
export function useVisitedMarkets(): MarketFacts[] {
  const markets = useMarkets();
  return useMemo(() => markets.filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout), [markets]);
}

/** The market whose prices the page shows; missing only where the markets are. */
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
