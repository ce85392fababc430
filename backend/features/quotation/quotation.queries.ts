import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';

/** Quotations with their lines, customer and order. */
function selectQuotations(db: Database) {
  return db
    .selectFrom('quotation')
    .innerJoin('customer', 'customer.customer_id', 'quotation.customer_id')
    .leftJoin('customer_address', 'customer_address.customer_id', 'quotation.customer_id')
    .leftJoin('shop_order', 'shop_order.cart_id', 'quotation.cart_id')
    .select([
      'quotation.quotation_id',
      'quotation.number',
      'quotation.name',
      'quotation.terms',
      'quotation.made_by',
      'quotation.channel_id',
      'quotation.market_id',
      'quotation.currency_code',
      'quotation.customer_id',
      'quotation.cart_id',
      'quotation.created_at',
      'quotation.valid_to',
      'quotation.accepted_at',
      'quotation.rejected_at',
      'customer.email',
      'customer.personal_id',
      'customer.customer_type',
      'customer_address.company',
      'customer_address.first_name',
      'customer_address.last_name',
      'customer_address.address_line_1',
      'customer_address.address_line_2',
      'customer_address.address_line_3',
      'customer_address.zip',
      'customer_address.city',
      'customer_address.state',
      'customer_address.country',
      'customer_address.phone',
      'shop_order.order_id',
    ])
    .select((quotation) =>
      jsonArrayFrom(
        quotation
          .selectFrom('quotation_line')
          .select(['sku_id', 'quantity', 'unit_price'])
          .whereRef('quotation_line.quotation_id', '=', 'quotation.quotation_id')
          .orderBy('sku_id'),
      ).as('lines'),
    );
}

export type QuotationRow = Awaited<ReturnType<typeof findQuotationsOfCustomer>>[number];

const maxQuotations = 200;

/** Newest first. */
export function findQuotationsOfCustomer(db: Database, customerId: number) {
  return selectQuotations(db)
    .where('quotation.customer_id', '=', customerId)
    .orderBy('quotation.number', 'desc')
    .limit(maxQuotations)
    .execute();
}

export function findQuotationOfCustomer(db: Database, customerId: number, quotationId: string) {
  return selectQuotations(db)
    .where('quotation.customer_id', '=', customerId)
    .where('quotation.quotation_id', '=', quotationId)
    .executeTakeFirst();
}

/** The quotation that was accepted into the cart, or whose id the client uses as the cart's id (`getQuotationCart`). */
export function findQuotationOfCart(db: Database, cartId: string) {
  return selectQuotations(db)
    .where(({ or, eb }) =>
      or([eb('quotation.cart_id', '=', cartId), eb(sql<string>`quotation.quotation_id::text`, '=', cartId)]),
    )
    .orderBy('accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The lines of the valid quotations that were accepted into the cart, in their market. */
export function findAgreedLines(db: Database, cartId: string, marketId: string) {
  return db
    .selectFrom('quotation')
    .innerJoin('quotation_line', 'quotation_line.quotation_id', 'quotation.quotation_id')
    .select(['sku_id', 'quantity', 'unit_price'])
    .where('cart_id', '=', cartId)
    .where('market_id', '=', marketId)
    .where('valid_to', '>', sql<Date>`now()`)
    .execute();
}

/** Assigns the quotations that were accepted into a cart to another cart. */
export async function moveQuotations(db: Database, fromCartId: string, toCartId: string): Promise<void> {
  await db.updateTable('quotation').set({ cart_id: toCartId }).where('cart_id', '=', fromCartId).execute();
}

/** Locks the quotation until the transaction ends, so that it is accepted or rejected once. */
export async function lockQuotation(db: Database, customerId: number, quotationId: string): Promise<void> {
  await db
    .selectFrom('quotation')
    .select('quotation_id')
    .where('customer_id', '=', customerId)
    .where('quotation_id', '=', quotationId)
    .forUpdate()
    .execute();
}

export async function setQuotationDecision(
  db: Database,
  quotationId: string,
  decision: { accepted_at: Date; cart_id: string } | { rejected_at: Date },
): Promise<void> {
  await db.updateTable('quotation').set(decision).where('quotation_id', '=', quotationId).execute();
}

/** Returns the number of the quotation. */
export async function insertQuotation(
  db: Database,
  quotation: {
    customer_id: number;
    channel_id: string;
    market_id: string;
    currency_code: string;
    name: string;
    terms: string;
    made_by: string;
    valid_to: Date;
  },
  lines: readonly { sku_id: number; quantity: number; unit_price: number }[],
): Promise<number> {
  const { quotation_id, number } = await db
    .insertInto('quotation')
    .values(quotation)
    .returning(['quotation_id', 'number'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('quotation_line')
    .values(lines.map((line) => ({ ...line, quotation_id })))
    .execute();
  return number;
}

export function findMarket(db: Database, alias: string) {
  return db
    .selectFrom('market')
    .innerJoin('currency', 'currency.currency_code', 'market.currency_code')
    .select(['channel_id', 'market_id', 'currency.currency_code', 'minor_digits'])
    .where('alias', '=', alias)
    .executeTakeFirst();
}

export function findCustomer(db: Database, email: string) {
  return db.selectFrom('customer').select('customer_id').where('email', '=', email).executeTakeFirst();
}

export async function findSkuIds(db: Database, skuIds: readonly number[]): Promise<Set<number>> {
  const rows = await db.selectFrom('sku').select('sku_id').where('sku_id', '=', anyOf(skuIds)).execute();
  return new Set(rows.map(({ sku_id }) => sku_id));
}
