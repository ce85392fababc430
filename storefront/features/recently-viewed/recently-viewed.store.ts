import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { notifyOtherTabs, onTabMessage } from '#storefront/browser/cross-tab.ts';
import { isSameViews, mergeViews, type View } from './merge-views.ts';

/**
 * Stored only in the memory of open tabs: other storage would need consent, because the visitor did not request it
 * (docs/decisions/0019). A new tab receives the views of the others.
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
  return useStore(ids, none, (now) => now);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
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
  ids.set(next.map(({ productId }) => productId));
}
