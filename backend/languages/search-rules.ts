/** How search treats the words of a language. Words are folded as in search-words.ts: `æ` is `ä` and `ø` is `ö`. */
export interface SearchRules {
  /** True if å, ä and ö are separate letters: a word with `ä` matches a typed `a`, but ranks below a word with `a`. */
  hasNordicLetters: boolean;
  /** Other spellings of a word: `aarhus` and `århus`. */
  spellings(word: string): string[];
  stem(word: string): string;
  /** Visitors often leave the leading article of a title out. */
  articles: ReadonlySet<string>;
  /** Function words, which say little about a book: conjunctions, prepositions, pronouns, auxiliary verbs. */
  stopWords: ReadonlySet<string>;
  /** Words before the number of a book in its series: `millennium del 1`. */
  numberedWords: ReadonlySet<string>;
  /** Other words for the same kind of book, such as those that categories use. */
  synonyms(word: string): readonly string[];
}

/** For groups of words with one meaning, each group as a text. */
export function synonymsIn(groups: readonly string[]): SearchRules['synonyms'] {
  const groupOfWord = new Map<string, string[]>();
  for (const group of groups) {
    const words = wordsIn(group);
    for (const word of words) groupOfWord.set(word, words);
  }
  return (word) => groupOfWord.get(word)?.filter((other) => other !== word) ?? [];
}

export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** For languages without rules: words match only as written. */
export const plainSearchRules: SearchRules = {
  hasNordicLetters: false,
  spellings: () => [],
  stem: (word) => word,
  articles: new Set(),
  stopWords: new Set(),
  numberedWords: new Set(),
  synonyms: () => [],
};
