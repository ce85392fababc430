import type { FacetCounter } from '../facets/count-facets.ts';
import type { MemoryIndex } from '../memory-index.ts';
import type { PriceColumns } from '../prices/price-columns.ts';
import { type BitSet, clearBit, createBitSet, setBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';
import { applyPendingChange, type CachedList, withPendingChange } from './cached-list.ts';

const maxCachedLists = 200;
const maxKeyLength = 200;
let lastNumber = 0;

/** The rows that are visible in one language and price scope, with their cached lists. */
export class ListView {
  /** Different for each view of the process. */
  readonly number: number;
  /** Index in `IndexStore.languageIds`. */
  readonly language: number;
  readonly prices: PriceColumns;
  readonly rows: BitSet;
  private readonly cachedLists = new Map<string, CachedList>();

  private constructor(language: number, prices: PriceColumns, rows: BitSet) {
    this.number = ++lastNumber;
    this.language = language;
    this.prices = prices;
    this.rows = rows;
  }

  static of(index: MemoryIndex, live: BitSet, language: number, prices: PriceColumns): ListView {
    const rows = live.slice();
    const published = index.store.languages.data;
    for (let row = 0; row < index.store.count; row++) {
      const isPublished = (((published[row] ?? 0) >>> language) & 1) === 1;
      if (!isPublished || !isListed(index, prices, row)) clearBit(rows, row);
    }
    return new ListView(language, prices, rows);
  }

  /** The cached list of a key, with pending changes applied, or a new one. */
  cachedList(key: string, index: MemoryIndex, counter: FacetCounter, create: () => CachedList): CachedList {
    const cached = this.cachedLists.get(key);
    if (cached) {
      applyPendingChange(cached, { view: this, store: index.store, counter });
      return cached;
    }
    const list = create();
    // No page of the storefront has a long key. Lists of other clients must not fill the memory.
    if (key.length > maxKeyLength) return list;
    if (this.cachedLists.size >= maxCachedLists)
      this.cachedLists.delete(this.cachedLists.keys().next().value ?? '');
    this.cachedLists.set(key, list);
    return list;
  }

  /** Applies pending changes to each cached list, one per step. */
  *updateLists(store: IndexStore, counter: FacetCounter): Generator<void> {
    for (const list of [...this.cachedLists.values()]) {
      applyPendingChange(list, { view: this, store, counter });
      yield;
    }
  }

  /** The view after the rows of whole variant groups were removed and others were added. */
  withChanges(index: MemoryIndex, dead: readonly number[], added: readonly number[]): ListView {
    const rows = createBitSet(index.store.count);
    rows.set(this.rows);
    for (const row of dead) clearBit(rows, row);
    for (const row of added) {
      const isPublished = ((index.store.languages.get(row) >>> this.language) & 1) === 1;
      if (isPublished && isListed(index, this.prices, row)) setBit(rows, row);
    }
    const view = new ListView(this.language, this.prices, rows);
    for (const [key, list] of this.cachedLists) {
      const next = withPendingChange(list, dead, added);
      if (next) view.cachedLists.set(key, next);
    }
    return view;
  }
}

/** A list contains products with a price. Services, such as gift cards, have their own forms instead. */
function isListed({ store }: MemoryIndex, { selling }: PriceColumns, row: number): boolean {
  return (selling[row] ?? -1) >= 0 && store.bytes.isService.get(row) === 0;
}
