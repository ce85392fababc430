import { type Bits, clearBit, emptyBits, setBit } from './bits.ts';
import type { FacetCounter } from './count-facets.ts';
import { afterChange, catchUp, type KeptList } from './kept-list.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { PriceColumns } from './price-columns.ts';

const mostKept = 200;
const longestKey = 200;

/** What readers of one language see at the prices of one scope: which rows are there at all. */
export class ListView {
  readonly language: number;
  readonly prices: PriceColumns;
  readonly rows: Bits;
  private readonly kept = new Map<string, KeptList>();

  private constructor(language: number, prices: PriceColumns, rows: Bits) {
    this.language = language;
    this.prices = prices;
    this.rows = rows;
  }

  static of(index: MemoryIndex, live: Bits, language: number, prices: PriceColumns): ListView {
    const rows = live.slice();
    const published = index.store.languages.data;
    for (let row = 0; row < index.store.count; row++) {
      const isPublished = (((published[row] ?? 0) >>> language) & 1) === 1;
      if (!isPublished || (prices.selling[row] ?? -1) < 0) clearBit(rows, row);
    }
    return new ListView(language, prices, rows);
  }

  /** A list that many ask for, made once. */
  keptList(key: string, index: MemoryIndex, counter: FacetCounter, make: () => KeptList): KeptList {
    const known = this.kept.get(key);
    if (known) {
      catchUp(known, this.rows, index.store, this.prices, counter);
      return known;
    }
    const list = make();
    // A long key is nobody's page: whoever sends such must not fill the memory.
    if (key.length > longestKey) return list;
    if (this.kept.size >= mostKept) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(key, list);
    return list;
  }

  /** The same after whole units of rows have died and others were added. */
  changed(index: MemoryIndex, dead: readonly number[], added: readonly number[]): ListView {
    const rows = emptyBits(index.store.count);
    rows.set(this.rows);
    for (const row of dead) clearBit(rows, row);
    for (const row of added) {
      const isPublished = ((index.store.languages.get(row) >>> this.language) & 1) === 1;
      if (isPublished && (this.prices.selling[row] ?? -1) >= 0) setBit(rows, row);
    }
    const view = new ListView(this.language, this.prices, rows);
    for (const [key, list] of this.kept) {
      const next = afterChange(list, dead, added);
      if (next) view.kept.set(key, next);
    }
    return view;
  }
}
