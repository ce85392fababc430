import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export async function findCustomerIdByEmail(db: Database, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.customer_id;
}

export async function isEmailBlocked(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_email')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Erases the data that is stored by e-mail address, other than accounts and orders. Unsent mails, gift cards that are not issued
 * yet and open cases stay until they are done.
 */
export async function eraseDataOfEmail(db: Database, email: string): Promise<void> {
  await db.deleteFrom('stock_alert').where('email', '=', email).execute();
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
  await db.deleteFrom('password_reset_request').where('email', '=', email).execute();
  await db.updateTable('promo_code_use').set({ email: null }).where('email', '=', email).execute();
  await sql`delete from checkout where lower(details->>'email') = ${email}`.execute(db);
  await sql`update gift_card set recipient_email = '', recipient_name = '', sender_name = '', message = ''
    where recipient_email = ${email} and coalesce(issued_at, refunded_at) is not null`.execute(db);
  await sql`delete from review_report where email = ${email} and decided_at is not null`.execute(db);
  await sql`delete from unmatched_withdrawal where email = ${email} and handled_at is not null`.execute(db);
  // Also notices to the shop that name the e-mail address.
  await sql`delete from mail_outbox where (sent_at is not null or abandoned_at is not null)
    and (recipient = ${email} or strpos(lower(payload::text), ${email}) > 0)`.execute(db);
}

export async function findOrdersOfEmail(db: Database, email: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select order_id as "orderNumber", state as status, placed_at as "placedAt", currency_code as currency,
      total_inc_vat as "totalIncVatMinorUnits", draft as details,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'email', withdrawal.email,
        'receiptEmail', receipt_email, 'lines', lines, 'receivedAt', received_at) order by withdrawal_id), '[]')
        from withdrawal where withdrawal.order_id = shop_order.order_id) as withdrawals,
      (select coalesce(jsonb_agg(year || '-' || lpad(number::text, 6, '0') order by tax_document_id), '[]')
        from tax_document where tax_document.order_id = shop_order.order_id) as documents
    from shop_order where email = ${email} order by order_id`.execute(db);
  return rows;
}

/** Copies that bookkeeping law requires after an erasure. */
export async function findRestrictedOrders(db: Database, email: string) {
  const { rows } = await sql<{ orderNumber: number; restrictedAt: Date; record: unknown }>`
    select order_id as "orderNumber", restricted_at as "restrictedAt", record from restricted_order
    where record->>'email' = ${email} order by order_id`.execute(db);
  return rows;
}

export async function findRestrictedOrder(db: Database, orderId: number) {
  return db
    .selectFrom('restricted_order')
    .select(['record', 'restricted_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/**
 * Data that is stored by e-mail address, other than accounts and orders, by kind. Payloads of mails are left out: they contain
 * secrets.
 */
export async function findDataOfEmail(db: Database, email: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`select
    (select coalesce(jsonb_agg(jsonb_build_object('skuId', sku_id, 'requestedAt', requested_at,
      'notifiedAt', notified_at)), '[]') from stock_alert where email = ${email}) as "stockAlerts",
    (select to_jsonb(found) from (select requested_at as "requestedAt", confirmed_at as "confirmedAt",
      ended_at as "endedAt", tags from newsletter_subscription where email = ${email}) found) as newsletter,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'createdAt', created_at, 'sentAt', sent_at)
      order by created_at), '[]') from mail_outbox where recipient = ${email}) as mails,
    (select coalesce(jsonb_agg(jsonb_build_object('recipientName', recipient_name, 'senderName', sender_name,
      'greeting', message, 'issuedAt', issued_at)), '[]') from gift_card where recipient_email = ${email})
      as "receivedGiftCards",
    (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'usedAt', used_at)), '[]')
      from promo_code_use where email = ${email}) as "usedCodes",
    (select coalesce(jsonb_agg(jsonb_build_object('state', state, 'createdAt', created_at, 'details', draft)), '[]')
      from payment where order_id is null and draft->>'email' = ${email}) as "unfinishedPayments",
    (select coalesce(jsonb_agg(details), '[]') from checkout where lower(details->>'email') = ${email}) as checkouts,
    (select coalesce(jsonb_agg(jsonb_build_object('reviewId', product_review_id, 'reason', reason,
      'explanation', explanation, 'name', name, 'reportedAt', reported_at, 'decision', decision)), '[]')
      from review_report where email = ${email}) as "reviewReports",
    (select coalesce(jsonb_agg(jsonb_build_object('orderNumber', order_number, 'name', name,
      'receivedAt', received_at)), '[]') from unmatched_withdrawal where email = ${email}) as "unmatchedWithdrawals",
    (select to_jsonb(found) from (select reason, blocked_at as "blockedAt" from blocked_email
      where email = ${email}) found) as block`.execute(db);
  return rows[0] ?? {};
}

/** How many links were requested for the address in the last 24 hours. */
export async function countRecentRequests(db: Database, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('data_request')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('requested_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertDataRequest(
  db: Database,
  request: {
    key_hash: string;
    email: string;
    channel_id: string;
    market_id: string;
    language_id: string;
    expires_at: Date;
  },
): Promise<void> {
  await db.insertInto('data_request').values(request).execute();
}

/** Finds a request that has not expired and whose data was not erased. */
export function findOpenRequestByKey(db: Database, keyHash: string): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('data_request')
    .select('email')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export async function markRequestUsedForErasure(db: Database, keyHash: string): Promise<void> {
  await db
    .updateTable('data_request')
    .set({ erased_at: sql`now()` })
    .where('key_hash', '=', keyHash)
    .execute();
}
