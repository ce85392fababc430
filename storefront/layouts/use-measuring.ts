import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { whenIdle } from '#storefront/browser/when-idle.ts';
import type { OptionalPurpose } from '#storefront/config/consent.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { currentConsent, onConsent } from '#storefront/session/consent.store.ts';
import type { MarketFacts } from '#storefront/session/markets.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { removeUnallowed } from '#storefront/tracking/remove-unallowed.ts';
import { subscribe } from '#storefront/tracking/track.ts';

/** Loads what measures when a visitor allows it, and takes away what they do not. Whoever allows nothing loads nothing. */
export function useMeasuring(): void {
  const { shopper } = useShop();
  const loaded = useRouteLoaderData<{ markets: MarketFacts[] }>('root');
  const market = loaded?.markets.find(({ alias }) => alias === shopper.market);
  const currency = market?.currency.code ?? '';
  const { locale, pathMarket } = localeScopeOf(shopper);
  useEffect(() => {
    const started = new Set<'events' | 'vitals'>();
    const look = () => {
      const allowed: OptionalPurpose[] = currentConsent()?.allowed ?? [];
      removeUnallowed(allowed);
      if (allowed.length > 0 && !started.has('events')) {
        started.add('events');
        import('#storefront/tracking/measure.ts').then(
          ({ measure }) => measure({ currency, place: { locale, pathMarket } }),
          () => undefined,
        );
      }
      if (allowed.includes('statistics') && !started.has('vitals')) {
        started.add('vitals');
        whenIdle(loadVitals, TIMINGS.prefetchIdle);
      }
    };
    look();
    return onConsent(look);
  }, [currency, locale, pathMarket]);
}

function loadVitals(): void {
  import('#storefront/tracking/measure-vitals.ts').then(
    ({ measureVitals }) => measureVitals(firstScreen()),
    () => undefined,
  );
}

/** What the document came with, whatever is shown in it by now. */
function firstScreen(): string {
  let screen = 'not-found';
  const stop = subscribe((event) => {
    if (event.name === 'page:impression' && event.data.isFirst) screen = event.data.screen;
  });
  stop();
  return screen;
}
