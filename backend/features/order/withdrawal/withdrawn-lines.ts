import type { LineQuantity } from '../line-quantity.ts';
import type { RefundRow } from '../refund/refund.queries.ts';

interface Statement {
  /** Null: all that was left when it was received. */
  lines: readonly LineQuantity[] | null;
  received_at: Date;
}

type LineRefund = Pick<RefundRow, 'line_index' | 'quantity' | 'created_at'>;

interface WithdrawnQuantities {
  /** The lines of each statement, in the order of the statements. */
  byStatement: LineQuantity[][];
  /** Withdrawn copies that are not refunded. */
  toRefund: LineQuantity[];
  /** Copies that are neither withdrawn nor refunded. */
  remaining: LineQuantity[];
}

/**
 * Applies an order's withdrawals and its refunds, without failed ones, in the order of their times. A refund counts first for
 * copies that were withdrawn before it, and then for others, which can no longer be withdrawn.
 */
export function countWithdrawn(
  lines: readonly { quantity: number }[],
  statements: readonly Statement[],
  refunds: readonly LineRefund[],
): WithdrawnQuantities {
  const counts = lines.map(({ quantity }) => ({ remaining: quantity, toRefund: 0 }));
  const withdrawCopies = ({ index, quantity }: LineQuantity) => {
    const count = counts[index];
    if (!count) return;
    // Old statements may list more than was left.
    const withdrawn = Math.min(quantity, count.remaining);
    count.remaining -= withdrawn;
    count.toRefund += withdrawn;
  };
  const refundCopies = ({ line_index, quantity }: LineRefund) => {
    const count = line_index === null ? undefined : counts[line_index];
    if (!count || quantity === null) return;
    const ofWithdrawn = Math.min(quantity, count.toRefund);
    const ofOthers = quantity - ofWithdrawn;
    count.toRefund -= ofWithdrawn;
    count.remaining = Math.max(0, count.remaining - ofOthers);
  };
  const list = (key: 'remaining' | 'toRefund') =>
    counts.flatMap((count, index) => (count[key] > 0 ? [{ index, quantity: count[key] }] : []));
  const byStatement: LineQuantity[][] = [];
  const events = [
    ...statements.map((statement, position) => ({
      at: statement.received_at.getTime(),
      apply() {
        const withdrawn = [...(statement.lines ?? list('remaining'))];
        byStatement[position] = withdrawn;
        withdrawn.forEach(withdrawCopies);
      },
    })),
    ...refunds.map((refund) => ({ at: refund.created_at.getTime(), apply: () => refundCopies(refund) })),
  ];
  for (const { apply } of events.sort((a, b) => a.at - b.at)) apply();
  return { byStatement, toRefund: list('toRefund'), remaining: list('remaining') };
}

/** Whether every line has at most its remaining quantity. */
export function areWithin(lines: readonly LineQuantity[], remaining: readonly LineQuantity[]): boolean {
  return lines.every(({ index, quantity }) =>
    remaining.some((line) => line.index === index && quantity <= line.quantity),
  );
}

/** Both lists must be sorted by index. */
export function areSameLines(
  lines: readonly LineQuantity[] | null,
  others: readonly LineQuantity[] | null,
): boolean {
  if (!lines || !others) return lines === others;
  return (
    lines.length === others.length &&
    lines.every((line, position) => {
      const other = others[position];
      return other?.index === line.index && other.quantity === line.quantity;
    })
  );
}
