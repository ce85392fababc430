import type { Database } from '#backend/database/connection.ts';
import { toDecimal } from '#backend/pricing/money.ts';
import { findDocuments } from './invoice.queries.ts';
import type { TaxDocument } from './tax-document.ts';

/** The journal lists the VAT of all invoices and credit notes, for spreadsheets and bookkeeping programs. */
export const JOURNAL_COLUMNS = [
  'number',
  'date',
  'kind',
  'corrects',
  'order',
  'country',
  'buyer_vat_number',
  'rate',
  'treatment',
  'net',
  'vat',
  'gross',
  'currency',
] as const;

const maxDocuments = 1_000_000;

/** A row for each VAT rate of each invoice and credit note of the days, oldest first. Amounts of credit notes are negative. */
export async function listJournal(db: Database, days: { from: string; to: string }): Promise<string[][]> {
  const documents = await findDocuments(db, { ...days, limit: maxDocuments });
  return documents.toReversed().flatMap(rowsOf);
}

function rowsOf(document: TaxDocument): string[][] {
  const { number, issuedOn, kind, corrects, orderNumber, territory, buyer, vats, currency } = document;
  const sign = kind === 'invoice' ? 1 : -1;
  const amount = (minor: number) => toDecimal(sign * minor, currency).toFixed(currency.minorDigits);
  return vats.map(({ basisPoints, treatment, exVat, vat }) => [
    number,
    issuedOn,
    kind,
    corrects?.number ?? '',
    orderNumber,
    territory,
    buyer.vatNumber ?? '',
    String(basisPoints / 100),
    treatment,
    amount(exVat),
    amount(vat),
    amount(exVat + vat),
    currency.code,
  ]);
}
