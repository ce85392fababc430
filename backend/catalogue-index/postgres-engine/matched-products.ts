import { type RawBuilder, sql } from 'kysely';
import type { ExpandedWord } from '../search/expand-word.ts';
import { languageRules } from '../search/language-rules.ts';
import {
  pointsOf,
  WEIGHT_OF_COMMON_WORD,
  WEIGHT_OF_TELLING_WORD,
  WORTH_OF_TITLE_BEGINNING,
  WORTH_OF_WHOLE_TITLE,
  worthsAt,
} from '../search/relevance.ts';
import { IN_AUTHOR, IN_NAME, IN_TEXT, LATE_IN_TITLE } from '../search/search-document.ts';
import type { KnownWords } from './known-words.ts';

/** A beginning of more words is not looked for in texts: nearly every one has it. */
const MOST_WORDS_IN_TEXTS = 2000;

/** Up to so many words, looking each up in the index is quicker than looking at every document. */
const MOST_WORDS_LOOKED_UP = 300;

/** Words of the shop that one word of the query may mean, and what meeting one of them is worth. */
interface MeantGroup {
  /** As which word of the query, from 0. */
  position: number;
  words: string[];
  points: { title: number; author: number; name: number; text: number };
}

/**
 * Products that have all words of a query, or most of them, as a select of product_id and score. The score is that of
 * search/match-words.ts: what the words are worth where they stand, more for a title that is what was typed.
 */
export function matchedProducts(
  known: KnownWords,
  languageId: string,
  query: readonly string[],
  expanded: readonly ExpandedWord[],
  enough: 'all' | 'most',
): RawBuilder<unknown> {
  const groups = meantGroups(known, expanded);
  const { articles } = languageRules(languageId);
  const count = query.length;
  return sql`
  with ${hitTables(groups, languageId)},
  best as materialized (
    select distinct on (position, product_id) * from hit order by position, product_id, points desc, place
  ),
  weight as (
    select position, is_common,
      case when is_common then ${WEIGHT_OF_COMMON_WORD}::int else ${WEIGHT_OF_TELLING_WORD}::int end as weight
    from (
      select position, count(*) > 50
        and count(*) > (select count(*) from product_text where language_id = ${languageId}) / 10.0 as is_common
      from best group by position
    ) frequencies
  ),
  scored as (
    select product_id, count(*) as met, count(*) filter (where not is_common) as telling_met,
      round(sum(points * weight) * case
        when count(*) < ${count}::int or not bool_and(coalesce(place = position + lead, false)) then 1
        when head_length = ${count}::int + lead then ${WORTH_OF_WHOLE_TITLE}::numeric
        else ${WORTH_OF_TITLE_BEGINNING}::numeric end) as score
    from best join weight using (position)
      join search_document on kind = 'product' and id = product_id and language_id = ${languageId}
      cross join lateral (select case when not ${articles.has(query[0] ?? '')} and head_length > 1
        and head[1] = any(${[...articles]}::text[]) then 1 else 0 end as lead) leads
    group by product_id, head_length, lead
  )
  -- Not an equality, for the same reason as in list-statement.ts.
  select product_id, score from scored where ${enough === 'all' ? sql`met >= ${count}::int` : hasMost(count)}`;
}

function meantGroups(known: KnownWords, expanded: readonly ExpandedWord[]): MeantGroup[] {
  return expanded.flatMap(({ meant }, position) =>
    meant.map(({ closeness, ids, isInTextsToo }) => {
      const worths = worthsAt(closeness);
      const pointsIn = (where: number) => pointsOf(worths[where] ?? 0);
      const isInTexts = isInTextsToo && ids.length <= MOST_WORDS_IN_TEXTS;
      return {
        position,
        words: ids.map((id) => known.wordOf(id)),
        points: {
          title: pointsIn(0),
          author: pointsIn(IN_AUTHOR),
          name: pointsIn(IN_NAME),
          text: isInTexts ? pointsIn(IN_TEXT) : 0,
        },
      };
    }),
  );
}

/** `hit`: which product has which word of the query, where in the title if it is there, and what that is worth. */
function hitTables(groups: readonly MeantGroup[], languageId: string): RawBuilder<unknown> {
  const members = groups.flatMap(({ position, words, points }) =>
    words.map((word) => ({ word, position, points })),
  );
  const columnOf = (name: 'title' | 'author' | 'name') => members.map(({ points }) => points[name]);
  const inTexts = groups
    .filter(({ points }) => points.text > 0)
    .map(
      ({ position, words, points }) => sql`
    union all
    select ${position}::int, id, ${points.text}::int, null from search_document
    where kind = 'product' and language_id = ${languageId} and ${hasAny('body', words)}`,
    );
  return sql`
  in_head as materialized (
    select kind, id, position, title, author, name, min(place) - 1 as place
    from search_document cross join unnest(head) with ordinality listed (word, place)
      join unnest(${members.map(({ word }) => word)}::text[], ${members.map(({ position }) => position)}::int[],
        ${columnOf('title')}::int[], ${columnOf('author')}::int[], ${columnOf('name')}::int[]
      ) member (word, position, title, author, name) using (word)
    where language_id = ${languageId} and ${hasAny(
      'head',
      members.map(({ word }) => word),
    )}
    group by kind, id, position, title, author, name
  ),
  hit (position, product_id, points, place) as (
    select position, id, title, case when place < ${LATE_IN_TITLE}::int then place end from in_head
    where kind = 'product'
    union all
    select position, product_id, author, null from in_head join product_parameter on parameter_value_id = id
    where kind = 'author'
    union all
    select position, product_id, name, null from in_head join product on brand_id = id where kind = 'brand'
    union all
    select position, product_id, name, null from in_head join product_category on category_id = id
    where kind = 'category'
    ${sql.join(inTexts, sql``)}
  )`;
}

function hasAny(column: 'head' | 'body', words: string[]): RawBuilder<unknown> {
  return words.length <= MOST_WORDS_LOOKED_UP
    ? sql`${sql.ref(column)} && ${words}::text[]`
    : sql`exists (select from unnest(${sql.ref(column)}) written (word) where written.word = any(${words}::text[]))`;
}

/** At least half of the words; those that are everywhere count only where there are no others. */
function hasMost(count: number): RawBuilder<unknown> {
  return sql`(select case when telling = 0 then met >= ceil(${count}::int / 2.0) else telling_met >= ceil(telling / 2.0) end
    from (select ${count}::int - count(*) from weight where is_common) of_query (telling))`;
}
