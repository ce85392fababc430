import { LOCALES } from '#contract/locales.ts';
import type { SearchHits } from './matching/match-words.ts';
import type { SearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';
import type { CodeIndex } from './segments/code-index.ts';
import { SearchIndexBuilder } from './segments/search-index-builder.ts';

export const allLive = () => true;

export function book(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { title, authors: [], names: [], texts: [], ...more };
}

export function frozenIndex(
  languageId: string,
  documents: readonly SearchDocument[],
  codes?: CodeIndex,
): SearchIndex {
  const builder = new SearchIndexBuilder(languageId);
  for (const [ordinal, document] of documents.entries()) builder.add(ordinal, document);
  return new SearchIndex(languageId, builder.build(), codes);
}

/** Ordinals by score, highest first; equal scores by ordinal, highest first, like lists. */
export function ranked({ ordinals, scores }: SearchHits): number[] {
  return [...ordinals.keys()]
    .sort(
      (a, b) =>
        (scores[b] as number) - (scores[a] as number) || (ordinals[b] as number) - (ordinals[a] as number),
    )
    .map((i) => ordinals[i] as number);
}

/** A shop of books in one language. `find` returns the matching titles, highest score first. */
export function shopOf(languageId: string, books: readonly (string | SearchDocument)[]) {
  const documents = books.map((entry) => (typeof entry === 'string' ? book(entry) : entry));
  const index = frozenIndex(languageId, documents);
  const find = (text: string) =>
    ranked(index.search(text, allLive)).map((ordinal) => documents[ordinal]?.title);
  return { index, documents, find };
}

export const LANGUAGES = Object.values(LOCALES).map(({ code, iso }) => ({ locale: code, languageId: iso }));
