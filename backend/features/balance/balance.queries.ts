import type { Insertable } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { BalanceMovement } from '#backend/database/tables.generated.ts';

type NewMovement = Insertable<BalanceMovement> & { reason: 'order' | 'refund' | 'correction' };

/** By currency, in minor units. */
export async function selectBalances(db: Database, customerId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('customer_balance')
    .select(['currency_code', 'amount'])
    .where('customer_id', '=', customerId)
    .orderBy('currency_code')
    .execute();
  return new Map(rows.map(({ currency_code, amount }) => [currency_code, amount]));
}

/** False if the cart has already drawn from the balance. */
export async function insertMovement(db: Database, movement: NewMovement): Promise<boolean> {
  const row = await db
    .insertInto('balance_movement')
    .values(movement)
    .onConflict((conflict) => conflict.column('cart_id').where('reason', '=', 'order').doNothing())
    .returning('balance_movement_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function increaseBalance(
  db: Database,
  { customer_id, currency_code, amount }: Pick<NewMovement, 'customer_id' | 'currency_code' | 'amount'>,
): Promise<void> {
  await db
    .insertInto('customer_balance')
    .values({ customer_id, currency_code, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'currency_code'])
        .doUpdateSet((eb) => ({ amount: eb('customer_balance.amount', '+', amount) })),
    )
    .execute();
}

/** False if the balance is too low. */
export async function decreaseBalance(
  db: Database,
  { customer_id, currency_code, amount }: Pick<NewMovement, 'customer_id' | 'currency_code' | 'amount'>,
): Promise<boolean> {
  const row = await db
    .updateTable('customer_balance')
    .set((eb) => ({ amount: eb('amount', '-', amount) }))
    .where('customer_id', '=', customer_id)
    .where('currency_code', '=', currency_code)
    .where('amount', '>=', amount)
    .returning('amount')
    .executeTakeFirst();
  return row !== undefined;
}

const maxMovements = 200;

export function selectMovements(db: Database, customerId: number) {
  return db
    .selectFrom('balance_movement')
    .innerJoin('currency', 'currency.currency_code', 'balance_movement.currency_code')
    .select(['amount', 'balance_movement.currency_code', 'minor_digits', 'reason', 'order_id', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('balance_movement_id', 'desc')
    .limit(maxMovements)
    .execute();
}
