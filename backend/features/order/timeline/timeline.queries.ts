import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import { INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import type { OrderMilestone } from '#contract/order/timeline-requests.ts';

/** A dated step of an order: a milestone, the payment, or a state that the timeline depends on. */
export interface StepRow {
  order_id: number;
  kind: OrderMilestone | 'paid' | 'invoiced' | 'cancelled' | 'partial';
  at: Date;
}

/** The recorded steps of orders: milestones, captured payments, and the states `cancelled`, `out-of-stock` and `partial`. */
export async function findSteps(db: Database, orderIds: readonly number[]): Promise<StepRow[]> {
  const [milestones, payments, states] = await Promise.all([
    db
      .selectFrom('order_milestone')
      .select(['order_id', 'kind', 'happened_at as at'])
      .where('order_id', '=', anyOf(orderIds))
      .execute(),
    db
      .selectFrom('payment')
      .select(['order_id', 'updated_at as at', 'provider_key'])
      .where('order_id', '=', anyOf(orderIds))
      .where('state', '=', 'captured')
      .where('amount', '>', 0)
      .execute(),
    db
      .selectFrom('order_event')
      .select(['order_id', 'to_state', 'happened_at as at'])
      .where('order_id', '=', anyOf(orderIds))
      .where('to_state', 'in', ['cancelled', 'out-of-stock', 'partial'])
      .orderBy('order_event_id')
      .execute(),
  ]);
  return [
    // A check constraint of the table allows only these kinds.
    ...milestones.map((row) => ({ ...row, kind: row.kind as OrderMilestone })),
    ...payments.flatMap(({ order_id, at, provider_key }): StepRow[] => {
      if (order_id === null) return [];
      return [{ order_id, at, kind: provider_key === INVOICE_PROVIDER ? 'invoiced' : 'paid' }];
    }),
    ...states.map(({ order_id, at, to_state }) => ({
      order_id,
      at,
      kind: to_state === 'partial' ? ('partial' as const) : ('cancelled' as const),
    })),
  ];
}

/**
 * Records a milestone. A milestone that is recorded again gets the new date. The time is the database's, like the time of the
 * shipment: with another clock, the delivery could be listed before the shipment.
 */
export async function writeMilestone(db: Database, orderId: number, kind: OrderMilestone): Promise<void> {
  const happened_at = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('order_milestone')
    .values({ order_id: orderId, kind, happened_at })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet({ happened_at }))
    .execute();
}
