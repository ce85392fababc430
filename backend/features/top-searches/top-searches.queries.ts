import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

const retentionDays = 90;
const countedDays = 30;
/** Rare terms are not displayed: they may be personal. */
const minSearches = 5;

export async function addSearches(
  db: Database,
  day: string,
  counts: readonly { languageId: string; term: string; searches: number }[],
): Promise<void> {
  await db
    .insertInto('search_count')
    .values(
      // Sorted, so that two processes that write the same terms cannot deadlock.
      counts
        .map(({ languageId, term, searches }) => ({ day, language_id: languageId, term, searches }))
        .sort((a, b) => (a.language_id + a.term < b.language_id + b.term ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'language_id', 'term']).doUpdateSet((eb) => ({
        searches: eb('search_count.searches', '+', eb.ref('excluded.searches')),
      })),
    )
    .execute();
}

export async function deleteOldSearches(db: Database): Promise<void> {
  await db
    .deleteFrom('search_count')
    .where('day', '<', sql<string>`current_date - ${retentionDays}::int`)
    .execute();
}

export async function findTopSearches(db: Database, languageId: string, take: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_count')
    .select('term')
    .where('language_id', '=', languageId)
    .where('day', '>=', sql<string>`current_date - ${countedDays}::int`)
    .groupBy('term')
    .having((eb) => eb(eb.fn.sum('searches'), '>=', minSearches))
    .orderBy((eb) => eb.fn.sum('searches'), 'desc')
    .orderBy('term')
    .limit(take)
    .execute();
  return rows.map(({ term }) => term);
}
