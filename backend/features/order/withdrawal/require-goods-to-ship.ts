import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderRow } from '../order.queries.ts';
import { findWithdrawalHistory } from './withdrawal-history.ts';
import { countWithdrawn } from './withdrawn-lines.ts';

/**
 * The goods to ship: without downloads, and without withdrawn and refunded quantities. Throws if no goods are left: such an order
 * is neither shipped nor captured.
 */
export async function requireGoodsToShip(
  db: Database,
  { order_id, draft }: Pick<OrderRow, 'order_id' | 'draft'>,
): Promise<LineQuantity[]> {
  const { statements, refunds } = await findWithdrawalHistory(db, order_id);
  const { remaining } = countWithdrawn(draft.lines, statements, refunds);
  const goods = remaining.filter(({ index }) => draft.lines[index]?.needsDelivery);
  if (goods.length === 0 && (statements.length > 0 || refunds.length > 0))
    throw new ShopError(
      'ORDER_STATE',
      `The goods of order ${order_id} are withdrawn or refunded. Cancel or refund the rest instead.`,
    );
  return goods;
}
