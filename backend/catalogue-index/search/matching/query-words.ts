import { isStopWord } from '#backend/languages/languages.ts';

/** A word of a query, and what it must match. */
export interface QueryWord {
  word: string;
  /** The last word may be unfinished. */
  isPrefix: boolean;
  /** A stop word raises the score of products that contain it, but is not required. */
  isOptional: boolean;
  /** Stop words occur in nearly every text, so they match only in titles, authors and names. */
  matchesTexts: boolean;
}

/** Stop words are optional beside other words. In a query of stop words only (`It`, `Vi`), all are required. */
export function queryWords(words: readonly string[]): QueryWord[] {
  const hasContent = words.some((word) => !isStopWord(word));
  return words.map((word, position) => ({
    word,
    isPrefix: position === words.length - 1,
    isOptional: hasContent && isStopWord(word),
    matchesTexts: !isStopWord(word),
  }));
}
