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
  const count = query.length;
  const groups = expanded.flatMap(({ meant }, word) => meant.map((group) => ({ word, ...group })));
  const points = (place: number) => groups.map(({ closeness }) => pointsOf(worthsAt(closeness)[place] ?? 0));
  const inTexts = points(IN_TEXT).map((worth, group) => (groups[group]?.isInTextsToo ? worth : 0));
  const members = groups.flatMap(({ ids }, group) =>
    ids.map((id) => ({ group: group + 1, word: known.wordOf(id) })),
  );
  const { articles } = languageRules(languageId);
  return sql`
  with meant (word_no, title, author, name, texts, words) as materialized (
    select word_no, title, author, name, texts, array_agg(member.word)
    from unnest(${groups.map(({ word }) => word)}::int[], ${points(0)}::int[], ${points(IN_AUTHOR)}::int[],
        ${points(IN_NAME)}::int[], ${inTexts}::int[]) with ordinality g (word_no, title, author, name, texts, group_no)
      join unnest(${members.map(({ group }) => group)}::int[], ${members.map(({ word }) => word)}::text[])
        member (group_no, word) using (group_no)
    group by group_no, word_no, title, author, name, texts
  ),
  in_head as materialized (
    select meant.*, kind, id, head from meant
      join search_document on language_id = ${languageId} and head && words
  ),
  hit (word_no, product_id, points, place) as (
    select word_no, id, title, (
      select min(place) - 1 from unnest(head[:${LATE_IN_TITLE}::int]) with ordinality listed (word, place)
      where word = any(words))
    from in_head where kind = 'product'
    union all
    select word_no, product_id, author, null from in_head join product_parameter on parameter_value_id = id
    where kind = 'author'
    union all
    select word_no, product_id, name, null from in_head join product on brand_id = id where kind = 'brand'
    union all
    select word_no, product_id, name, null from in_head join product_category on category_id = id
    where kind = 'category'
    union all
    select word_no, id, texts, null from meant
      join search_document on language_id = ${languageId} and kind = 'product' and body && words
    where texts > 0
  ),
  best as materialized (
    select distinct on (word_no, product_id) * from hit order by word_no, product_id, points desc, place
  ),
  weight as (
    select word_no, is_common,
      case when is_common then ${WEIGHT_OF_COMMON_WORD}::int else ${WEIGHT_OF_TELLING_WORD}::int end as weight
    from (
      select word_no, count(*) > 50 and count(*) > (
        select count(*) from product_text where language_id = ${languageId}) / 10.0 as is_common
      from best group by word_no
    ) frequencies
  ),
  scored as (
    select product_id, count(*) as met, count(*) filter (where not is_common) as telling_met,
      round(sum(points * weight) * case
        when count(*) < ${count}::int or not bool_and(coalesce(place = word_no + lead, false)) then 1
        when head_length = ${count}::int + lead then ${WORTH_OF_WHOLE_TITLE}::numeric
        else ${WORTH_OF_TITLE_BEGINNING}::numeric end) as score
    from best join weight using (word_no)
      join search_document on kind = 'product' and id = product_id and language_id = ${languageId}
      cross join lateral (select case when not ${articles.has(query[0] ?? '')} and head_length > 1
        and head[1] = any(${[...articles]}::text[]) then 1 else 0 end as lead) leads
    group by product_id, head_length, lead
  )
  select product_id, score from scored where ${enough === 'all' ? sql`met = ${count}::int` : hasMost(count)}`;
}

/** At least half of the words; those that are everywhere count only where there are no others. */
function hasMost(count: number): RawBuilder<unknown> {
  return sql`(select case when telling = 0 then met >= ceil(${count}::int / 2.0) else telling_met >= ceil(telling / 2.0) end
    from (select ${count}::int - count(*) from weight where is_common) of_query (telling))`;
}
