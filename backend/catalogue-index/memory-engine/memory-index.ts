import type { ParameterValue, SharedData } from '../catalogue.ts';
import type { ProductRecord } from '../product-record.ts';
import { CodeIndex, type CodeIndexData } from '../search/code-index.ts';
import { SearchIndex } from '../search/search-index.ts';
import type { SearchIndexData } from '../search/search-index-data.ts';
import { IndexStore, type IndexStoreData } from './index-store.ts';
import { forEachLink } from './links.ts';
import { Postings, type PostingsData } from './postings.ts';
import { sortByKey } from './radix-sort.ts';
import { productCodes, searchDocument } from './search-document.ts';

/** What a whole build makes: plain data that can be handed between threads and written to a file. */
export interface MemoryIndexData {
  store: IndexStoreData;
  postings: PostingsData;
  /** By language: the place of each row's name in the alphabet. */
  nameRanks: Int32Array[];
  search: SearchIndexData[];
  codes: CodeIndexData;
}

/** The columns with all that is derived from them. It grows at the end, and versions of the engine look at it. */
export class MemoryIndex {
  readonly store: IndexStore;
  readonly postings: Postings;
  readonly nameRanks: readonly Int32Array[];
  readonly search: readonly SearchIndex[];
  readonly codes: CodeIndex;
  /** Rows from here on were added after the build. */
  readonly builtCount: number;
  private newest: Int32Array | undefined;
  private scratch = new Float64Array(0);

  constructor(data: MemoryIndexData) {
    this.store = new IndexStore(data.store);
    this.postings = new Postings(data.postings);
    this.nameRanks = data.nameRanks;
    this.builtCount = data.store.count;
    this.codes = new CodeIndex(data.codes);
    this.search = data.store.languageIds.map(
      (languageId, index) => new SearchIndex(languageId, data.search[index] ?? null, this.codes),
    );
  }

  /** Adds products that stand in lists together. Returns the first of their rows. */
  append(
    records: readonly ProductRecord[],
    shared: SharedData,
    values: ReadonlyMap<number, ParameterValue>,
  ): number {
    const { store, postings } = this;
    const firstUnlisted = store.unlistedFacets.length;
    const first = store.appendUnit(records, shared, values);
    forEachLink(store, first, (facet, row) => postings.add(facet, row));
    for (const [index, record] of records.entries()) {
      const ordinal = first + index;
      this.codes.add(ordinal, productCodes(record));
      for (const [language, languageId] of store.languageIds.entries()) {
        const document = searchDocument(record, languageId, shared, values);
        if (document) this.search[language]?.add(ordinal, document);
      }
    }
    for (let pair = firstUnlisted; pair < store.unlistedFacets.length; pair++)
      postings.add(store.unlistedFacets.get(pair), store.unlistedOrdinals.get(pair));
    return first;
  }

  /** Room for a score of each row. A search writes those of its hits and reads no others, so it is never cleaned. */
  scores(): Float64Array {
    if (this.scratch.length < this.store.count)
      this.scratch = new Float64Array(Math.ceil(this.store.count * 1.2));
    return this.scratch;
  }

  /** The rows of the build, greatest product id first: equal products stand in that order. */
  newestFirst(): Int32Array {
    if (!this.newest) {
      const ids = this.store.numbers.productId.data;
      const ascending = sortByKey(
        Int32Array.from({ length: this.builtCount }, (_, row) => row),
        ids,
      );
      this.newest = ascending.reverse();
    }
    return this.newest;
  }
}
