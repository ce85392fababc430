import type { ParameterValue, SharedData } from '../catalogue.ts';
import type { ProductRecord } from '../product-record.ts';
import { CodeIndexBuilder } from '../search/segments/code-index.ts';
import { collectFacetPostings } from './facets/facet-postings.ts';
import type { MemoryIndexData } from './memory-index.ts';
import { productCodes } from './product-document.ts';
import { SearchIndexesBuilder } from './search-indexes-builder.ts';
import { IndexStore } from './storage/index-store.ts';
import { rankByLanguage } from './storage/name-ranks.ts';

/** Builds all parts of an index except the search index of texts. `expected` is the approximate number of products. */
export class RowsBuilder {
  private readonly shared: SharedData;
  private readonly values: ReadonlyMap<number, ParameterValue>;
  private readonly store: IndexStore;
  private readonly codes = new CodeIndexBuilder();
  private readonly languages: { id: string; names: string[] }[];

  constructor(shared: SharedData, values: ReadonlyMap<number, ParameterValue>, expected: number) {
    this.shared = shared;
    this.values = values;
    this.store = new IndexStore({ languageIds: shared.languages.map(({ id }) => id), expected });
    this.languages = shared.languages.map(({ id }) => ({ id, names: [] }));
  }

  /** Returns the row of the first product; the others of the group follow. */
  add(group: readonly ProductRecord[]): number {
    const first = this.store.appendGroup(group, this.shared, this.values);
    for (const [offset, record] of group.entries()) {
      this.codes.add(first + offset, productCodes(record));
      for (const { id, names } of this.languages)
        names.push(record.texts.find(({ languageIds }) => languageIds.includes(id))?.text.name ?? '');
    }
    return first;
  }

  build(): Omit<MemoryIndexData, 'search'> {
    return {
      store: this.store.trimmed(),
      postings: collectFacetPostings(this.store),
      nameRanks: this.rankNames(),
      codes: this.codes.build(),
    };
  }

  private rankNames(): Int32Array[] {
    const ranks: Int32Array[] = [];
    // Most books have the same name in all languages, so their order in the previous language is a good start.
    for (const { id, names } of this.languages) ranks.push(rankByLanguage(names, id, ranks.at(-1)));
    return ranks;
  }
}

/** Builds an index from variant groups, each sorted by product id. A product without a group is a group of one. */
export class MemoryIndexBuilder {
  private readonly rows: RowsBuilder;
  private readonly search: SearchIndexesBuilder;

  constructor(shared: SharedData, values: ReadonlyMap<number, ParameterValue>, expected: number) {
    this.rows = new RowsBuilder(shared, values, expected);
    this.search = new SearchIndexesBuilder({
      languageIds: shared.languages.map(({ id }) => id),
      names: shared,
      values,
    });
  }

  add(group: readonly ProductRecord[]): void {
    const first = this.rows.add(group);
    for (const [offset, record] of group.entries()) this.search.add(first + offset, record);
  }

  build(): MemoryIndexData {
    return { ...this.rows.build(), search: this.search.build() };
  }
}
