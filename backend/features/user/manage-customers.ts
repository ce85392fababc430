import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { findBalances } from '#backend/features/balance/find-balances.ts';
import { fromDecimal, toDecimal } from '#backend/pricing/money.ts';
import {
  deleteBlock,
  endAllSessions,
  findMinorDigits,
  lockCustomerByEmail,
  updateMemberType,
  upsertBlock,
} from './manage-customers.queries.ts';

/** Blocks an address from buying and signing in, and ends its sessions immediately. */
export async function blockCustomer(db: Database, email: string, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await upsertBlock(trx, email, reason);
    await endAllSessions(trx, email);
  });
}

/** Returns false when the address was not blocked. */
export function unblockCustomer(db: Database, email: string): Promise<boolean> {
  return deleteBlock(db, email);
}

/** Returns false when no account has the address. */
export function setMemberType(db: Database, email: string, memberType: string): Promise<boolean> {
  return updateMemberType(db, email, memberType);
}

type BalanceChange =
  | { kind: 'changed'; before: number; after: number }
  | { kind: 'unknown-customer' }
  | { kind: 'unknown-currency' };

/** Sets a customer's balance to the amount. The ledger records the difference, with the note that names the author. */
export async function setBalance(
  db: Database,
  email: string,
  { amount, currencyCode, note }: { amount: number; currencyCode: string; note: string },
): Promise<BalanceChange> {
  const minorDigits = await findMinorDigits(db, currencyCode);
  if (minorDigits === undefined) return { kind: 'unknown-currency' };
  const currency = { minorDigits };
  return db.transaction().execute(async (trx): Promise<BalanceChange> => {
    const customerId = await lockCustomer(trx, email);
    if (customerId === undefined) return { kind: 'unknown-customer' };
    const before = (await findBalances(trx, customerId)).get(currencyCode) ?? 0;
    const after = fromDecimal(amount, currency);
    if (after !== before)
      await addToBalance(trx, {
        customerId,
        currencyCode,
        amount: after - before,
        reason: 'correction',
        note,
      });
    return { kind: 'changed', before: toDecimal(before, currency), after: toDecimal(after, currency) };
  });
}

/** The id of the account, which is locked until the transaction ends. */
export function lockCustomer(trx: Database, email: string): Promise<number | undefined> {
  return lockCustomerByEmail(trx, email);
}
