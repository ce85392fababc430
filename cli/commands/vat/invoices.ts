import { writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Database } from '#backend/database/connection.ts';
import { EXPORT_FORMATS, exportDocument } from '#backend/features/invoice/export-document.ts';
import { JOURNAL_COLUMNS, listJournal } from '#backend/features/invoice/list-journal.ts';
import { findDocumentsByNumber, listDocuments } from '#backend/features/invoice/manage-documents.ts';
import { PeppolError } from '#backend/features/invoice/peppol/peppol-error.ts';
import { type PeppolAddress, parsePeppolAddress } from '#backend/features/invoice/peppol/peppol-parties.ts';
import { reportVat, type VatReportRow } from '#backend/features/invoice/report-vat.ts';
import type { TaxDocument } from '#backend/features/invoice/tax-document.ts';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#contract/locales.ts';
import { describeDocument } from '../../output/describe-document.ts';
import { formatMoney } from '../../output/format-money.ts';
import { rowLines } from '../../output/print-rows.ts';
import { oneOf, parseDay, parseWholeNumber, wholeNumberBetween } from '../argument-parsers.ts';
import { printFromDatabase } from '../database-access.ts';
import { resolvePath, type Terminal } from '../terminal.ts';
import { explainRejection, UsageError } from '../usage-error.ts';

const maxListed = 10_000;

/** `npm run shop -- invoices`: invoices and credit notes. */
export function invoicesCommand(terminal: Terminal): Command {
  const invoices = new Command('invoices').description('List and print invoices and credit notes.');
  invoices
    .command('list')
    .description('List invoices and credit notes, newest first.')
    .option('--from <day>', 'issued on this day or later', parseDay)
    .option('--to <day>', 'issued on this day or earlier', parseDay)
    .option('--order <number>', 'of one order', parseWholeNumber)
    .option('--limit <n>', 'how many', wholeNumberBetween(1, maxListed), 50)
    .option('--json', 'print the whole documents as JSON')
    .action(({ json, order, ...filter }) =>
      printFromDatabase(terminal, async (db) => {
        const documents = await listDocuments(db, { ...filter, orderId: order });
        return documentLines(documents, json);
      }),
    );
  invoices
    .command('show')
    .description('Show an invoice or a credit note.')
    .argument('<number>', 'such as 2026-000123')
    .option('--json', 'print JSON')
    .action((number, { json }) =>
      printFromDatabase(terminal, async (db) => {
        const document = await requireDocument(db, number);
        return json ? [JSON.stringify(document, null, 2)] : describeDocument(document);
      }),
    );
  invoices
    .command('journal')
    .description('Print invoices and credit notes by rate as CSV, oldest first, for bookkeeping.')
    .requiredOption('--from <day>', 'issued on this day or later', parseDay)
    .requiredOption('--to <day>', 'issued on this day or earlier', parseDay)
    .action((days) =>
      printFromDatabase(terminal, async (db) =>
        [JOURNAL_COLUMNS, ...(await listJournal(db, days))].map((row) => row.join(';')),
      ),
    );
  addExportCommand(invoices, terminal);
  return invoices;
}

function addExportCommand(invoices: Command, terminal: Terminal): void {
  invoices
    .command('export')
    .description(
      'Write an invoice or a credit note to a file: a page, a PDF, or a Peppol BIS Billing 3.0 message.',
    )
    .argument('<number>', 'such as 2026-000123')
    .requiredOption('--format <format>', `one of ${EXPORT_FORMATS.join(', ')}`, oneOf(EXPORT_FORMATS))
    .option('--language <code>', 'of a page or a PDF', oneOf(LOCALE_CODES), DEFAULT_LOCALE)
    .option('--to <address>', 'the buyer in the Peppol network, such as 0088:7300010000001', parseAddress)
    .option('--file <path>', 'the file; by default the number with the extension of the format')
    .action((number, { format, language: locale, to, file }) =>
      printFromDatabase(terminal, async (db) => {
        const document = await requireDocument(db, number);
        const content = await explainRejection(PeppolError, () =>
          exportDocument(document, { format, locale, to }),
        );
        const path = resolvePath(
          terminal,
          file ?? `${document.number}.${format === 'peppol' ? 'xml' : format}`,
        );
        await writeFile(path, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
          throw error.code === 'EEXIST' ? new UsageError(`${path} exists already.`) : error;
        });
        return [`Wrote ${path}.`];
      }),
    );
}

/** `npm run shop -- oss`: VAT of a quarter. */
export function ossCommand(terminal: Terminal): Command {
  return new Command('oss')
    .description('Print the VAT of a quarter for the one-stop shop, by country and rate, from invoices.')
    .requiredOption('--quarter <quarter>', 'such as 2026-Q4', parseQuarter)
    .option('--all', 'also domestic sales and VAT outside the EU')
    .option('--json', 'print JSON')
    .action(({ quarter, all, json }) =>
      printFromDatabase(terminal, async (db) => {
        const rows = (await reportVat(db, quarter)).filter(({ scheme }) => all || scheme === 'oss');
        return reportLines(rows, json);
      }),
    );
}

async function requireDocument(db: Database, number: string): Promise<TaxDocument> {
  const [document] = await findDocumentsByNumber(db, number);
  if (!document) throw new UsageError(`There is no invoice or credit note ${number}.`);
  return document;
}

function documentLines(documents: readonly TaxDocument[], isJson: true | undefined): string[] {
  const header = ['NUMBER', 'ISSUED', 'KIND', 'ORDER', 'TOTAL', 'VAT', 'CORRECTS'];
  return rowLines(documents, isJson, header, (document) => [
    document.number,
    document.issuedOn,
    document.kind,
    document.orderNumber,
    formatMoney(document.total.incVat, document.currency.code),
    formatMoney(document.total.incVat - document.total.exVat, document.currency.code),
    document.corrects?.number ?? '',
  ]);
}

function reportLines(rows: readonly VatReportRow[], isJson: true | undefined): string[] {
  const header = ['SCHEME', 'COUNTRY', 'RATE', 'CORRECTS', 'TAXABLE', 'VAT'];
  return rowLines(rows, isJson, header, (row) => [
    row.scheme,
    row.territory,
    `${row.basisPoints / 100} %`,
    row.corrects ?? '',
    formatMoney(row.exVat, row.currency),
    formatMoney(row.vat, row.currency),
  ]);
}

function parseAddress(text: string): PeppolAddress {
  const address = parsePeppolAddress(text);
  if (!address) throw new InvalidArgumentError('Expected an address, such as 0088:7300010000001.');
  return address;
}

function parseQuarter(text: string): string {
  if (!/^\d{4}-Q[1-4]$/.test(text)) throw new InvalidArgumentError('Expected a quarter, such as 2026-Q4.');
  return text;
}
