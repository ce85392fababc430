import fc from 'fast-check';

/** A change requested by a client. */
export type CartChange =
  | { kind: 'add'; skuId: number; message: string; quantity: number }
  | { kind: 'set'; skuId: number; message: string; quantity: number }
  | { kind: 'clear' };

export interface ModelLine {
  skuId: number;
  message: string;
  quantity: number;
}

/** The lines after a change without concurrency, or the error code. */
export function applyChange(
  change: CartChange,
  lines: ModelLine[],
  stock: Map<number, number>,
): ModelLine[] | string {
  if (change.kind === 'clear') return [];
  const line = lines.find(({ skuId, message }) => skuId === change.skuId && message === change.message);
  if (!line && change.kind === 'set') return 'UNKNOWN_CART_ITEM';
  const quantity = change.kind === 'add' ? (line?.quantity ?? 0) + change.quantity : change.quantity;
  const { skuId, message } = change;
  const changed = line
    ? lines.map((one) => (one === line ? { ...line, quantity } : one))
    : [...lines, { skuId, message, quantity }];
  const next = changed.filter((one) => one.quantity > 0);
  const total = next.reduce((sum, one) => (one.skuId === skuId ? sum + one.quantity : sum), 0);
  const isIncrease = quantity > (line?.quantity ?? 0);
  return isIncrease && total > (stock.get(skuId) ?? 0) ? 'INSUFFICIENT_STOCK' : next;
}

/** Few SKUs and messages, so that changes conflict; the cart is cleared occasionally. */
export function randomChanges(skuIds: number[], count: number, seed: number): CartChange[] {
  const line = { skuId: fc.constantFrom(...skuIds), message: fc.constantFrom('', 'To Astrid') };
  const change = fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({
        kind: fc.constant('add' as const),
        ...line,
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('set' as const),
        ...line,
        quantity: fc.integer({ min: 0, max: 6 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  );
  return fc.sample(change, { numRuns: count, seed });
}
