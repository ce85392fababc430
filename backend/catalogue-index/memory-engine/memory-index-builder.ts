import type { ParameterValue, SharedData } from '../catalogue.ts';
import type { ProductRecord } from '../product-record.ts';
import { CodeIndexBuilder } from '../search/code-index.ts';
import { SearchIndexBuilder } from '../search/search-index-builder.ts';
import { IndexStore } from './index-store.ts';
import type { MemoryIndexData } from './memory-index.ts';
import { rankByLanguage } from './name-ranks.ts';
import { collectPostings } from './postings.ts';
import { productCodes, searchDocument } from './search-document.ts';

/** Makes an index of products that come unit by unit: a variant group, lowest id first, or a product that is in none. */
export class MemoryIndexBuilder {
  private readonly shared: SharedData;
  private readonly values: ReadonlyMap<number, ParameterValue>;
  private readonly store: IndexStore;
  private readonly languages: { id: string; search: SearchIndexBuilder; names: string[] }[];
  private readonly codes = new CodeIndexBuilder();

  constructor(shared: SharedData, values: ReadonlyMap<number, ParameterValue>, expected: number) {
    this.shared = shared;
    this.values = values;
    const languageIds = shared.languages.map(({ id }) => id);
    this.store = new IndexStore({ languageIds, expected });
    this.languages = languageIds.map((id) => ({ id, search: new SearchIndexBuilder(id), names: [] }));
  }

  add(unit: readonly ProductRecord[]): void {
    const first = this.store.appendUnit(unit, this.shared, this.values);
    for (const [offset, record] of unit.entries()) {
      const row = first + offset;
      this.codes.add(row, productCodes(record));
      for (const { id, search, names } of this.languages) {
        const document = searchDocument(record, id, this.shared, this.values);
        if (document) search.add(row, document);
        names.push(document?.title ?? '');
      }
    }
  }

  build(): MemoryIndexData {
    return {
      store: this.store.trimmed(),
      postings: collectPostings(this.store),
      nameRanks: this.languages.map(({ id, names }) => rankByLanguage(names, id)),
      search: this.languages.map(({ search }) => search.build()),
      codes: this.codes.build(),
    };
  }
}
