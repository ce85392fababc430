import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderRow } from '../order.queries.ts';
import { findWithdrawals } from './withdrawal.queries.ts';
import { remainingAfter } from './withdrawn-lines.ts';

/**
 * The goods of the shipment, without downloads and without withdrawn quantities. Throws if the customer has withdrawn from all
 * goods: such an order is neither shipped nor captured.
 */
export async function requireGoodsToShip(
  db: Database,
  { order_id, draft }: Pick<OrderRow, 'order_id' | 'draft'>,
): Promise<LineQuantity[]> {
  const statements = await findWithdrawals(db, order_id);
  const remaining = remainingAfter(
    draft.lines,
    statements.map(({ lines }) => lines),
  );
  const goods = remaining.filter(({ index }) => draft.lines[index]?.needsDelivery);
  if (statements.length > 0 && goods.length === 0)
    throw new ShopError(
      'ORDER_STATE',
      `The customer has withdrawn from order ${order_id}. Cancel or refund it instead.`,
    );
  return goods;
}
