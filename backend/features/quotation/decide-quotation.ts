import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { quotationStatus } from './describe-quotation.ts';
import {
  findQuotationOfCustomer,
  lockQuotation,
  type QuotationRow,
  setQuotationDecision,
} from './quotation.queries.ts';

/**
 * Accepts a quotation in the caller's transaction and returns the id of the cart. `fillCart` adds the lines to a cart and
 * returns its id; it is not called if the quotation is already accepted. Returns undefined if there is no such quotation.
 */
export async function acceptQuotation(
  trx: Database,
  customerId: number,
  quotationId: string,
  fillCart: (quotation: QuotationRow) => Promise<string>,
): Promise<string | undefined> {
  const quotation = await lockAndFindQuotation(trx, customerId, quotationId);
  if (!quotation) return undefined;
  if (quotation.cart_id !== null) return quotation.cart_id;
  checkIsPending(quotation);
  const cart_id = await fillCart(quotation);
  await setQuotationDecision(trx, quotationId, { accepted_at: new Date(), cart_id });
  return cart_id;
}

/** Rejects a quotation. It cannot be accepted later. */
export async function rejectQuotation(trx: Database, customerId: number, quotationId: string): Promise<void> {
  const quotation = await lockAndFindQuotation(trx, customerId, quotationId);
  if (!quotation || quotation.rejected_at) return;
  checkIsPending(quotation);
  await setQuotationDecision(trx, quotationId, { rejected_at: new Date() });
}

async function lockAndFindQuotation(trx: Database, customerId: number, quotationId: string) {
  await lockQuotation(trx, customerId, quotationId);
  return findQuotationOfCustomer(trx, customerId, quotationId);
}

function checkIsPending(quotation: QuotationRow): void {
  const status = quotationStatus(quotation);
  if (status !== 'pending') throw new ShopError('BAD_INPUT', `This quotation is ${status}.`);
}
