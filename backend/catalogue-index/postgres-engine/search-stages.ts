import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { type ExpandedWord, expandWord, hasWord } from '../search/expand-word.ts';
import { languageRules } from '../search/language-rules.ts';
import { forgivenTypos } from '../search/misspelt-words.ts';
import { comparableCode } from '../search/product-code.ts';
import { CLOSENESS } from '../search/relevance.ts';
import { respacedQueries } from '../search/respace-words.ts';
import { searchWords } from '../search/search-words.ts';
import { isDatabaseText } from './facet-conditions.ts';
import { KnownWords } from './known-words.ts';
import { matchedProducts } from './matched-products.ts';

const MOST_RESPACED_QUERIES = 8;
/** Above all that words can be worth. */
const SCORE_OF_CODE = 0xffffffff;

/**
 * Readings of a searched text, the strictest first, each as a select of product_id and score: the first that finds a
 * product of the scope is what was meant (search/search-index.ts).
 */
export async function* searchStages(
  db: Database,
  languageId: string,
  text: string,
): AsyncGenerator<RawBuilder<unknown>> {
  const words = searchWords(text, languageId);
  const known = new KnownWords(db, languageId);
  const find = (expanded: readonly ExpandedWord[], query: readonly string[], enough: 'all' | 'most') =>
    matchedProducts(known, languageId, query, expanded, enough);

  const coded = await productsWithCode(db, text);
  if (coded.length > 0) {
    const withCode = sql`select unnest(${coded}::int[]), ${SCORE_OF_CODE}::bigint`;
    // `1984` may be an article number and a title; of a code in several parts the parts mean nothing.
    if (words.length !== 1) yield withCode;
    else {
      const strict = find(await expandStrictly(known, words, languageId), words, 'all');
      yield sql`select product_id, max(score) from (${withCode} union all (${strict})) both_kinds (product_id, score)
        group by product_id`;
    }
  }
  if (words.length === 0) return;

  const typed = await expandStrictly(known, words, languageId);
  yield find(typed, words, 'all');

  for (const query of await respaced(known, words, languageId))
    yield find(await expandStrictly(known, query, languageId), query, 'all');

  await known.learnLookalikes(words.filter((_, position) => !typed[position]?.isForgiven));
  const forgiving = typed.map((expanded, position) =>
    expanded.isForgiven ? expanded : expand(known, words, position, languageId, true),
  );
  yield find(forgiving, words, 'all');
  if (words.length > 1) yield find(forgiving, words, 'most');
}

/** What each word of a query means. Only words that the shop does not have are taken for misspelt. */
async function expandStrictly(
  known: KnownWords,
  words: readonly string[],
  languageId: string,
): Promise<ExpandedWord[]> {
  await known.learnForms(words);
  const expanded = words.map((_, position) => expand(known, words, position, languageId, false));
  const unknown = words.filter(
    (_, position) => !expanded[position]?.meant.some(({ closeness }) => asTyped.has(closeness)),
  );
  if (unknown.length === 0) return expanded;
  await known.learnLookalikes(unknown.filter((word) => forgivenTypos(word) > 0));
  return words.map((_, position) => expand(known, words, position, languageId, false));
}

const asTyped = new Set<number>([
  CLOSENESS.same,
  CLOSENESS.bare,
  CLOSENESS.beginning,
  CLOSENESS.bareBeginning,
]);

function expand(
  { segment }: KnownWords,
  words: readonly string[],
  position: number,
  languageId: string,
  isForgiving: boolean,
): ExpandedWord {
  const isBeginning = position === words.length - 1;
  return expandWord([segment], words[position] ?? '', languageRules(languageId), {
    isBeginning,
    isForgiving,
  });
}

/** The query with a space more or less, where that makes words of the shop. */
async function respaced(
  known: KnownWords,
  words: readonly string[],
  languageId: string,
): Promise<string[][]> {
  const possible = new Set<string>();
  respacedQueries(words, (word) => possible.add(word).has(word));
  await known.learnWords([...possible, ...words]);
  const rules = languageRules(languageId);
  const queries = respacedQueries(words, (word) => hasWord([known.segment], word, rules));
  return queries.slice(0, MOST_RESPACED_QUERIES);
}

async function productsWithCode(db: Database, text: string): Promise<number[]> {
  const code = comparableCode(text);
  if (code === null || !isDatabaseText(code)) return [];
  const forms = [code, ...isbn10Of(code)];
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product where search_code(article_number) = any(${forms}::text[])
    union select product_id from sku where search_code(article_number) = any(${forms}::text[])
    union select product_id from sku where search_code(gtin) = any(${forms}::text[])`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** A code that was written down as an ISBN-10 is compared as the ISBN-13 that replaced it. */
function isbn10Of(code: string): string[] {
  if (!/^978\d{10}$/.test(code)) return [];
  const digits = [...code.slice(3, 12)].map(Number);
  const check = (11 - (digits.reduce((sum, digit, place) => sum + digit * (10 - place), 0) % 11)) % 11;
  return [`${digits.join('')}${check === 10 ? 'x' : check}`];
}
