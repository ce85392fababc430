import type { Database } from '#backend/database/connection.ts';
import { listSearches, type SearchReportFilter } from './top-searches.queries.ts';

interface ReportedSearch {
  language: string;
  term: string;
  searches: number;
  withoutHits: number;
}

/** The most frequent searches of a period, or those that found nothing, for the merchant. */
export async function reportSearches(db: Database, filter: SearchReportFilter): Promise<ReportedSearch[]> {
  const rows = await listSearches(db, filter);
  return rows.map(({ languageCode, ...counts }) => ({ language: languageCode, ...counts }));
}
