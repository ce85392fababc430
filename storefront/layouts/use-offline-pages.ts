import { useEffect, useRef } from 'react';
import { useHref, useLocation, useMatches } from 'react-router';
import { cachePage, registerServiceWorker } from '#storefront/browser/offline/register-service-worker.ts';
import { rulesOf, screenOf } from '#storefront/routing/screens.ts';
import { useShop } from '#storefront/session/shop-context.ts';

/** Caches visited shared pages for offline use. */
export function useOfflinePages(): void {
  const { shopper } = useShop();
  const { pathname, search } = useLocation();
  const url = useHref({ pathname, search });
  const isShared = rulesOf(screenOf(useMatches().at(-1))).isShared === true;
  const isFirst = useRef(true);
  useEffect(() => registerServiceWorker(shopper.pathMarket !== undefined), [shopper.pathMarket]);
  useEffect(() => {
    // The service worker has cached a document that it fetched itself.
    const isCachedByWorker = isFirst.current && navigator.serviceWorker?.controller;
    isFirst.current = false;
    if (isShared && !isCachedByWorker) cachePage(url);
  }, [url, isShared]);
}
