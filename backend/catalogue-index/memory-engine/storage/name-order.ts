import type { ProductRecord } from '../../product-record.ts';
import { sortByKey } from './radix-sort.ts';
import type { RecordStore } from './record-store.ts';

/** Names are cached for the binary searches that rank added rows. */
const maxCachedNames = 20_000;

/**
 * Alphabetical order of all rows. Rows of the build have a rank. A row that is added later is ranked once, when it is
 * added: it gets the rank of a built row with the same name, else the value halfway between two ranks. So lists compare numbers;
 * reading records and collating names for each list took 20 seconds for 30 lists after 1,300 changes.
 */
export class NameOrder {
  private readonly languages: LanguageOrder[];
  private readonly languageIds: readonly string[];
  private readonly records: RecordStore;
  /** By row: its names, by language. */
  private readonly cachedNames = new Map<number, string[]>();

  constructor(languageIds: readonly string[], nameRanks: readonly Int32Array[], records: RecordStore) {
    this.languageIds = languageIds;
    this.records = records;
    this.languages = languageIds.map((languageId, language) => ({
      collator: new Intl.Collator(languageId),
      ranks: nameRanks[language] ?? new Int32Array(0),
      addedRanks: [],
      namesBetween: new Map(),
      sortedRows: undefined,
    }));
  }

  /** Ranks the next added row. `formerRow` is the previous row of the product; negative for a new product. */
  add(record: ProductRecord, formerRow: number): void {
    const names = this.namesOf(record);
    const formerNames = formerRow < 0 ? undefined : this.readNames(formerRow);
    for (const [language, order] of this.languages.entries()) {
      const name = names[language] ?? '';
      const row = order.ranks.length + order.addedRanks.length;
      const isUnchanged = formerNames?.[language] === name;
      const rank = isUnchanged ? rankOf(order, formerRow) : this.findRank(language, name);
      order.addedRanks.push(rank);
      if (!Number.isInteger(rank)) order.namesBetween.set(row, name);
    }
  }

  /** Ranks of the rows of the build. */
  builtRanks(language: number): Int32Array {
    return this.languages[language]?.ranks ?? new Int32Array(0);
  }

  compare(language: number, a: number, b: number): number {
    const order = this.languages[language];
    if (!order) return 0;
    const rank = rankOf(order, a);
    const difference = rank - rankOf(order, b);
    if (difference !== 0 || Number.isInteger(rank)) return difference;
    // Both names are between the same two names of the build.
    return order.collator.compare(order.namesBetween.get(a) ?? '', order.namesBetween.get(b) ?? '');
  }

  /** The rank of the built row with this name; otherwise the middle between the ranks before and after it. */
  private findRank(language: number, name: string): number {
    const order = this.languages[language];
    if (!order) return 0;
    const { collator, ranks } = order;
    order.sortedRows ??= sortByKey(Int32Array.from(ranks.keys()), ranks);
    const { sortedRows } = order;
    const nameAt = (position: number) => this.readNames(sortedRows[position] ?? 0)[language] ?? '';
    let low = 0;
    let high = sortedRows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (collator.compare(nameAt(middle), name) < 0) low = middle + 1;
      else high = middle;
    }
    if (low === sortedRows.length) return (ranks[sortedRows[low - 1] ?? 0] ?? -1) + 0.5;
    const rank = ranks[sortedRows[low] ?? 0] ?? 0;
    return collator.compare(nameAt(low), name) === 0 ? rank : rank - 0.5;
  }

  private readNames(row: number): string[] {
    const cached = this.cachedNames.get(row);
    if (cached) return cached;
    const names = this.namesOf(this.records.read(row));
    if (this.cachedNames.size >= maxCachedNames) this.cachedNames.clear();
    this.cachedNames.set(row, names);
    return names;
  }

  private namesOf({ texts }: ProductRecord): string[] {
    return this.languageIds.map(
      (id) => texts.find(({ languageIds }) => languageIds.includes(id))?.text.name ?? '',
    );
  }
}

interface LanguageOrder {
  collator: Intl.Collator;
  /** Of the rows of the build. */
  ranks: Int32Array;
  /** Of the rows that were added later. */
  addedRanks: number[];
  /** Names of added rows that no row of the build has. */
  namesBetween: Map<number, string>;
  /** Rows of the build by rank; computed for the first added name. */
  sortedRows: Int32Array | undefined;
}

function rankOf({ ranks, addedRanks }: LanguageOrder, row: number): number {
  return (row < ranks.length ? ranks[row] : addedRanks[row - ranks.length]) ?? 0;
}
