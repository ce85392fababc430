import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchRules } from '#backend/languages/search-rules.ts';
import { type ExpandedWord, expandWord, hasWord } from './matching/expand-word.ts';
import { type MatchContext, matchAll, matchHalf, noHits, type SearchHits } from './matching/match-words.ts';
import type { Spelling } from './matching/misspelled-words.ts';
import { isOnlyStopWords, queryWords } from './matching/query-words.ts';
import { CODE_SCORE } from './matching/relevance.ts';
import { respacedQueries } from './matching/respaced-queries.ts';
import type { SearchDocument } from './search-document.ts';
import { CodeIndex } from './segments/code-index.ts';
import { FrozenSegment } from './segments/frozen-segment.ts';
import { GrowingSegment } from './segments/growing-segment.ts';
import type { SearchIndexData } from './segments/search-index-data.ts';
import type { Segment } from './segments/segment.ts';
import { isIsbn, isOnlyCode } from './text/product-code.ts';
import { searchWords } from './text/search-words.ts';
import type { TextTokens } from './text/text-tokens.ts';

/**
 * The search index of one language: a frozen base, and a tail of products that were added or changed later. A product has an
 * ordinal, its row number in the memory engine; those of the tail are higher. Searches and additions run on one thread.
 */
export class SearchIndex {
  private readonly languageId: string;
  private readonly rules: SearchRules;
  private readonly base: Segment | null;
  private readonly tail: GrowingSegment;
  private readonly segments: readonly Segment[];
  private readonly codes: CodeIndex;

  /** All languages share one code index and the tokens of texts. */
  constructor(
    languageId: string,
    base: SearchIndexData | null,
    codes = new CodeIndex(null),
    tokens?: TextTokens,
  ) {
    this.languageId = languageId;
    this.rules = searchRulesOf(languageId);
    this.base = base === null ? null : new FrozenSegment(base);
    this.tail = new GrowingSegment(languageId, tokens);
    this.segments = this.base === null ? [this.tail] : [this.base, this.tail];
    this.codes = codes;
  }

  /** Ordinals must ascend and be above those of the base. A changed product is added again with a new ordinal. */
  add(ordinal: number, document: SearchDocument): void {
    if (this.base !== null && ordinal < this.base.ordinalEnd)
      throw new Error(`Ordinal ${ordinal} belongs to the base, which ends at ${this.base.ordinalEnd - 1}.`);
    this.tail.add(ordinal, document);
  }

  /**
   * Live products that match the text. All words but stop words must match. A query that consists of stop words matches
   * titles that start or end with it, and authors. If no product has all words in its title and authors, spaces are added or
   * removed; if nothing is found, every word may have typos, and finally half of the words are enough. `isLive` is called for
   * each match, including products that were added after the caller's version. A loose search accepts more typos, to find a
   * correction.
   */
  search(text: string, isLive: (ordinal: number) => boolean, isLoose = false): SearchHits {
    const words = searchWords(text, this.languageId);
    const ordinalsWithCode = this.codes.find(text).filter(isLive);
    if (ordinalsWithCode.length === 0)
      return isIsbn(text) ? noHits() : this.searchWords(words, isLive, isLoose ? 'loose' : 'tolerant');
    const hits = isOnlyCode(text) ? noHits() : this.searchStrictly(words, isLive);
    return addProductsWithCode(ordinalsWithCode, hits);
  }

  private searchWords(
    words: readonly string[],
    isLive: (ordinal: number) => boolean,
    spelling: Spelling,
  ): SearchHits {
    const context = this.context(words, isLive);
    const typed = this.expand(words);
    const strict = matchAll(typed, context);
    if (strict.isInHeads || context.isOnlyStopWords) return strict;
    const respaced: SearchHits[] = [];
    const isKnown = (word: string) => hasWord(this.segments, word, this.rules);
    for (const { words: query, isSplit } of respacedQueries(words, isKnown)) {
      const isInTexts = !isSplit;
      const hits = this.searchStrictly(query, isLive, isInTexts);
      if (hits.isInHeads) return hits;
      respaced.push(hits);
    }
    const found = [strict, ...respaced].find(({ ordinals }) => ordinals.length > 0);
    if (found) return found;
    const expandedWithTypos = this.allowTypos(words, typed, spelling);
    const hits = matchAll(expandedWithTypos, context);
    return hits.ordinals.length > 0 ? { ...hits, match: 'corrected' } : matchHalf(expandedWithTypos, context);
  }

  private searchStrictly(
    words: readonly string[],
    isLive: (ordinal: number) => boolean,
    isInTexts = true,
  ): SearchHits {
    return matchAll(this.expand(words, isInTexts), this.context(words, isLive));
  }

  private expand(words: readonly string[], isInTexts = true): ExpandedWord[] {
    return queryWords(words, isInTexts).map((word) => expandWord(this.segments, word, this.rules, 'strict'));
  }

  private allowTypos(
    words: readonly string[],
    typed: readonly ExpandedWord[],
    spelling: Spelling,
  ): ExpandedWord[] {
    return queryWords(words).map((word, i) => {
      const expanded = typed[i];
      if (expanded?.hasAllTypos && spelling !== 'loose') return expanded;
      return expandWord(this.segments, word, this.rules, spelling);
    });
  }

  private context(words: readonly string[], isLive: (ordinal: number) => boolean): MatchContext {
    const { base, tail } = this;
    const baseEnd = base?.ordinalEnd ?? 0;
    return {
      ordinalEnd: Math.max(baseEnd, tail.ordinalEnd),
      documentCount: (base?.documentCount ?? 0) + tail.documentCount,
      startsWithArticle: this.rules.articles.has(words[0] ?? ''),
      isOnlyStopWords: isOnlyStopWords(words),
      titleShape: (ordinal) => (base !== null && ordinal < baseEnd ? base : tail).titleShape(ordinal),
      isLive,
    };
  }
}

function addProductsWithCode(
  ordinalsWithCode: readonly number[],
  { ordinals, scores }: SearchHits,
): SearchHits {
  const scoreByOrdinal = new Map<number, number>();
  for (const [i, ordinal] of ordinals.entries()) scoreByOrdinal.set(ordinal, scores[i] as number);
  for (const ordinal of ordinalsWithCode) scoreByOrdinal.set(ordinal, CODE_SCORE);
  const all = Int32Array.from(scoreByOrdinal.keys()).sort();
  const allScores = Uint32Array.from(all, (ordinal) => scoreByOrdinal.get(ordinal) as number);
  return { ordinals: all, scores: allScores, match: 'typed', isInHeads: true };
}
