import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { isEmailVerified } from './user.queries.ts';

export function findAccount(db: Database, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['email', 'customer_type', 'gender', 'personal_id', 'newsletter', 'member_type', 'member_id'])
    .select(['meta_data', 'created_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export function findSessions(db: Database, customerId: number) {
  return db
    .selectFrom('auth_session')
    .select(['created_at', 'last_used_at', 'expires_at', 'ended_at', 'user_agent'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

export function findReviews(db: Database, customerId: number) {
  return db
    .selectFrom('product_review')
    .select(['product_id', 'rating', 'author', 'comment', 'status', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

export function findReviewVotes(db: Database, customerId: number) {
  return db
    .selectFrom('review_vote')
    .select(['product_review_id', 'voted_at'])
    .where('customer_id', '=', customerId)
    .orderBy('voted_at')
    .execute();
}

/** The favourite lists besides the main list, which is in `meta_data`. */
export function findFavoriteLists(db: Database, customerId: number) {
  return db
    .selectFrom('favorite_list')
    .leftJoin('favorite_list_item', 'favorite_list_item.favorite_list_id', 'favorite_list.favorite_list_id')
    .select(['name', 'share_key', 'created_at'])
    .select(
      sql<
        number[]
      >`coalesce(array_agg(product_id order by item_number) filter (where product_id is not null), '{}')`.as(
        'product_ids',
      ),
    )
    .where('customer_id', '=', customerId)
    .where('is_main', '=', false)
    .groupBy('favorite_list.favorite_list_id')
    .orderBy('favorite_list.favorite_list_id')
    .execute();
}

/** Stock alerts are stored by e-mail address, so they are the customer's only when the address is verified. */
export function findStockAlerts(db: Database, { id, email }: { id: number; email: string }) {
  return db
    .selectFrom('stock_alert')
    .select(['sku_id', 'requested_at', 'notified_at'])
    .where('email', '=', email)
    .where(isEmailVerified(id))
    .orderBy('requested_at')
    .execute();
}

export function findCartItems(db: Database, customerId: number) {
  return db
    .selectFrom('cart')
    .innerJoin('cart_item', 'cart_item.cart_id', 'cart.cart_id')
    .select(['cart.cart_id', 'cart_item.sku_id', 'cart_item.quantity', 'cart.updated_at'])
    .where('cart.customer_id', '=', customerId)
    .orderBy('cart.updated_at')
    .execute();
}

export function findOrders(db: Database, customerId: number) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'state', 'placed_at', 'currency_code', 'total_inc_vat', 'draft'])
    .select(
      sql<unknown>`(select coalesce(jsonb_agg(jsonb_build_object('name', name, 'email', withdrawal.email,
        'receiptEmail', receipt_email, 'lines', lines, 'receivedAt', received_at) order by withdrawal_id), '[]')
        from withdrawal where withdrawal.order_id = shop_order.order_id)`.as('withdrawals'),
    )
    .where('customer_id', '=', customerId)
    .orderBy('order_id')
    .execute();
}

/** Mails are stored by e-mail address, as stock alerts are. Their content is left out, because the customer has received it. */
export function findMails(db: Database, { id, email }: { id: number; email: string }) {
  return db
    .selectFrom('mail_outbox')
    .select(['kind', 'created_at', 'sent_at'])
    .where('recipient', '=', email)
    .where(isEmailVerified(id))
    .orderBy('created_at')
    .execute();
}

/** The newsletter subscription is stored by e-mail address, as stock alerts are. */
export function findNewsletter(db: Database, { id, email }: { id: number; email: string }) {
  return db
    .selectFrom('newsletter_subscription')
    .select(['requested_at', 'confirmed_at', 'ended_at', 'tags'])
    .where('email', '=', email)
    .where(isEmailVerified(id))
    .executeTakeFirst();
}

export function findQuotationLines(db: Database, customerId: number) {
  return db
    .selectFrom('quotation')
    .innerJoin('quotation_line', 'quotation_line.quotation_id', 'quotation.quotation_id')
    .select(['number', 'name', 'created_at', 'valid_to', 'accepted_at', 'rejected_at'])
    .select(['sku_id', 'quantity', 'unit_price', 'currency_code'])
    .where('customer_id', '=', customerId)
    .orderBy('number')
    .orderBy('sku_id')
    .execute();
}
