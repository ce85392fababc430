import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** What is known under a code: of a promo code, a gift code, or neither. */
export interface CodeRow {
  campaign_id: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  minimum: unknown;
  most_uses: number | null;
  most_uses_per_customer: number | null;
  uses: number | null;
  /** By the customer who was asked for. */
  own_uses: number;
  gift_balance: number | null;
  gift_currency_code: string | null;
  gift_ends_at: Date | null;
}

export async function findCodeRow(
  db: Database,
  code: string,
  customerId: number | null,
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select campaign_id, starts_at, promo.ends_at, minimum, most_uses, most_uses_per_customer, uses,
      (select count(*) from promo_code_use u where u.code = promo.code and customer_id = ${customerId}) as own_uses,
      gift.balance as gift_balance, gift.currency_code as gift_currency_code, gift.ends_at as gift_ends_at
    from (select ${code}::text as code) asked
      left join promo_code promo using (code)
      left join gift_code gift using (code)`.execute(db);
  return rows[0];
}

/**
 * Counts one use, unless there are none left. The row stays locked until the transaction ends, so whoever counts next sees
 * this use or its undoing.
 */
export async function countUse(
  db: Database,
  code: string,
): Promise<{ most_uses_per_customer: number | null } | undefined> {
  return db
    .updateTable('promo_code')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('most_uses', 'is', null), eb('uses', '<', eb.ref('most_uses'))]))
    .returning('most_uses_per_customer')
    .executeTakeFirst();
}

/** A guest is known by the e-mail address, a customer by both. */
export async function usesOfCustomer(
  db: Database,
  code: string,
  who: { customerId: number | null; email: string | null },
): Promise<number> {
  const row = await db
    .selectFrom('promo_code_use')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('customer_id', '=', who.customerId), eb('email', '=', who.email)]))
    .executeTakeFirstOrThrow();
  return row.uses;
}

/** Writes down a use. `known` where the cart had one before, `none` where there is no such code. */
export async function writeUse(
  db: Database,
  use: { code: string; cart_id: string; customer_id: number | null; email: string | null },
): Promise<'written' | 'known' | 'none'> {
  const { rows } = await sql<{ is_written: boolean; is_code: boolean }>`
    with code as (select code from promo_code where code = ${use.code}),
    written as (
      insert into promo_code_use (code, cart_id, customer_id, email)
      select code, ${use.cart_id}::text, ${use.customer_id}::int, ${use.email}::text from code
      on conflict (cart_id) do nothing
      returning cart_id
    )
    select exists (select from written) as is_written, exists (select from code) as is_code`.execute(db);
  if (!rows[0]?.is_code) return 'none';
  return rows[0].is_written ? 'written' : 'known';
}

/** False where the cart has drawn from a code before. */
export async function insertGiftCodeUse(
  db: Database,
  use: { code: string; cart_id: string; amount: number },
): Promise<boolean> {
  const row = await db
    .insertInto('gift_code_use')
    .values(use)
    .onConflict((conflict) => conflict.column('cart_id').doNothing())
    .returning('cart_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the code does not hold the amount, in the currency, any more. */
export async function drawFromGiftCode(
  db: Database,
  draw: { code: string; amount: number; currencyCode: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('gift_code')
    .set((eb) => ({ balance: eb('balance', '-', draw.amount) }))
    .where('code', '=', draw.code)
    .where('currency_code', '=', draw.currencyCode)
    .where('balance', '>=', draw.amount)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', draw.now)]))
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isGiftCode(db: Database, code: string): Promise<boolean> {
  const row = await db.selectFrom('gift_code').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}
