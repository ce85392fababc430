import { useEffect, useRef } from 'react';
import { useHref, useLocation, useMatches } from 'react-router';
import { keepPage, registerServiceWorker } from '#storefront/browser/keep-offline.ts';
import { useShop } from '#storefront/session/shop-context.ts';

/** Pages that are read can be read again without a network, those that are the same for everyone. */
export function useOfflinePages(): void {
  const { shopper } = useShop();
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  const { entry } = (useMatches().at(-1)?.handle ?? {}) as { entry?: { isShared?: true } };
  const isKept = entry?.isShared === true;
  const isFirst = useRef(true);
  useEffect(() => registerServiceWorker(shopper.pathMarket !== undefined), [shopper.pathMarket]);
  useEffect(() => {
    // The worker kept the document itself, unless it came after it.
    const cameThroughWorker = isFirst.current && navigator.serviceWorker?.controller;
    isFirst.current = false;
    if (isKept && !cameThroughWorker) keepPage(address);
  }, [address, isKept]);
}
