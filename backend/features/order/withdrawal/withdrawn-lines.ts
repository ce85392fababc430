import type { LineQuantity } from '../line-quantity.ts';

/** The quantities that are left after earlier statements. A statement that is null covers all that was left at the time. */
export function remainingAfter(
  lines: readonly { quantity: number }[],
  statements: readonly (readonly LineQuantity[] | null)[],
): LineQuantity[] {
  if (statements.includes(null)) return [];
  const withdrawn = statements.flatMap((statement) => statement ?? []);
  return lines.flatMap(({ quantity }, index) => {
    const withdrawnQuantity = withdrawn.reduce(
      (sum, line) => sum + (line.index === index ? line.quantity : 0),
      0,
    );
    const remaining = quantity - withdrawnQuantity;
    return remaining > 0 ? [{ index, quantity: remaining }] : [];
  });
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
