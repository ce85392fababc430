/** How search treats the words of a language. Words are folded as in search-words.ts: `æ` is `ä` and `ø` is `ö`. */
export interface SearchRules {
  /** True if å, ä and ö are separate letters: `a` typed for `ä` then matches, but ranks below `a`. */
  hasNordicLetters: boolean;
  /** Other spellings of a word: `aarhus` and `århus`. */
  spellings(word: string): string[];
  stem(word: string): string;
  /** Visitors often leave the leading article of a title out. */
  articles: ReadonlySet<string>;
}

/** For languages without rules: words match only as written. */
export const plainSearchRules: SearchRules = {
  hasNordicLetters: false,
  spellings: () => [],
  stem: (word) => word,
  articles: new Set(),
};
