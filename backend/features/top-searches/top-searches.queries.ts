import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

const countedDays = 30;
/** Rare terms are not displayed: they may be personal. */
const minSearches = 5;

export interface CountedSearch {
  languageId: string;
  term: string;
  searches: number;
  /** How many of the searches found nothing. */
  withoutHits: number;
}

export async function addSearches(
  db: Database,
  day: string,
  counts: readonly CountedSearch[],
): Promise<void> {
  await db
    .insertInto('search_count')
    .values(
      // Sorted, so that two processes that write the same terms cannot deadlock.
      counts
        .map(({ languageId, term, searches, withoutHits }) => ({
          day,
          language_id: languageId,
          term,
          searches,
          without_hits: withoutHits,
        }))
        .sort((a, b) => (a.language_id + a.term < b.language_id + b.term ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'language_id', 'term']).doUpdateSet((eb) => ({
        searches: eb('search_count.searches', '+', eb.ref('excluded.searches')),
        without_hits: eb('search_count.without_hits', '+', eb.ref('excluded.without_hits')),
      })),
    )
    .execute();
}

const withHits = sql<number>`sum(searches - without_hits)`;

/** The terms that found products most often in the last days. */
export async function findTopSearches(db: Database, languageId: string, take: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_count')
    .select('term')
    .where('language_id', '=', languageId)
    .where('day', '>=', sql<string>`current_date - ${countedDays}::int`)
    // An ISBN is for the merchant's report only.
    .where('term', '!~', '^[0-9]{13}$')
    .groupBy('term')
    .having(withHits, '>=', minSearches)
    .orderBy(withHits, 'desc')
    .orderBy('term')
    .limit(take)
    .execute();
  return rows.map(({ term }) => term);
}

export interface SearchReportFilter {
  /** The number of days up to today. */
  days: number;
  /** `sv`; all languages without it. */
  languageCode: string | null;
  onlyWithoutHits: boolean;
  limit: number;
}

/** The most frequent terms of a period; with `onlyWithoutHits`, those that found nothing most often. */
export async function listSearches(
  db: Database,
  { days, languageCode, onlyWithoutHits, limit }: SearchReportFilter,
): Promise<{ languageCode: string; term: string; searches: number; withoutHits: number }[]> {
  let query = db
    .selectFrom('search_count')
    .innerJoin('language', 'language.language_id', 'search_count.language_id')
    .select([
      'code as languageCode',
      'term',
      sql<number>`sum(searches)::int`.as('searches'),
      sql<number>`sum(without_hits)::int`.as('withoutHits'),
    ])
    .where('day', '>', sql<string>`current_date - ${days}::int`)
    .groupBy(['code', 'term']);
  if (languageCode !== null) query = query.where('code', '=', languageCode);
  if (onlyWithoutHits) query = query.having(sql<number>`sum(without_hits)`, '>', 0);
  return query
    .orderBy(onlyWithoutHits ? 'withoutHits' : 'searches', 'desc')
    .orderBy('term')
    .orderBy('code')
    .limit(limit)
    .execute();
}
