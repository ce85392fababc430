import type { Database } from '#backend/database/connection.ts';
import { eraseGuestOrders } from '#backend/features/user/anonymise-order.ts';
import { deleteAccount } from '#backend/features/user/delete-user.ts';
import { lockCustomer } from '#backend/features/user/manage-customers.ts';
import { eraseDataOfEmail, isEmailBlocked } from './person.queries.ts';

export interface Erasure {
  hadAccount: boolean;
  /** Orders whose data only bookkeeping can read from now on. */
  restrictedOrders: number;
  /** Orders that are erased when they are closed. */
  openOrders: number;
  /** Gift cards that were mailed for the balance of the account. */
  giftCards: number;
  /** Whether the shop has blocked the e-mail address. An erasure does not remove the block. */
  isBlocked: boolean;
}

/**
 * Erases what the shop knows about an e-mail address, with or without an account (GDPR Art. 17). Orders that bookkeeping law
 * requires stay as restricted copies; a block stays, because it prevents fraud.
 */
export function erasePerson(db: Database, email: string): Promise<Erasure> {
  return db.transaction().execute(async (trx) => {
    const customerId = await lockCustomer(trx, email);
    const account =
      customerId === undefined ? undefined : await deleteAccount(trx, { id: customerId, email });
    const guest = await eraseGuestOrders(trx, email);
    await eraseDataOfEmail(trx, email);
    return {
      hadAccount: account !== undefined,
      restrictedOrders: (account?.restrictedOrders ?? 0) + guest.restricted,
      openOrders: guest.open,
      giftCards: account?.giftCards ?? 0,
      isBlocked: await isEmailBlocked(trx, email),
    };
  });
}
