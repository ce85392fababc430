import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { statusOf } from './describe-quotation.ts';
import { lockQuotation, noteAnswer, type QuotationRow, quotationOfCustomer } from './quotation.queries.ts';

/**
 * Says yes to an offer, in a transaction: `fill` puts what was offered into a cart and answers its id. Said again, nothing
 * is put in again. Nothing where there is no such offer.
 */
export async function acceptOnce(
  trx: Database,
  customerId: number,
  quotationId: string,
  fill: (quotation: QuotationRow) => Promise<string>,
): Promise<string | undefined> {
  const quotation = await holdQuotation(trx, customerId, quotationId);
  if (!quotation) return undefined;
  const { cart_id } = quotation;
  if (cart_id !== null) return cart_id;
  refuseAnswered(quotation);
  const filled = await fill(quotation);
  await noteAnswer(trx, quotationId, { accepted_at: new Date(), cart_id: filled });
  return filled;
}

/** Says no to an offer, once and for all. */
export async function rejectOnce(trx: Database, customerId: number, quotationId: string): Promise<void> {
  const quotation = await holdQuotation(trx, customerId, quotationId);
  if (!quotation || quotation.rejected_at) return;
  refuseAnswered(quotation);
  await noteAnswer(trx, quotationId, { rejected_at: new Date() });
}

async function holdQuotation(trx: Database, customerId: number, quotationId: string) {
  await lockQuotation(trx, customerId, quotationId);
  return quotationOfCustomer(trx, customerId, quotationId);
}

function refuseAnswered(quotation: QuotationRow): void {
  const status = statusOf(quotation);
  if (status !== 'pending') throw new ShopError('BAD_INPUT', `This quotation is ${status}.`);
}
