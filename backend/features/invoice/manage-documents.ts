import type { Database } from '#backend/database/connection.ts';
import { type DocumentFilter, findByNumber, findDocuments } from './invoice.queries.ts';
import type { TaxDocument } from './tax-document.ts';

/** Newest first. */
export function listDocuments(db: Database, filter: DocumentFilter): Promise<TaxDocument[]> {
  return findDocuments(db, filter);
}

/** Finds documents by number, such as `2026-000123`. Returns several only if the shop has several sellers. */
export async function findDocumentsByNumber(db: Database, number: string): Promise<TaxDocument[]> {
  const [, year, index] = /^(\d{4})-(\d{1,9})$/.exec(number) ?? [];
  return year && index ? findByNumber(db, Number(year), Number(index)) : [];
}
