import { CodeIndex } from './code-index.ts';
import { type ExpandedWord, expandWord, hasWord } from './expand-word.ts';
import { FrozenSegment } from './frozen-segment.ts';
import { GrowingSegment } from './growing-segment.ts';
import { type LanguageRules, languageRules } from './language-rules.ts';
import { type MatchContext, matchAll, matchMost, noHits, type SearchHits } from './match-words.ts';
import { respacedQueries } from './respace-words.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchIndexData } from './search-index-data.ts';
import { searchWords } from './search-words.ts';
import type { Segment } from './segment.ts';

/** Above all that words can be worth. */
const SCORE_OF_CODE = 0xffffffff;
const MOST_RESPACED_QUERIES = 8;

/**
 * The words of one language: a frozen base, and a tail of products that were added or changed since, under higher
 * ordinals. Searches and additions take turns on one thread.
 */
export class SearchIndex {
  private readonly languageId: string;
  private readonly rules: LanguageRules;
  private readonly base: Segment | null;
  private readonly tail: GrowingSegment;
  private readonly segments: readonly Segment[];
  private readonly codes: CodeIndex;

  /** Codes are the same in every language: give each index the same one. */
  constructor(languageId: string, base: SearchIndexData | null, codes = new CodeIndex(null)) {
    this.languageId = languageId;
    this.rules = languageRules(languageId);
    this.base = base === null ? null : new FrozenSegment(base);
    this.tail = new GrowingSegment(languageId);
    this.segments = this.base === null ? [this.tail] : [this.base, this.tail];
    this.codes = codes;
  }

  /** Ordinals must ascend, above those of the base. A product that changed is added anew, and its old ordinal is dead. */
  add(ordinal: number, document: SearchDocument): void {
    if (this.base !== null && ordinal < this.base.ordinalEnd)
      throw new Error(`Ordinal ${ordinal} belongs to the base, which ends at ${this.base.ordinalEnd - 1}.`);
    this.tail.add(ordinal, document);
  }

  /**
   * Live products that the text finds. All words must be met; only if that finds nothing, spaces are moved, then any word
   * may be misspelt, and at last half of the words are enough. `isLive` is asked about each product that matches, also
   * about those added later than whoever asks knows.
   */
  search(text: string, isLive: (ordinal: number) => boolean): SearchHits {
    const words = searchWords(text, this.languageId);
    const coded = this.codes.find(text).filter(isLive);
    if (coded.length === 0) return this.searchWords(words, isLive);
    // `1984` may be an article number and a title; of a code in several parts the parts mean nothing.
    return withCodes(coded, words.length === 1 ? this.searchStrictly(words, isLive) : noHits());
  }

  private searchWords(words: readonly string[], isLive: (ordinal: number) => boolean): SearchHits {
    const context = this.context(words, isLive);
    const typed = this.expand(words);
    const strict = matchAll(typed, context);
    if (strict.ordinals.length > 0) return strict;
    for (const query of this.respaced(words)) {
      const hits = this.searchStrictly(query, isLive);
      if (hits.ordinals.length > 0) return hits;
    }
    const forgiving = this.forgive(words, typed);
    const forgiven = matchAll(forgiving, context);
    return forgiven.ordinals.length > 0 ? forgiven : matchMost(forgiving, context);
  }

  private searchStrictly(words: readonly string[], isLive: (ordinal: number) => boolean): SearchHits {
    return matchAll(this.expand(words), this.context(words, isLive));
  }

  private respaced(words: readonly string[]): string[][] {
    const queries = respacedQueries(words, (word) => hasWord(this.segments, word, this.rules));
    return queries.slice(0, MOST_RESPACED_QUERIES);
  }

  private expand(words: readonly string[]): ExpandedWord[] {
    const { segments, rules } = this;
    return words.map((word, i) =>
      expandWord(segments, word, rules, { isBeginning: i === words.length - 1, isForgiving: false }),
    );
  }

  private forgive(words: readonly string[], typed: readonly ExpandedWord[]): ExpandedWord[] {
    const { segments, rules } = this;
    return typed.map((expanded, i) => {
      if (expanded.isForgiven) return expanded;
      const isBeginning = i === words.length - 1;
      return expandWord(segments, words[i] as string, rules, { isBeginning, isForgiving: true });
    });
  }

  private context(words: readonly string[], isLive: (ordinal: number) => boolean): MatchContext {
    const { base, tail } = this;
    const baseEnd = base?.ordinalEnd ?? 0;
    return {
      ordinalEnd: Math.max(baseEnd, tail.ordinalEnd),
      documentCount: (base?.documentCount ?? 0) + tail.documentCount,
      isLedByArticle: this.rules.articles.has(words[0] ?? ''),
      titleShape: (ordinal) => (base !== null && ordinal < baseEnd ? base : tail).titleShape(ordinal),
      isLive,
    };
  }
}

function withCodes(coded: readonly number[], { ordinals, scores }: SearchHits): SearchHits {
  const scoreOf = new Map<number, number>();
  for (const [i, ordinal] of ordinals.entries()) scoreOf.set(ordinal, scores[i] as number);
  for (const ordinal of coded) scoreOf.set(ordinal, SCORE_OF_CODE);
  const all = Int32Array.from(scoreOf.keys()).sort();
  return { ordinals: all, scores: Uint32Array.from(all, (ordinal) => scoreOf.get(ordinal) as number) };
}
