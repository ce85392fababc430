import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** The promo code and the gift code of this name; at most one of them exists. */
export interface CodeRow {
  campaign_id: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  minimum: unknown;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  uses: number | null;
  /** Uses by the customer of the query. */
  own_uses: number;
  gift_balance: number | null;
  gift_currency_code: string | null;
  gift_ends_at: Date | null;
  gift_blocked_at: Date | null;
  gift_last_four: string | null;
}

export async function findCodeRow(
  db: Database,
  code: string,
  customerId: number | null,
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select campaign_id, starts_at, promo.ends_at, minimum, max_uses, max_uses_per_customer, uses,
      (select count(*) from promo_code_use u where u.code = promo.code and (customer_id = ${customerId}
        or email = (select email from customer c where c.customer_id = ${customerId}))) as own_uses,
      gift.balance as gift_balance, gift.currency_code as gift_currency_code, gift.ends_at as gift_ends_at,
      gift.blocked_at as gift_blocked_at, gift.last_four as gift_last_four
    from (select ${code}::text as code) requested
      left join promo_code promo using (code)
      left join gift_code gift using (code)`.execute(db);
  return rows[0];
}

/**
 * Counts one use. Undefined if no use is left. The row stays locked until the transaction ends, so that the next transaction
 * sees this use or its rollback.
 */
export async function countUse(
  db: Database,
  code: string,
): Promise<{ max_uses_per_customer: number | null } | undefined> {
  return db
    .updateTable('promo_code')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .returning('max_uses_per_customer')
    .executeTakeFirst();
}

/** A guest is identified by e-mail address, a customer by id and e-mail address. */
export async function countUsesOfCustomer(
  db: Database,
  code: string,
  customer: { customerId: number | null; email: string | null },
): Promise<number> {
  const row = await db
    .selectFrom('promo_code_use')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('customer_id', '=', customer.customerId), eb('email', '=', customer.email)]))
    .executeTakeFirstOrThrow();
  return row.uses;
}

/** Whether a customer or guest has used the code as often as one customer may, apart from this cart. */
export async function isUsedUpByCustomer(
  db: Database,
  code: string,
  customer: { customerId: number | null; email: string; cartId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('promo_code')
    .select('code')
    .where('code', '=', code)
    .where((eb) =>
      eb(
        'max_uses_per_customer',
        '<=',
        eb
          .selectFrom('promo_code_use as used')
          .select((use) => use.fn.countAll<number>().as('uses'))
          .whereRef('used.code', '=', 'promo_code.code')
          .where('used.cart_id', '!=', customer.cartId)
          .where((use) =>
            use.or([
              use('used.customer_id', '=', customer.customerId),
              use('used.email', '=', customer.email),
            ]),
          ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a use, unless the cart has one already or the code does not exist. */
export async function insertUse(
  db: Database,
  use: { code: string; cart_id: string; customer_id: number | null; email: string | null },
): Promise<'inserted' | 'already-used' | 'unknown-code'> {
  const { rows } = await sql<{ is_inserted: boolean; is_code: boolean }>`
    with code as (select code from promo_code where code = ${use.code}),
    inserted as (
      insert into promo_code_use (code, cart_id, customer_id, email)
      select code, ${use.cart_id}::text, ${use.customer_id}::int, ${use.email}::text from code
      on conflict (cart_id) do nothing
      returning cart_id
    )
    select exists (select from inserted) as is_inserted, exists (select from code) as is_code`.execute(db);
  if (!rows[0]?.is_code) return 'unknown-code';
  return rows[0].is_inserted ? 'inserted' : 'already-used';
}
