import { type RawBuilder, sql } from 'kysely';
import { searchRulesOf } from '#backend/languages/languages.ts';
import type { ExpandedWord } from '../search/matching/expand-word.ts';
import { isOnlyStopWords } from '../search/matching/query-words.ts';
import {
  AUTHOR_POINTS,
  AUTHORS_FACTOR,
  COMMON_WORD_WEIGHT,
  COVERED_TITLE_FACTOR,
  DISTINCTIVE_WORD_WEIGHT,
  isCorrected,
  NAME_POINTS,
  packedScoresAt,
  pointsOf,
  TITLE_START_FACTOR,
  WHOLE_TITLE_FACTOR,
} from '../search/matching/relevance.ts';
import { IN_AUTHOR, IN_NAME, IN_TEXT, LATE_IN_TITLE } from '../search/search-document.ts';
import type { KnownWords } from './known-words.ts';

/** A prefix of more words than this is not searched in texts, because nearly every text contains one of them. */
const MAX_WORDS_IN_TEXTS = 2000;

/** Up to this many words, index look-ups are faster than reading every document. */
const MAX_WORDS_LOOKED_UP = 300;

/** Words that match one word of the query, and the points for each field; 0 where they do not match. */
interface CandidateGroup {
  /** Index of the word in the query. */
  position: number;
  words: string[];
  isCorrected: boolean;
  points: { title: number; author: number; name: number; text: number };
}

interface SearchStage {
  query: readonly string[];
  expanded: readonly ExpandedWord[];
  requiredWords: 'all' | 'half';
  /** The stage finds nothing unless one product has all required words in its title and authors (its head). */
  isInHeads: boolean;
}

/**
 * Products that contain all or half of the words of a query, as a select of product_id and score. The score is computed as in
 * search/matching/match-words.ts: points by field, more for a title that is or starts with the query.
 *
 * `best`: for each word and product the field with the highest points; `weight`: of each word, by its frequency; `scored`:
 * the products with their scores and the number of required words that they contain. `lead` is 1 if the title starts with an
 * article that the query leaves out.
 */
export function matchedProducts(
  known: KnownWords,
  { query, expanded, requiredWords, isInHeads }: SearchStage,
): RawBuilder<unknown> {
  const { languageId } = known;
  const groups = candidateGroups(known, expanded, requiredWords);
  const { articles } = searchRulesOf(languageId);
  const count = query.length;
  const required = [...expanded.keys()].filter((position) => !expanded[position]?.isOptional);
  const isRequired = sql`position = any(${required}::int[])`;
  return sql`
  with recursive ${hitTables(groups, languageId)},
  best as materialized (
    select distinct on (position, product_id) * from hit order by position, product_id, points desc, title_position
  ),
  weight as (
    select position, is_common, ${isRequired} as is_required,
      case when is_common or not ${isRequired} then ${COMMON_WORD_WEIGHT}::int else ${DISTINCTIVE_WORD_WEIGHT}::int end as weight
    from (
      -- As isCommon in relevance.ts.
      select position, count(*) > 50
        and count(*) > (select count(*) from product_text where language_id = ${languageId}) / 10.0 as is_common
      from best group by position
    ) frequencies
  ),
  scored as (
    select product_id, count(*) filter (where is_required and ${isOnlyStopWords(query) ? isAtTitleEdge(count) : sql`true`}) as met,
      count(*) filter (where is_required and not is_common) as distinctive_met,
      bool_and(points > ${NAME_POINTS}::int or not is_required) as is_in_heads,
      round(sum(points * weight) * case when ${count > 1}
          and bool_and(not is_required or (points > ${NAME_POINTS}::int and points <= ${AUTHOR_POINTS}::int))
        then ${AUTHORS_FACTOR}::numeric else 1 end * case
        when count(*) < ${count}::int or not bool_and(coalesce(title_position = position + lead, false))
        then case when count(title_position) >= head_length - lead and count(title_position) > 0
          then ${COVERED_TITLE_FACTOR}::numeric else 1 end
        when head_length = ${count}::int + lead then ${WHOLE_TITLE_FACTOR}::numeric
        else ${TITLE_START_FACTOR}::numeric end) as score
    from best join weight using (position)
      join search_document on kind = 'product' and id = product_id and language_id = ${languageId}
      cross join lateral (select case when not ${articles.has(query[0] ?? '')} and head_length > 1
        and head[1] = any(${[...articles]}::text[]) then 1 else 0 end as lead) leads
    group by product_id, head_length, lead
  )
  -- An inequality, for the same reason as in candidateTables (list-statement.ts).
  select product_id, score from scored
  where ${requiredWords === 'all' ? sql`met >= ${required.length}::int` : hasHalf(required.length)}
    ${isInHeads ? sql`and exists (select from scored where met >= ${required.length}::int and is_in_heads)` : sql``}`;
}

