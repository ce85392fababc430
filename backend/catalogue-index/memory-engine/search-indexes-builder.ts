import { searchRulesOf } from '#backend/languages/languages.ts';
import type { ParameterValue } from '../catalogue.ts';
import { SearchIndexBuilder } from '../search/segments/search-index-builder.ts';
import type { SearchIndexData } from '../search/segments/search-index-data.ts';
import { SharedWords } from '../search/segments/shared-words.ts';
import { TextTokens } from '../search/text/text-tokens.ts';
import { type DocumentNames, type DocumentRecord, productDocument } from './product-document.ts';

/** The names and parameter values by which products are found. Plain data, so that it can be sent to another thread. */
export interface TextSource {
  languageIds: string[];
  names: DocumentNames;
  values: ReadonlyMap<number, ParameterValue>;
}

/** Builds the search indexes of all languages. */
export class SearchIndexesBuilder {
  private readonly source: TextSource;
  private readonly languages: { id: string; search: SearchIndexBuilder }[];

  constructor(source: TextSource) {
    this.source = source;
    const tokens = new TextTokens();
    // Languages with the same letters share their words.
    const wordsByLetters = new Map<boolean, SharedWords>();
    this.languages = source.languageIds.map((id) => {
      const rules = searchRulesOf(id);
      const shared = wordsByLetters.get(rules.hasNordicLetters) ?? new SharedWords(rules, tokens);
      wordsByLetters.set(rules.hasNordicLetters, shared);
      return { id, search: new SearchIndexBuilder(id, shared) };
    });
  }

  /** Rows must ascend. */
  add(row: number, record: DocumentRecord): void {
    for (const { id, search } of this.languages) {
      const document = productDocument(record, id, this.source.names, this.source.values);
      if (document) search.add(row, document);
    }
  }

  build(): SearchIndexData[] {
    return this.languages.map(({ search }) => search.build());
  }
}
