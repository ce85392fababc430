import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { balancesOfCustomer } from '#backend/features/balance/balances-of-customer.ts';
import {
  addBlock,
  endAllSessions,
  findMinorDigits,
  lockCustomerByEmail,
  removeBlock,
  writeMemberType,
} from './manage-customers.queries.ts';

/** From now on the shop neither sells to the address nor lets it sign in; whoever is signed in with it is out at once. */
export async function blockCustomer(db: Database, email: string, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await addBlock(trx, email, reason);
    await endAllSessions(trx, email);
  });
}

/** False where it was not blocked. */
export function unblockCustomer(db: Database, email: string): Promise<boolean> {
  return removeBlock(db, email);
}

/** False where nobody has the address. */
export function setMemberType(db: Database, email: string, memberType: string): Promise<boolean> {
  return writeMemberType(db, email, memberType);
}

export type BalanceChange =
  | { kind: 'changed'; before: number; after: number }
  | { kind: 'unknown-customer' }
  | { kind: 'unknown-currency' };

/** Corrects what a customer has to spend to the amount that is given; the ledger says by how much, and who did it. */
export async function setBalance(
  db: Database,
  email: string,
  { amount, currencyCode, note }: { amount: number; currencyCode: string; note: string },
): Promise<BalanceChange> {
  const minorDigits = await findMinorDigits(db, currencyCode);
  if (minorDigits === undefined) return { kind: 'unknown-currency' };
  return db.transaction().execute(async (trx): Promise<BalanceChange> => {
    const customerId = await lockCustomerByEmail(trx, email);
    if (customerId === undefined) return { kind: 'unknown-customer' };
    const factor = 10 ** minorDigits;
    const before = (await balancesOfCustomer(trx, customerId)).get(currencyCode) ?? 0;
    const difference = Math.round(amount * factor) - before;
    if (difference !== 0)
      await addToBalance(trx, {
        ...{ customerId, currencyCode, amount: difference },
        ...{ reason: 'correction', note },
      });
    return { kind: 'changed', before: before / factor, after: (before + difference) / factor };
  });
}
