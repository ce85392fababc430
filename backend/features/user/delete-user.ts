import type { Database } from '#backend/database/connection.ts';
import { deleteNewsletterSubscription } from '#backend/features/newsletter/subscribe-to-newsletter.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { anonymiseDraft } from './anonymise-draft.ts';
import {
  deleteCustomer,
  detachPaidCarts,
  lockClosedOrders,
  markOrdersAndPayments,
  replaceOrderDraft,
} from './delete-user.queries.ts';

/**
 * Deletes an account in one transaction. Closed orders stay for accounting and are anonymised immediately; open orders keep
 * their address until they are closed. The e-mail address can be registered again immediately.
 */
export async function deleteUser(db: Database, customer: SignedInCustomer): Promise<void> {
  if (customer.impersonatedBy !== null)
    throw new ShopError('BAD_INPUT', 'Only the customer can delete the account.');
  await db.transaction().execute(async (trx) => {
    for (const { order_id, draft } of await lockClosedOrders(trx, customer.id))
      await replaceOrderDraft(trx, order_id, anonymiseDraft(draft as unknown as OrderDraft));
    await markOrdersAndPayments(trx, customer.id);
    await detachPaidCarts(trx, customer.id);
    await deleteNewsletterSubscription(trx, customer.email);
    await deleteCustomer(trx, customer);
  });
}
