import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ProductPage } from '../load-list.ts';

/** Consecutive pages of one list that are displayed together. */
export interface LoadedPages {
  /** Identity of the list: market, locale, path and query without the page. */
  list: string;
  firstPage: number;
  lastPage: number;
  products: ProductCardPartsFragment[];
}

/** The back button restores all loaded pages, and with them the scroll position. */
const pagesByHistoryKey = new Map<string, LoadedPages>();
const maxCachedLists = 20;
/** Session storage keeps joined pages across a reload. */
const storageKey = 'kvarto-lists';
const maxStored = { lists: 5, characters: 400_000 };
let isRestored = false;

/** Must be called after hydration, because the server renders a single page. */
export function restorePages(): void {
  if (isRestored) return;
  isRestored = true;
  for (const [historyKey, pages] of readStored()) pagesByHistoryKey.set(historyKey, pages);
  addEventListener('pagehide', () => {
    const stored = serializePages([...pagesByHistoryKey]);
    // Without storage only the scroll position is lost.
    try {
      if (stored) sessionStorage.setItem(storageKey, stored);
    } catch {}
  });
}

function readStored(): [string, LoadedPages][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

/** Serialises the last lists with joined pages, within the size limit. Single pages are rendered by the server again. */
export function serializePages(entries: readonly [string, LoadedPages][]): string | undefined {
  const joined = entries.filter(([, { firstPage, lastPage }]) => lastPage > firstPage);
  // Fewer lists are stored until their text is short enough.
  for (let count = maxStored.lists; count > 0 && joined.length > 0; count--) {
    const text = JSON.stringify(joined.slice(-count));
    if (text.length <= maxStored.characters) return text;
  }
  return undefined;
}

export function cachePages(historyKey: string, pages: LoadedPages): void {
  pagesByHistoryKey.delete(historyKey);
  pagesByHistoryKey.set(historyKey, pages);
  const [oldest] = pagesByHistoryKey.keys();
  if (pagesByHistoryKey.size > maxCachedLists && oldest !== undefined) pagesByHistoryKey.delete(oldest);
}

/** Joins a loaded page to the pages before or after it, or starts again with that page. */
export function joinPages(
  historyKey: string,
  list: string,
  loaded: ProductPage,
  displayed: LoadedPages | undefined,
): LoadedPages {
  const { page, products } = loaded;
  for (const known of [pagesByHistoryKey.get(historyKey), displayed]) {
    if (known?.list !== list) continue;
    if (page >= known.firstPage && page <= known.lastPage) return known;
    if (page === known.lastPage + 1)
      return { ...known, lastPage: page, products: withoutRepeats([...known.products, ...products]) };
    if (page === known.firstPage - 1)
      return { ...known, firstPage: page, products: withoutRepeats([...products, ...known.products]) };
  }
  return { list, firstPage: page, lastPage: page, products };
}

/** A product added meanwhile shifts the others, so the last of one page may be the first of the next. */
function withoutRepeats(products: ProductCardPartsFragment[]): ProductCardPartsFragment[] {
  return [...new Map(products.map((product) => [product.productId, product])).values()];
}
