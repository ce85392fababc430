import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** Records the amount that a code pays for a cart. False if the cart has already drawn from the code. */
export async function insertGiftCodeUse(
  db: Database,
  use: { code: string; cart_id: string; amount: number },
): Promise<boolean> {
  const row = await db
    .insertInto('gift_code_use')
    .values(use)
    .onConflict((conflict) => conflict.columns(['cart_id', 'code']).doNothing())
    .returning('cart_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Debits the code and records the movement. The row of the code stays locked until the transaction ends. False if the code
 * has ended, is blocked, or has too low a balance in the currency.
 */
export async function drawFromGiftCode(
  db: Database,
  draw: { code: string; cartId: string; amount: number; currencyCode: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with drawn as (
      update gift_code set balance = balance - ${draw.amount}
      where code = ${draw.code} and currency_code = ${draw.currencyCode} and balance >= ${draw.amount}
        and blocked_at is null and (ends_at is null or ends_at > ${draw.now})
      returning gift_code_id, currency_code)
    insert into gift_code_movement (gift_code_id, currency_code, amount, reason, cart_id)
    select gift_code_id, currency_code, -${draw.amount}::bigint, 'order', ${draw.cartId} from drawn
    returning gift_code_id`.execute(db);
  return rows.length === 1;
}

/** The codes that paid for the cart, in the order in which orders debit them. */
export async function listGiftCodesOfCart(db: Database, cartId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gift_code_use')
    .select('code')
    .where('cart_id', '=', cartId)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** A code stays valid for at least this long after money was returned to it. */
const minDaysAfterReturn = 90;

/** Credits a code with at most what it paid for the cart and was not returned yet. Returns the credited amount. */
export async function creditGiftCode(
  db: Database,
  { code, cartId, amount }: { code: string; cartId: string; amount: number },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with used as (
      select gift_code_id, currency_code, gift_code_use.amount from gift_code_use join gift_code using (code)
      where cart_id = ${cartId} and code = ${code} for update),
    credit as (
      select gift_code_id, currency_code, least(${amount}::bigint, amount - (
        select coalesce(sum(returned.amount), 0) from gift_code_movement returned
        where returned.gift_code_id = used.gift_code_id and reason = 'return' and cart_id = ${cartId})) as amount
      from used),
    credited as (
      update gift_code set balance = balance + credit.amount,
        ends_at = case when ends_at is not null
          then greatest(ends_at, now() + make_interval(days => ${minDaysAfterReturn})) end
      from credit where gift_code.gift_code_id = credit.gift_code_id and credit.amount > 0
      returning gift_code.gift_code_id)
    insert into gift_code_movement (gift_code_id, currency_code, amount, reason, cart_id)
    select gift_code_id, currency_code, credit.amount, 'return', ${cartId} from credit join credited using (gift_code_id)
    returning amount`.execute(db);
  return Number(rows[0]?.amount ?? 0);
}

/** `code` is the stored form: for a gift card, its key. */
export async function selectGiftCode(db: Database, code: string) {
  return db
    .selectFrom('gift_code')
    .select(['gift_code_id', 'balance', 'currency_code', 'ends_at', 'blocked_at', 'last_four'])
    .where('code', '=', code)
    .executeTakeFirst();
}
