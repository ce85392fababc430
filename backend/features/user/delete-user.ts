import type { Database } from '#backend/database/connection.ts';
import { forgetNewsletter } from '#backend/features/newsletter/subscribe-to-newsletter.ts';
import type { OrderDraft } from '#backend/features/order/order-draft.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { anonymiseDraft } from './anonymise-draft.ts';
import {
  lockClosedOrders,
  noteLeaving,
  releasePaidCarts,
  removeCustomer,
  replaceDraft,
} from './delete-user.queries.ts';

/**
 * A customer leaves: all or nothing. Finished orders stay for the books and tell of nobody; what is still on its way keeps
 * the address that it goes to until it is closed. The e-mail address is free for a new account at once.
 */
export async function deleteUser(db: Database, customer: SignedInCustomer): Promise<void> {
  if (customer.actingBy !== null)
    throw new ShopError('BAD_INPUT', 'Only the customer can delete the account.');
  await db.transaction().execute(async (trx) => {
    for (const { order_id, draft } of await lockClosedOrders(trx, customer.id))
      await replaceDraft(trx, order_id, anonymiseDraft(draft as unknown as OrderDraft));
    await noteLeaving(trx, customer.id);
    await releasePaidCarts(trx, customer.id);
    await forgetNewsletter(trx, customer.email);
    await removeCustomer(trx, customer);
  });
}
