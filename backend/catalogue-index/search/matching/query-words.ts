import { isNumberedWord, isStopWord } from '#backend/languages/languages.ts';

/** A word of a query, and what it must match. */
export interface QueryWord {
  word: string;
  /** The last word may be unfinished. */
  isPrefix: boolean;
  /** A stop word or initial raises the score of products that contain it, but is not required. */
  isOptional: boolean;
  /** True beside a longer required word: then even a short word may have a typo. */
  isBesideLonger: boolean;
  /** Stop words occur in nearly every text, so they match only in titles, authors and names. */
  matchesTexts: boolean;
}

/** Shorter words identify too little. */
const MIN_LONGER_LENGTH = 4;

/** An initial of an author: `P. O. Enquist` may be stored as Per Olov Enquist. */
const INITIAL = /^\p{L}$/u;

const NUMBER = /^\p{Nd}+$/u;

/** A query of stop words matches only titles that start or end with it, and authors: `och` or `the` is in nearly all titles. */
export function isOnlyStopWords(words: readonly string[]): boolean {
  return words.every(isStopWord);
}

/**
 * Stop words, single letters before the last word, and `del` before a number are optional beside other words. In a query of
 * stop words only (`It`, `Vi`), all are required. Without `isInTexts`, no word matches texts.
 */
export function queryWords(words: readonly string[], isInTexts = true): QueryWord[] {
  const hasContent = words.some((word) => !isStopWord(word));
  const hasName = words.some((word) => !isStopWord(word) && !INITIAL.test(word));
  const longer = words.filter((word) => word.length >= MIN_LONGER_LENGTH && !isStopWord(word));
  return words.map((word, position) => {
    const isPrefix = position === words.length - 1;
    return {
      word,
      isPrefix,
      isOptional:
        (hasContent && isStopWord(word)) ||
        (hasName && !isPrefix && (INITIAL.test(word) || isBeforeNumber(words, position))),
      isBesideLonger: longer.some((other) => other !== word),
      matchesTexts: isInTexts && !isStopWord(word),
    };
  });
}

/** True only after another word: `bok 3` alone is a title. */
function isBeforeNumber(words: readonly string[], position: number): boolean {
  return position > 0 && isNumberedWord(words[position] ?? '') && NUMBER.test(words[position + 1] ?? '');
}
