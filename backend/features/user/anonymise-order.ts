import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { anonymiseDraft } from './anonymise-draft.ts';
import {
  findDrafts,
  lockClosedGuestOrders,
  markGuestOrdersAndPayments,
  replaceOrderDraft,
  replacePaymentDraft,
  restrictOrder,
} from './delete-user.queries.ts';

interface StoredDraft {
  order_id: number;
  draft: unknown;
}

/**
 * Removes the personal data of an order from the shop. Until the duty of bookkeeping ends, a restricted copy stays, which
 * only the command line reads.
 */
export async function restrictAndAnonymise(trx: Database, { order_id, draft }: StoredDraft): Promise<void> {
  await restrictOrder(trx, order_id);
  await replaceOrderDraft(trx, order_id, anonymiseDraft(draft as OrderDraft));
}

/** Removes the personal data of orders whose duty of bookkeeping has ended. */
export async function anonymiseOrders(trx: Database, orderIds: readonly number[]): Promise<void> {
  for (const { order_id, draft } of await findDrafts(trx, orderIds))
    await replaceOrderDraft(trx, order_id, anonymiseDraft(draft as unknown as OrderDraft));
}

export async function anonymisePayment(
  trx: Database,
  { payment_id, draft }: { payment_id: string; draft: unknown },
): Promise<void> {
  await replacePaymentDraft(trx, payment_id, anonymiseDraft(draft as OrderDraft));
}

/** Anonymises closed orders that were placed without an account, and marks open ones for the background job. */
export async function eraseGuestOrders(
  trx: Database,
  email: string,
): Promise<{ restricted: number; open: number }> {
  const orders = await lockClosedGuestOrders(trx, email);
  for (const order of orders) await restrictAndAnonymise(trx, order);
  return { restricted: orders.length, open: await markGuestOrdersAndPayments(trx, email) };
}
