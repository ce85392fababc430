import { useEffect } from 'react';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { notifyOtherTabs, onTabMessage } from '#storefront/browser/cross-tab.ts';
import { isSameViews, mergeViews, type View } from './merge-views.ts';
import { readStoredViews, storeViews } from './stored-views.ts';

/**
 * The views are in the memory of open tabs and, with consent to preferences, in the browser's storage
 * (docs/decisions/0069). A new tab receives the views of the others.
 */
let views: readonly View[] = [];
let isListening = false;
const none: readonly number[] = [];
const ids = createStore(() => none);

export function addViewed(productId: number): void {
  listen();
  setViews(mergeViews(views, [{ productId, at: Date.now() }]));
  notifyOtherTabs('recently-viewed', { views: [...views] });
}

/** Removes products that are no longer sold. */
export function removeViewed(productIds: readonly number[]): void {
  setViews(views.filter(({ productId }) => !productIds.includes(productId)));
}

/** Product ids, the last viewed first. */
export function useRecentlyViewed(): readonly number[] {
  useEffect(listen, []);
  return useStore(ids, none, (now) => now);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  setViews(mergeViews(views, readStoredViews()));
  onTabMessage('recently-viewed', ({ views: received }) => {
    setViews(mergeViews(views, received));
    // Replies only when this tab knows more, so that the messages end.
    if (!isSameViews(views, mergeViews(received, [])))
      notifyOtherTabs('recently-viewed', { views: [...views] });
  });
}

function setViews(next: readonly View[]): void {
  if (isSameViews(views, next)) return;
  views = next;
  storeViews(views);
  ids.set(next.map(({ productId }) => productId));
}
