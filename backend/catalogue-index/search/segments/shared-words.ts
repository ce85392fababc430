import type { SearchRules } from '#backend/languages/search-rules.ts';
import type { TextTokens } from '../text/text-tokens.ts';
import { WordIds } from '../text/word-ids.ts';
import { compareWords } from './word-list.ts';

/** The words of new indexes of languages that fold letters alike: each word has one id, and is sorted once. */
export class SharedWords {
  readonly ids: WordIds;
  private readonly idOfWord = new Map<string, number>();
  private sortedWords: { word: string; id: number }[] = [];

  constructor(rules: SearchRules, tokens?: TextTokens) {
    this.ids = new WordIds(rules, (word) => this.idOf(word), tokens);
  }

  /** The words of all languages in the order of word-list.ts. */
  sorted(): readonly { word: string; id: number }[] {
    if (this.sortedWords.length !== this.idOfWord.size)
      this.sortedWords = Array.from(this.idOfWord, ([word, id]) => ({ word, id })).sort((a, b) =>
        compareWords(a.word, b.word),
      );
    return this.sortedWords;
  }

  private idOf(word: string): number {
    let id = this.idOfWord.get(word);
    if (id === undefined) {
      id = this.idOfWord.size;
      this.idOfWord.set(copyString(word), id);
    }
    return id;
  }
}

/** Copies a substring: V8 stores one of 13 characters or more as a reference, for which the whole string stays in memory. */
function copyString(text: string): string {
  return text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
