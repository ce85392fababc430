import { isStopWord, searchRulesOf } from '#backend/languages/languages.ts';
import { expandWord } from './matching/expand-word.ts';
import { queryWords } from './matching/query-words.ts';
import { GrowingSegment } from './segments/growing-segment.ts';
import { wordOf } from './segments/word-list.ts';
import { baseWord } from './text/nordic-letters.ts';
import { searchWords, wordsOfToken } from './text/search-words.ts';
import { visitTokens } from './text/tokens.ts';

/** The texts of a product that a correction is made of. */
export interface CorrectionSource {
  title: string;
  /** Authors and series. */
  names: readonly string[];
}

/** A longer title is not offered as a whole. */
const MAX_TITLE_LENGTH = 60;

/**
 * The query in the words of one of the products, as they are written there; the whole title if the query contains half of it.
 * The product that contains the largest number of words is used; of equals, the first. Words that it does not contain are
 * left out. Null if no product contains half of the words, or if the correction has the same words.
 */
export function correctedQuery(
  text: string,
  languageId: string,
  sources: readonly CorrectionSource[],
): string | null {
  const words = searchWords(text, languageId);
  const contentCount = words.filter((word) => !isStopWord(word)).length;
  let best: CorrectedWords = { words: [], contentCount: 0 };
  for (const source of sources) {
    const corrected = wordsOfSource(words, languageId, source);
    if (corrected.contentCount > best.contentCount) best = corrected;
  }
  if (best.contentCount === 0 || best.contentCount < contentCount / 2) return null;
  const correction = best.words.join(' ');
  const isSame = plainWords(correction, languageId) === plainWords(text, languageId);
  return isSame ? null : correction;
}

interface CorrectedWords {
  words: string[];
  /** How many words of the query the product contains, without stop words. */
  contentCount: number;
}

function wordsOfSource(
  words: readonly string[],
  languageId: string,
  source: CorrectionSource,
): CorrectedWords {
  const rules = searchRulesOf(languageId);
  const segment = new GrowingSegment(languageId);
  const texts = [source.title, ...source.names];
  segment.add(0, { title: texts.join(' '), authors: [], names: [], texts: [] });
  const tokenOfWord = displayedTokens(texts, languageId);
  const corrected = new Set<string>();
  let contentCount = 0;
  for (const word of queryWords(words)) {
    const { candidates } = expandWord([segment], word, rules, 'loose');
    const [closest] = candidates.toSorted((a, b) => b.closeness - a.closeness);
    const [id] = closest?.ids ?? [];
    const token = id === undefined ? undefined : tokenOfWord.get(wordOf(segment.words, id));
    if (token === undefined) continue;
    corrected.add(token);
    if (!isStopWord(word.word)) contentCount++;
  }
  return {
    words: isHalfOf(source.title, corrected, languageId) ? [source.title] : [...corrected],
    contentCount,
  };
}

/** True if the tokens are at least half of the words of the title, and the title contains all of them. */
function isHalfOf(title: string, tokens: ReadonlySet<string>, languageId: string): boolean {
  const inTitle = new Set(displayedTokens([title], languageId).values());
  const contentCount = searchWords(title, languageId).filter((word) => !isStopWord(word)).length;
  return (
    title.length <= MAX_TITLE_LENGTH &&
    tokens.isSubsetOf(inTitle) &&
    tokens.size >= Math.max(1, contentCount) / 2
  );
}

/** By indexed word: the token as the product writes it. */
function displayedTokens(texts: readonly string[], languageId: string): Map<string, string> {
  const rules = searchRulesOf(languageId);
  const tokenOfWord = new Map<string, string>();
  for (const text of texts)
    visitTokens(text, (from, to) => {
      const token = text.slice(from, to);
      for (const word of Object.values(wordsOfToken(token.toLowerCase(), rules)).flat())
        if (!tokenOfWord.has(word)) tokenOfWord.set(word, token);
    });
  return tokenOfWord;
}

function plainWords(text: string, languageId: string): string {
  return searchWords(text, languageId).map(baseWord).join(' ');
}
