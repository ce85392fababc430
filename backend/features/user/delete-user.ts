import type { Database } from '#backend/database/connection.ts';
import { deleteNewsletterSubscription } from '#backend/features/newsletter/subscribe-to-newsletter.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { restrictAndAnonymise } from './anonymise-order.ts';
import {
  deleteCustomer,
  detachPaidCarts,
  lockClosedOrders,
  markOrdersAndPayments,
} from './delete-user.queries.ts';
import { payOutBalance } from './pay-out-balance.ts';

/** Deletes an account in one transaction. The e-mail address can be registered again immediately. */
export async function deleteUser(db: Database, customer: SignedInCustomer): Promise<void> {
  if (customer.impersonatedBy !== null)
    throw new ShopError('BAD_INPUT', 'Only the customer can delete the account.');
  await db.transaction().execute((trx) => deleteAccount(trx, customer));
}

/**
 * Closed orders lose their personal data; a restricted copy stays until the duty of bookkeeping ends. Open orders keep their
 * address until they are closed. The balance is mailed as a gift card.
 */
export async function deleteAccount(
  trx: Database,
  customer: { id: number; email: string },
): Promise<{ restrictedOrders: number; giftCards: number }> {
  const giftCards = await payOutBalance(trx, customer);
  const orders = await lockClosedOrders(trx, customer.id);
  for (const order of orders) await restrictAndAnonymise(trx, order);
  await markOrdersAndPayments(trx, customer.id);
  await detachPaidCarts(trx, customer.id);
  await deleteNewsletterSubscription(trx, customer.email);
  await deleteCustomer(trx, customer);
  return { restrictedOrders: orders.length, giftCards };
}
