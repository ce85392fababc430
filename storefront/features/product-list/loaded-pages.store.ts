import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ProductPage } from './load-list.ts';

/** Pages of one list that stand below one another on the screen, without a gap. */
export interface LoadedPages {
  /** The list as it was narrowed and sorted, in its market and language: path and query without the page. */
  list: string;
  firstPage: number;
  lastPage: number;
  products: ProductCardPartsFragment[];
}

/** By key in the history: whoever comes back finds all the pages that they had loaded, and so their place among them. */
const kept = new Map<string, LoadedPages>();
const mostKept = 20;
/** A reload ends the document and not the visit: what was joined by hand waits for it here, as long as the tab lives. */
const storageKey = 'kvarto-lists';
const mostStored = { lists: 5, characters: 400_000 };
let isRecalled = false;

/** Only once script has taken over: the server, whose page it takes over, knows none of this. */
export function recallPages(): void {
  if (isRecalled) return;
  isRecalled = true;
  for (const [historyKey, pages] of readStored()) kept.set(historyKey, pages);
  addEventListener('pagehide', () => {
    const stored = writeStored([...kept]);
    // A browser that is full, or keeps nothing, costs the visitor their place and nothing else.
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

/** Single pages the server gives again; of joined ones the last, as many as are small enough. */
export function writeStored(entries: readonly [string, LoadedPages][]): string | undefined {
  const joined = entries.filter(([, { firstPage, lastPage }]) => lastPage > firstPage);
  for (let most = mostStored.lists; most > 0 && joined.length > 0; most--) {
    const text = JSON.stringify(joined.slice(-most));
    if (text.length <= mostStored.characters) return text;
  }
  return undefined;
}

export function keepPages(historyKey: string, pages: LoadedPages): void {
  kept.delete(historyKey);
  kept.set(historyKey, pages);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** What to show when a page arrives: it joins those before or after it, or begins anew. */
export function joinPages(
  historyKey: string,
  list: string,
  arrived: ProductPage,
  shown: LoadedPages | undefined,
): LoadedPages {
  const { page, products } = arrived;
  for (const known of [kept.get(historyKey), shown]) {
    if (known?.list !== list) continue;
    if (page >= known.firstPage && page <= known.lastPage) return known;
    if (page === known.lastPage + 1)
      return { ...known, lastPage: page, products: withoutRepeats([...known.products, ...products]) };
    if (page === known.firstPage - 1)
      return { ...known, firstPage: page, products: withoutRepeats([...products, ...known.products]) };
  }
  return { list, firstPage: page, lastPage: page, products };
}

/** A book that has come in meanwhile moves all others by one: the last of a page is then the first of the next. */
function withoutRepeats(products: ProductCardPartsFragment[]): ProductCardPartsFragment[] {
  return [...new Map(products.map((product) => [product.productId, product])).values()];
}
