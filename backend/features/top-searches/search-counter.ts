import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { addSearches, forgetOldSearches } from './top-searches.queries.ts';

const secondsBetweenWrites = 10;
/** So many different terms are remembered between two writes; a flood of others is not counted. */
const mostTerms = 2000;

/**
 * Counts what is searched for: how often a term was asked for on a day in a language, and nothing of who asked. Counts
 * gather in memory and are written now and then, so that a search costs the database nothing.
 */
export class SearchCounter {
  private readonly db: Database;
  private readonly log: Logger;
  private readonly timer: NodeJS.Timeout;
  private counts = new Map<string, { languageId: string; term: string; searches: number }>();
  private lastTidied = '';

  constructor(db: Database, log: Logger) {
    this.db = db;
    this.log = log;
    this.timer = setInterval(() => void this.write(), secondsBetweenWrites * 1000).unref();
  }

  note(languageId: string, searchText: string): void {
    const term = countedTerm(searchText);
    if (term === null) return;
    const key = `${languageId}/${term}`;
    const count = this.counts.get(key);
    if (count) count.searches++;
    else if (this.counts.size < mostTerms) this.counts.set(key, { languageId, term, searches: 1 });
  }

  async write(): Promise<void> {
    if (this.counts.size === 0) return;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    const day = new Date().toISOString().slice(0, 10);
    try {
      await addSearches(this.db, day, counts);
      if (this.lastTidied !== day) await forgetOldSearches(this.db);
      this.lastTidied = day;
    } catch (error) {
      // Counts are worth less than the shop: those of ten seconds are lost, and it goes on.
      this.log.warn({ err: error }, 'could not write what was searched for');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }
}

/** A term as it is counted; nothing for what may be about a person: addresses of mail, telephone and other numbers. */
export function countedTerm(searchText: string): string | null {
  const term = searchText.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (term.length < 3 || term.length > 60) return null;
  const isPersonal = /@|\p{Nd}{5,}|\p{Nd}[\p{Nd}\s+()-]{4,}\p{Nd}/u.test(term);
  return isPersonal || /[\p{Cc}<>]/u.test(term) ? null : term;
}
