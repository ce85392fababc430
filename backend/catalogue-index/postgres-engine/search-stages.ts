import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchMatch } from '../engine.ts';
import { type ExpandedWord, expandWord, hasWord, isMisspelled } from '../search/matching/expand-word.ts';
import { maxTyposOf, type Spelling } from '../search/matching/misspelled-words.ts';
import { isOnlyStopWords, queryWords } from '../search/matching/query-words.ts';
import { CLOSENESS, CODE_SCORE } from '../search/matching/relevance.ts';
import { possibleWords, respacedQueries } from '../search/matching/respaced-queries.ts';
import { isIsbn, isOnlyCode, normalizeCode } from '../search/text/product-code.ts';
import { searchWords } from '../search/text/search-words.ts';
import { isDatabaseText } from './facet-conditions.ts';
import { KnownWords } from './known-words.ts';
import { matchedProducts } from './matched-products.ts';

export interface SearchStage {
  /** A select of product_id and score. */
  found: RawBuilder<unknown>;
  match: SearchMatch;
}

/** The stages of a search, the strictest first. The first that finds a product is used, as in search/search-index.ts. */
export async function* searchStages(
  db: Database,
  languageId: string,
  text: string,
  isLoose: boolean,
): AsyncGenerator<SearchStage> {
  const words = searchWords(text, languageId);
  const known = new KnownWords(db, languageId);
  const find = (
    query: readonly string[],
    expanded: readonly ExpandedWord[],
    { isInHeads = false }: { isInHeads?: boolean } = {},
  ) => matchedProducts(known, { query, expanded, requiredWords: 'all', isInHeads });
  const stageOf = (
    query: readonly string[],
    expanded: readonly ExpandedWord[],
    options?: { isInHeads: boolean },
  ): SearchStage => ({
    found: find(query, expanded, options),
    match: expanded.some(isMisspelled) ? 'corrected' : 'typed',
  });

  const idsWithCode = await productsWithCode(db, text);
  if (idsWithCode.length > 0) {
    const withCode = sql`select unnest(${idsWithCode}::int[]), ${CODE_SCORE}::bigint`;
    if (isOnlyCode(text)) yield { found: withCode, match: 'typed' };
    else {
      const strict = find(words, await expandStrictly(known, words));
      const found = sql`select product_id, max(score) from (${withCode} union all (${strict})) both_kinds (product_id, score)
        group by product_id`;
      yield { found, match: 'typed' };
    }
  }
  if (words.length === 0 || isIsbn(text)) return;

  const typed = await expandStrictly(known, words);
  if (isOnlyStopWords(words)) {
    yield stageOf(words, typed);
    return;
  }
  yield stageOf(words, typed, { isInHeads: true });
  const variants = await expandRespaced(known, words);
  for (const variant of variants) yield stageOf(variant.words, variant.expanded, { isInHeads: true });
  yield stageOf(words, typed);
  for (const variant of variants) yield stageOf(variant.words, variant.expanded);

  await known.loadLookalikes(words.filter((_, position) => isLoose || !typed[position]?.hasAllTypos));
  const expandedWithTypos = expand(known, words, isLoose ? 'loose' : 'tolerant');
  yield { found: find(words, expandedWithTypos), match: 'corrected' };
  if (expandedWithTypos.filter(({ isOptional }) => !isOptional).length > 1) {
    const stage = {
      query: words,
      expanded: expandedWithTypos,
      requiredWords: 'half' as const,
      isInHeads: false,
    };
    yield { found: matchedProducts(known, stage), match: 'partial' };
  }
}

/** The candidates of each word of a query. Only unknown words may have typos. */
async function expandStrictly(
  known: KnownWords,
  words: readonly string[],
  isInTexts = true,
): Promise<ExpandedWord[]> {
  await known.loadForms(words);
  const expanded = expand(known, words, 'strict', isInTexts);
  const unknown = queryWords(words).filter(
    (_, position) => !expanded[position]?.candidates.some(({ closeness }) => closenessAsTyped.has(closeness)),
  );
  if (unknown.length === 0) return expanded;
  const misspelled = unknown.filter((word) => maxTyposOf(word, 'strict') > 0);
  await known.loadLookalikes(misspelled.map(({ word }) => word));
  return expand(known, words, 'strict', isInTexts);
}

const closenessAsTyped = new Set<number>([
  CLOSENESS.same,
  CLOSENESS.base,
  CLOSENESS.prefix,
  CLOSENESS.basePrefix,
]);

function expand(
  { segment, languageId }: KnownWords,
  words: readonly string[],
  spelling: Spelling,
  isInTexts = true,
): ExpandedWord[] {
  const rules = searchRulesOf(languageId);
  return queryWords(words, isInTexts).map((word) => expandWord([segment], word, rules, spelling));
}

/** Variants of the query with other spaces, if they consist of known words, and the candidates of their words. */
async function expandRespaced(
  known: KnownWords,
  words: readonly string[],
): Promise<{ words: readonly string[]; expanded: ExpandedWord[] }[]> {
  await known.loadWords(possibleWords(words));
  const rules = searchRulesOf(known.languageId);
  const queries = respacedQueries(words, (word) => hasWord([known.segment], word, rules));
  const variants: { words: readonly string[]; expanded: ExpandedWord[] }[] = [];
  for (const { words: parts, isSplit } of queries) {
    const isInTexts = !isSplit;
    variants.push({ words: parts, expanded: await expandStrictly(known, parts, isInTexts) });
  }
  return variants;
}

async function productsWithCode(db: Database, text: string): Promise<number[]> {
  const code = normalizeCode(text);
  if (code === null || !isDatabaseText(code)) return [];
  const forms = [code, ...isbn10Of(code)];
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product where search_code(article_number) = any(${forms}::text[])
    union select product_id from sku where search_code(article_number) = any(${forms}::text[])
    union select product_id from sku where search_code(gtin) = any(${forms}::text[])`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** The ISBN-10 of an ISBN-13: the database may store either, and the normalised code is the ISBN-13. */
function isbn10Of(code: string): string[] {
  if (!/^978\d{10}$/.test(code)) return [];
  const digits = [...code.slice(3, 12)].map(Number);
  // The weights 10 to 2, modulo 11; a check digit of 10 is written as x.
  const check = (11 - (digits.reduce((sum, digit, position) => sum + digit * (10 - position), 0) % 11)) % 11;
  return [`${digits.join('')}${check === 10 ? 'x' : check}`];
}
