import type { Database } from '#backend/database/connection.ts';
import { isAddressProved } from './user.queries.ts';

/** Each is asked for by whose it is, and by nothing else; by the address only where it is proved to be theirs. */
export function findOwnThings(db: Database, { id, email }: { id: number; email: string }) {
  return Promise.all([
    db
      .selectFrom('customer')
      .select(['email', 'customer_type', 'gender', 'personal_id', 'newsletter', 'member_type', 'member_id'])
      .select(['meta_data', 'created_at'])
      .where('customer_id', '=', id)
      .executeTakeFirst(),
    db.selectFrom('customer_address').selectAll().where('customer_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('auth_session')
      .select(['created_at', 'last_used_at', 'expires_at', 'ended_at', 'user_agent'])
      .where('customer_id', '=', id)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('product_review')
      .select(['product_id', 'rating', 'author', 'comment', 'status', 'created_at'])
      .where('customer_id', '=', id)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('stock_alert')
      .select(['sku_id', 'requested_at', 'notified_at'])
      .where('email', '=', email)
      .where(isAddressProved(id))
      .orderBy('requested_at')
      .execute(),
    db
      .selectFrom('cart')
      .innerJoin('cart_item', 'cart_item.cart_id', 'cart.cart_id')
      .select(['cart.cart_id', 'cart_item.sku_id', 'cart_item.quantity', 'cart.updated_at'])
      .where('cart.customer_id', '=', id)
      .orderBy('cart.updated_at')
      .execute(),
    db
      .selectFrom('shop_order')
      .select(['order_id', 'state', 'placed_at', 'currency_code', 'total_inc_vat', 'draft'])
      .where('customer_id', '=', id)
      .orderBy('order_id')
      .execute(),
    db
      .selectFrom('newsletter_subscription')
      .select(['requested_at', 'confirmed_at', 'ended_at', 'tags'])
      .where('email', '=', email)
      .where(isAddressProved(id))
      .executeTakeFirst(),
    db
      .selectFrom('quotation')
      .innerJoin('quotation_line', 'quotation_line.quotation_id', 'quotation.quotation_id')
      .select(['number', 'name', 'created_at', 'valid_to', 'accepted_at', 'rejected_at'])
      .select(['sku_id', 'quantity', 'unit_price', 'currency_code'])
      .where('customer_id', '=', id)
      .orderBy('number')
      .orderBy('sku_id')
      .execute(),
  ]);
}
