import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { OptionalPurpose } from '#contract/consent.ts';
import { runWhenIdle } from '#storefront/browser/run-when-idle.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { currentConsent, onConsent } from '#storefront/session/consent.store.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { removeDisallowedItems } from '#storefront/tracking/remove-disallowed-items.ts';
import { subscribe } from '#storefront/tracking/track.ts';

/** Loads analytics after consent, and removes stored items without consent. Without consent nothing is loaded. */
export function useConsentedTracking(): void {
  const { shopper } = useShop();
  const loaded = useRouteLoaderData<{ markets: MarketFacts[] }>('root');
  const market = loaded?.markets.find(({ alias }) => alias === shopper.market);
  const currency = market?.currency.code ?? '';
  const { locale, pathMarket } = localeScopeOf(shopper);
  useEffect(() => {
    const started = new Set<'events' | 'vitals'>();
    const applyConsent = () => {
      const allowed: OptionalPurpose[] = currentConsent()?.allowed ?? [];
      removeDisallowedItems(allowed);
      if (allowed.length > 0 && !started.has('events')) {
        started.add('events');
        import('#storefront/tracking/analytics.ts').then(
          ({ startAnalytics }) => startAnalytics({ currency, localeScope: { locale, pathMarket } }),
          () => undefined,
        );
      }
      if (allowed.includes('statistics') && !started.has('vitals')) {
        started.add('vitals');
        runWhenIdle(loadVitals, TIMINGS.prefetchIdle);
      }
    };
    applyConsent();
    return onConsent(applyConsent);
  }, [currency, locale, pathMarket]);
}

function loadVitals(): void {
  import('#storefront/tracking/report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(firstScreen()),
    () => undefined,
  );
}

/** The screen that the document was loaded with. Its event is among the buffered ones, which `subscribe` sends at once. */
function firstScreen(): string {
  let screen = 'not-found';
  const stop = subscribe((event) => {
    if (event.name === 'page:impression' && event.data.isFirst) screen = event.data.screen;
  });
  stop();
  return screen;
}
