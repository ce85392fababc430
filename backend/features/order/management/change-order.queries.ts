import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { OrderState } from '#contract/order/order-states.ts';
import type { OrderRow } from '../order.queries.ts';

export type Actor = 'customer' | 'merchant' | 'shop';

export interface StateChange {
  to: OrderState;
  actor: Actor;
  note: string;
}

/** Writes the new state and its event. The transaction must have locked the order's row. */
export async function writeState(
  trx: Database,
  order: Pick<OrderRow, 'order_id' | 'state'>,
  { to, actor, note }: StateChange,
): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({
      state: to,
      updated_at: sql<Date>`now()`,
      completed_at: to === 'completed' ? sql<Date>`coalesce(completed_at, now())` : undefined,
    })
    .where('order_id', '=', order.order_id)
    .execute();
  await writeEvent(trx, order.order_id, { from_state: order.state, to_state: to, actor, note });
}

/** Adds an event to the history of an order. An event without states records only a note. */
export async function writeEvent(
  trx: Database,
  orderId: number,
  event: { from_state?: string; to_state?: string; actor: Actor; note: string },
): Promise<void> {
  await trx
    .insertInto('order_event')
    .values({ order_id: orderId, ...event })
    .execute();
}

export async function writeShipment(
  trx: Database,
  orderId: number,
  { parcelNumber, trackingLink }: { parcelNumber: string | null; trackingLink: string | null },
): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ parcel_number: parcelNumber, tracking_link: trackingLink, shipped_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .execute();
}

export async function hasBeenInState(db: Database, orderId: number, state: OrderState): Promise<boolean> {
  const event = await db
    .selectFrom('order_event')
    .select('order_event_id')
    .where('order_id', '=', orderId)
    .where('to_state', '=', state)
    .executeTakeFirst();
  return event !== undefined;
}

export function eventsOfOrder(db: Database, orderId: number) {
  return db
    .selectFrom('order_event')
    .select(['happened_at', 'from_state', 'to_state', 'actor', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('order_event_id')
    .execute();
}

/** The publication dates of the products that have one, with the market's country: the day begins in its time zone. */
export function findPublicationDates(db: Database, marketId: string, productIds: readonly number[]) {
  return db
    .selectFrom('product')
    .innerJoin('market', (join) => join.on('market_id', '=', marketId))
    .select([
      'article_number as articleNumber',
      'publication_date as publicationDate',
      'country_code as countryCode',
    ])
    .where('product_id', '=', anyOf(productIds))
    .where('publication_date', 'is not', null)
    .orderBy('article_number')
    .execute();
}
