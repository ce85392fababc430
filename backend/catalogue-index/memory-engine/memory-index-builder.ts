import type { ParameterValue, SharedData } from '../catalogue.ts';
import type { ProductRecord } from '../product-record.ts';
import { CodeIndexBuilder } from '../search/segments/code-index.ts';
import { SearchIndexBuilder } from '../search/segments/search-index-builder.ts';
import { TextTokens } from '../search/text/text-tokens.ts';
import { collectFacetPostings } from './facets/facet-postings.ts';
import type { MemoryIndexData } from './memory-index.ts';
import { productCodes, productDocument } from './product-document.ts';
import { IndexStore } from './storage/index-store.ts';
import { rankByLanguage } from './storage/name-ranks.ts';

/** Builds an index from variant groups, each sorted by product id. A product without a group is a group of one. */
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
    const tokens = new TextTokens();
    this.languages = languageIds.map((id) => ({
      id,
      search: new SearchIndexBuilder(id, tokens),
      names: [],
    }));
  }

  add(group: readonly ProductRecord[]): void {
    const first = this.store.appendGroup(group, this.shared, this.values);
    for (const [offset, record] of group.entries()) {
      const row = first + offset;
      this.codes.add(row, productCodes(record));
      for (const { id, search, names } of this.languages) {
        const document = productDocument(record, id, this.shared, this.values);
        if (document) search.add(row, document);
        names.push(document?.title ?? '');
      }
    }
  }

  build(): MemoryIndexData {
    return {
      store: this.store.trimmed(),
      postings: collectFacetPostings(this.store),
      nameRanks: this.languages.map(({ id, names }) => rankByLanguage(names, id)),
      search: this.languages.map(({ search }) => search.build()),
      codes: this.codes.build(),
    };
  }
}
