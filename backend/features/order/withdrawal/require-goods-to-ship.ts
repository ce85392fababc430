import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { OrderRow } from '../order.queries.ts';
import { findWithdrawals } from './withdrawal.queries.ts';
import { remainingAfter } from './withdrawn-lines.ts';

/** Throws if the customer has withdrawn from everything that is shipped: such an order is neither shipped nor captured. */
export async function requireGoodsToShip(
  db: Database,
  { order_id, draft }: Pick<OrderRow, 'order_id' | 'draft'>,
): Promise<void> {
  const statements = await findWithdrawals(db, order_id);
  if (statements.length === 0) return;
  const remaining = remainingAfter(
    draft.lines,
    statements.map(({ lines }) => lines),
  );
  if (!remaining.some(({ index }) => draft.lines[index]?.needsDelivery))
    throw new ShopError(
      'ORDER_STATE',
      `The customer has withdrawn from order ${order_id}. Cancel or refund it instead.`,
    );
}
