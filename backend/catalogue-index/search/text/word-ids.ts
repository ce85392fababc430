import type { SearchRules } from '#backend/languages/search-rules.ts';
import { RecentTexts } from './recent-texts.ts';
import { wordsOfToken } from './search-words.ts';
import { TextTokens } from './text-tokens.ts';

/** The lowest bit of an entry of `idsIn`: the id is a further form of a token, not one of its words. */
export const FURTHER_FORM = 1;

/**
 * The words of texts as ids, which `idOf` assigns. Most tokens of a catalogue repeat, and most texts are read for several
 * languages: the ids of tokens and of the last texts are remembered, so that they are folded once.
 */
export class WordIds {
  private readonly rules: SearchRules;
  private readonly idOf: (word: string) => number;
  private readonly tokens: TextTokens;
  /** By token number. */
  private readonly entriesOfToken: (number[] | undefined)[] = [];
  private readonly texts = new RecentTexts<number[]>();
  private highest = -1;

  /** Only the folding of letters depends on the rules: languages that fold alike can share one object. */
  constructor(rules: SearchRules, idOf: (word: string) => number, tokens = new TextTokens()) {
    this.rules = rules;
    this.idOf = idOf;
    this.tokens = tokens;
  }

  /** One above the highest id so far. */
  get size(): number {
    return this.highest + 1;
  }

  /** For each word its id × 2; further forms, with the lowest bit set, are before the words of their token. */
  idsIn(text: string): readonly number[] {
    const known = this.texts.get(text);
    if (known) return known;
    const { lower, parts } = this.tokens.split(text);
    const entries: number[] = [];
    for (let at = 0; at < parts.length; at += 3) {
      const number = parts[at] as number;
      let tokenEntries = this.entriesOfToken[number];
      if (!tokenEntries) {
        tokenEntries = this.entriesOf(lower.slice(parts[at + 1], parts[at + 2]));
        this.entriesOfToken[number] = tokenEntries;
      }
      for (const entry of tokenEntries) entries.push(entry);
    }
    this.texts.set(text, entries);
    return entries;
  }

  private entriesOf(token: string): number[] {
    const { words, furtherForms } = wordsOfToken(token, this.rules);
    return [
      ...furtherForms.map((form) => this.numberOf(form) * 2 + FURTHER_FORM),
      ...words.map((word) => this.numberOf(word) * 2),
    ];
  }

  private numberOf(word: string): number {
    const id = this.idOf(word);
    if (id > this.highest) this.highest = id;
    return id;
  }
}
