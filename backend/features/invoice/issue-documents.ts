import { validSettings } from '#backend/catalogue-index/loaders/load-shop-settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import { dayInCountry } from '#contract/product/day-in-country.ts';
import { buildCreditNote, type CreditedPart, creditedLines } from './build-credit-note.ts';
import { buildInvoice, type InvoicedOrder } from './build-invoice.ts';
import { documentsOfOrder, insertDocument, selectOrderFacts, takeNumber } from './invoice.queries.ts';
import { documentNumber, type TaxDocument } from './tax-document.ts';

/** If the payment method is the shop's own invoice, it is due this many days after its date. */
const daysToPay = 30;

/**
 * Issues the invoice of an order whose payment is captured, and returns its number. Call it last in the transaction: the series
 * is locked until the transaction ends. Undefined: the order costs nothing, or already has an invoice.
 */
export async function issueInvoice(trx: Database, order: InvoicedOrder): Promise<string | undefined> {
  const { draft, order_id: orderId } = order;
  if (draft.total.incVat === 0) return undefined;
  const facts = await selectOrderFacts(trx, orderId, draft);
  if (facts.hasDocument) return undefined;
  const channel = { name: facts.channelName, countryCode: facts.channelCountry };
  const { company } = validSettings(facts.settings, channel);
  return issue(trx, { seller: sellerKey(company), country: company.country, orderId }, (number, issuedOn) =>
    buildInvoice(order, {
      number,
      issuedOn,
      company,
      market: facts,
      currency: { code: draft.currencyCode, minorDigits: facts.minorDigits },
      dueOn: facts.providerKey === INVOICE_PROVIDER ? addDays(issuedOn, daysToPay) : null,
    }),
  );
}

/**
 * Issues the credit note of a refund, and returns its number. Null parts: everything that is left. Undefined: the order has no
 * invoice, or all of it is credited. The transaction has locked the order.
 */
export async function issueCreditNote(
  trx: Database,
  orderId: number,
  parts: readonly CreditedPart[] | null,
): Promise<string | undefined> {
  const [invoice, ...earlier] = await documentsOfOrder(trx, orderId);
  if (!invoice) return undefined;
  const lines = creditedLines(invoice, earlier, parts);
  if (lines.length === 0) return undefined;
  const { seller } = invoice;
  return issue(trx, { seller: sellerKey(seller), country: seller.country, orderId }, (number, issuedOn) =>
    buildCreditNote(invoice, lines, { number, issuedOn }),
  );
}

async function issue(
  trx: Database,
  { seller, country, orderId }: { seller: string; country: string; orderId: number },
  build: (number: string, issuedOn: string) => TaxDocument,
): Promise<string> {
  const issuedOn = dayInCountry(country, Date.now());
  const year = Number(issuedOn.slice(0, 4));
  const number = await takeNumber(trx, seller, year);
  const content = build(documentNumber(year, number), issuedOn);
  await insertDocument(trx, { seller, year, number, orderId, content });
  return content.number;
}

/** The name of the seller's series of numbers. */
function sellerKey({ organisationNumber, name }: { organisationNumber: string; name: string }): string {
  return organisationNumber || name;
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
