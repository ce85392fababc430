import { isIsbn, normalizeCode } from '#backend/catalogue-index/search/text/product-code.ts';
import type { Database } from '#backend/database/connection.ts';
import { hasCheckDigit } from '#contract/product/gtin.ts';
import { addSearches, type CountedSearch } from './top-searches.queries.ts';

/** Different terms counted between two writes; more are ignored, so that a flood does not fill the memory. */
const maxTerms = 2000;

/**
 * Counts searches per term, day and language, without any data about the visitor. Counts are collected in memory and written
 * periodically, so that a search does not write to the database.
 */
export class SearchCounter {
  private readonly db: Database;
  private counts = new Map<string, CountedSearch>();

  constructor(db: Database) {
    this.db = db;
  }

  count(languageId: string, searchText: string, hasHits: boolean): void {
    const term = countedTerm(searchText);
    if (term === null) return;
    const key = `${languageId}/${term}`;
    let count = this.counts.get(key);
    if (!count) {
      if (this.counts.size >= maxTerms) return;
      count = { languageId, term, searches: 0, withoutHits: 0 };
      this.counts.set(key, count);
    }
    count.searches++;
    if (!hasHits) count.withoutHits++;
  }

  /** Counts of a failed write are lost, so that a long outage of the database does not fill the memory. */
  async write(): Promise<void> {
    if (this.counts.size === 0) return;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    await addSearches(this.db, new Date().toISOString().slice(0, 10), counts);
  }
}

/**
 * The normalised term; null for text that may be personal (e-mail addresses, phone and other numbers) or is not displayable. An
 * ISBN-13 is not personal; ten digits may be a phone number.
 */
export function countedTerm(searchText: string): string | null {
  const isbn = isbn13Of(searchText);
  if (isbn) return isbn;
  const term = searchText.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (term.length < 3 || term.length > 60) return null;
  // An e-mail address, five digits in a row, or six characters of a number with separators, such as 070-12 34.
  const isPersonal = /@|\p{Nd}{5,}|\p{Nd}[\p{Nd}\s+()-]{4,}\p{Nd}/u.test(term);
  return isPersonal || /[\p{Cc}<>]/u.test(term) ? null : term;
}

function isbn13Of(searchText: string): string | null {
  const hasAllDigits = searchText.replace(/\D/g, '').length >= 13;
  const code = hasAllDigits && isIsbn(searchText) ? normalizeCode(searchText) : null;
  return code !== null && hasCheckDigit(code) ? code : null;
}
