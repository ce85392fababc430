import { isAllowed } from '#storefront/session/consent.store.ts';
import { mergeViews, type View } from './merge-views.ts';

const storageKey = 'kvarto-viewed';
/** 90 days. */
const maxAgeMs = 90 * 86_400_000;

/** The views of earlier visits; none without consent, and none from storage that another program wrote. */
export function readStoredViews(now = Date.now()): View[] {
  if (!isAllowed('preferences')) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return mergeViews(
      stored.filter(isView).filter(({ at }) => at > now - maxAgeMs && at <= now),
      [],
    );
  } catch {
    return [];
  }
}

/** Stores nothing without consent. */
export function storeViews(views: readonly View[]): void {
  if (!isAllowed('preferences')) return;
  try {
    localStorage.setItem(storageKey, JSON.stringify(views));
  } catch {
    // Without storage the views last as long as the tab.
  }
}

function isView(value: unknown): value is View {
  const { productId, at } = (value ?? {}) as Partial<View>;
  return Number.isSafeInteger(productId) && Number.isFinite(at);
}