/** As in `retainMatched`: at the start or the end of the title, or in the authors. */
function isAtTitleEdge(count: number): RawBuilder<unknown> {
  return sql`(title_position in (position + lead, head_length - ${count}::int + position)
    or (points > ${NAME_POINTS}::int and points <= ${AUTHOR_POINTS}::int))`;
}

function candidateGroups(
  known: KnownWords,
  expanded: readonly ExpandedWord[],
  requiredWords: SearchStage['requiredWords'],
): CandidateGroup[] {
  return expanded.flatMap(({ candidates }, position) =>
    candidates.map(({ closeness, ids, includesTexts }) => {
      const packedScores = packedScoresAt(closeness);
      const pointsIn = (where: number) => pointsOf(packedScores[where] ?? 0);
      const isInTexts = requiredWords === 'all' && includesTexts && ids.length <= MAX_WORDS_IN_TEXTS;
      return {
        position,
        words: ids.map((id) => known.wordOf(id)),
        isCorrected: isCorrected(closeness),
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

/**
 * `hit`: the products that contain a word of the query, its points, its position in the title, and whether the title or the
 * authors contain it as typed.
 */
function hitTables(groups: readonly CandidateGroup[], languageId: string): RawBuilder<unknown> {
  const members = groups.flatMap(({ words, ...group }) => words.map((word) => ({ word, ...group })));
  const columnOf = (name: 'title' | 'author' | 'name') => members.map(({ points }) => points[name]);
  const inTexts = groups
    .filter(({ points }) => points.text > 0)
    .map(
      ({ position, words, points }) => sql`
    union all
    select ${position}::int, id, ${points.text}::int, null, false from search_document
    where kind = 'product' and language_id = ${languageId} and ${hasAny('body', words)}`,
    );
  return sql`
  in_head as materialized (
    select kind, id, position, title, author, name, is_corrected, min(occurrence) - 1 as title_position
    from search_document cross join unnest(head) with ordinality listed (word, occurrence)
      join unnest(${members.map(({ word }) => word)}::text[], ${members.map(({ position }) => position)}::int[],
        ${columnOf('title')}::int[], ${columnOf('author')}::int[], ${columnOf('name')}::int[],
        ${members.map((member) => member.isCorrected)}::boolean[]
      ) member (word, position, title, author, name, is_corrected) using (word)
    where language_id = ${languageId} and ${hasAny(
      'head',
      members.map(({ word }) => word),
    )}
    group by kind, id, position, title, author, name, is_corrected
  ),
  in_category (position, name, category_id) as (
    select position, name, id from in_head where kind = 'category'
    union
    select position, name, category.category_id from in_category join category on parent_category_id = in_category.category_id
  ),
  hit (position, product_id, points, title_position, is_typed) as (
    select position, id, title, case when title_position < ${LATE_IN_TITLE}::int then title_position end, not is_corrected
    from in_head where kind = 'product' and title > 0
    union all
    select position, product_id, points, null, not is_corrected and identifier = 'author'
    from in_head join product_parameter on parameter_value_id = id
      join parameter_value using (parameter_value_id) join parameter using (parameter_id)
      cross join lateral (select case identifier when 'author' then author else name end as points) of_parameter
    where kind = 'author' and points > 0
    union all
    select position, product_id, name, null, false from in_head join product on brand_id = id where kind = 'brand'
    union all
    select position, product_id, name, null, false from in_category join product_category using (category_id)
    ${sql.join(inTexts, sql``)}
  )`;
}

function hasAny(column: 'head' | 'body', words: string[]): RawBuilder<unknown> {
  return words.length <= MAX_WORDS_LOOKED_UP
    ? sql`${sql.ref(column)} && ${words}::text[]`
    : sql`exists (select from unnest(${sql.ref(column)}) written (word) where written.word = any(${words}::text[]))`;
}

/**
 * At least half of the required words, one of them as typed in the title or the authors. Common words count only if there are
 * no others.
 */
function hasHalf(count: number): RawBuilder<unknown> {
  return sql`(select case when distinctive = 0 then met >= ceil(${count}::int / 2.0) else distinctive_met >= ceil(distinctive / 2.0) end
      from (select ${count}::int - count(*) from weight where is_common and is_required) of_query (distinctive))
    and product_id in (select product_id from hit join weight using (position)
      where is_typed and is_required and (not is_common or not exists (select from weight where is_required and not is_common)))`;
}
