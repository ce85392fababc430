import { isStopWord } from '#backend/languages/languages.ts';

/** A word of a query, and what it must match. */
export interface QueryWord {
  word: string;
  /** The last word may be unfinished. */
  isPrefix: boolean;
  /** A stop word or initial raises the score of products that contain it, but is not required. */
  isOptional: boolean;
  /** Stop words occur in nearly every text, so they match only in titles, authors and names. */
  matchesTexts: boolean;
}

/** An initial of an author: `P. O. Enquist` may be stored as Per Olov Enquist. */
const INITIAL = /^\p{L}$/u;

/** Such a query matches only titles that start or end with it, and authors: nearly every title contains `och` or `the`. */
export function isOnlyStopWords(words: readonly string[]): boolean {
  return words.every(isStopWord);
}

/**
 * Stop words, and single letters before the last word, are optional beside other words. In a query of stop words only (`It`,
 * `Vi`), all are required.
 */
export function queryWords(words: readonly string[]): QueryWord[] {
  const hasContent = words.some((word) => !isStopWord(word));
  const hasName = words.some((word) => !isStopWord(word) && !INITIAL.test(word));
  return words.map((word, position) => {
    const isPrefix = position === words.length - 1;
    return {
      word,
      isPrefix,
      isOptional: (hasContent && isStopWord(word)) || (hasName && !isPrefix && INITIAL.test(word)),
      matchesTexts: !isStopWord(word),
    };
  });
}
