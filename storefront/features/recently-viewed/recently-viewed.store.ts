import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { onOtherTab, tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { isSameViews, mergeViews, type View } from './merge-views.ts';

/**
 * Kept in the memory of open tabs and nowhere else: nobody asked for it, so nothing may be stored for it before consent
 * (docs/decisions/0019). A new tab learns from the others.
 */
let views: readonly View[] = [];
let isListening = false;
const none: readonly number[] = [];
const ids = createStore(() => none);

/** Somebody looks at a product. */
export function noteViewed(productId: number): void {
  listen();
  keep(mergeViews(views, [{ productId, at: Date.now() }]));
  tellOtherTabs('recently-viewed', { views: [...views] });
}

/** Products that are not sold any more. */
export function forgetViewed(productIds: readonly number[]): void {
  keep(views.filter(({ productId }) => !productIds.includes(productId)));
}

/** Ids, the newest first. */
export function useRecentlyViewed(): readonly number[] {
  return useStore(ids, none, (now) => now);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onOtherTab('recently-viewed', ({ views: told }) => {
    keep(mergeViews(views, told));
    // Whoever knows more says so; what both know is not said again.
    if (!isSameViews(views, mergeViews(told, []))) tellOtherTabs('recently-viewed', { views: [...views] });
  });
}

function keep(next: readonly View[]): void {
  if (isSameViews(views, next)) return;
  views = next;
  ids.set(next.map(({ productId }) => productId));
}
