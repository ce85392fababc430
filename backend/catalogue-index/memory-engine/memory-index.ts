import type { ParameterValue, SharedData } from '../catalogue.ts';
import type { ProductRecord } from '../product-record.ts';
import { SearchIndex } from '../search/search-index.ts';
import { CodeIndex, type CodeIndexData } from '../search/segments/code-index.ts';
import type { SearchIndexData } from '../search/segments/search-index-data.ts';
import { TextTokens } from '../search/text/text-tokens.ts';
import { forEachLink } from './facets/facet-links.ts';
import { FacetPostings, type FacetPostingsData } from './facets/facet-postings.ts';
import { RecentSearches } from './lists/recent-searches.ts';
import { productCodes, productDocument } from './product-document.ts';
import { IndexStore, type IndexStoreData } from './storage/index-store.ts';
import { NameOrder } from './storage/name-order.ts';
import { sortByKey } from './storage/radix-sort.ts';

/** The result of a build: plain data that can be transferred between threads and written to a file. */
export interface MemoryIndexData {
  store: IndexStoreData;
  postings: FacetPostingsData;
  /** By language: the alphabetical rank of each row's name. */
  nameRanks: Int32Array[];
  search: SearchIndexData[];
  codes: CodeIndexData;
}

/** The columns and everything derived from them. The index only grows, so that all versions of the engine can share it. */
export class MemoryIndex {
  readonly store: IndexStore;
  readonly postings: FacetPostings;
  readonly names: NameOrder;
  readonly search: readonly SearchIndex[];
  readonly codes: CodeIndex;
  readonly recentSearches = new RecentSearches();
  /** Rows from here on were added after the build. */
  readonly builtCount: number;
  private newest: Int32Array | undefined;

  constructor(data: MemoryIndexData) {
    this.store = new IndexStore(data.store);
    this.postings = new FacetPostings(data.postings);
    this.names = new NameOrder(data.store.languageIds, data.nameRanks, this.store.records);
    this.builtCount = data.store.count;
    this.codes = new CodeIndex(data.codes);
    const tokens = new TextTokens();
    this.search = data.store.languageIds.map(
      (languageId, index) => new SearchIndex(languageId, data.search[index] ?? null, this.codes, tokens),
    );
  }

  /** Adds a variant group, or one product without a group. Returns the first of its rows. */
  append(
    records: readonly ProductRecord[],
    shared: SharedData,
    values: ReadonlyMap<number, ParameterValue>,
  ): number {
    const { store, postings } = this;
    const unlistedBefore = store.unlistedFacets.length;
    for (const record of records) this.names.add(record, store.rowOfProduct.find(record.id, -1));
    const first = store.appendGroup(records, shared, values);
    forEachLink(store, first, (facet, row) => postings.add(facet, row));
    for (const [index, record] of records.entries()) {
      const row = first + index;
      this.codes.add(row, productCodes(record));
      for (const [language, languageId] of store.languageIds.entries()) {
        const document = productDocument(record, languageId, shared, values);
        if (document) this.search[language]?.add(row, document);
      }
    }
    for (let index = unlistedBefore; index < store.unlistedFacets.length; index++)
      postings.add(store.unlistedFacets.get(index), store.unlistedRows.get(index));
    return first;
  }

  /** The rows of the build, highest product id first: the order of rows that are otherwise equal. */
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
