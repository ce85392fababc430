import fc from 'fast-check';

/** A change as a client asks for it. */
export type Wish =
  | { kind: 'add'; skuId: number; message: string; quantity: number }
  | { kind: 'set'; skuId: number; message: string; quantity: number }
  | { kind: 'clear' };

export interface ModelLine {
  skuId: number;
  message: string;
  quantity: number;
}

/** What a cart is after a change that nothing else comes between, or the code of the refusal. */
export function apply(wish: Wish, lines: ModelLine[], stock: Map<number, number>): ModelLine[] | string {
  if (wish.kind === 'clear') return [];
  const line = lines.find(({ skuId, message }) => skuId === wish.skuId && message === wish.message);
  if (!line && wish.kind === 'set') return 'UNKNOWN_CART_ITEM';
  const quantity = wish.kind === 'add' ? (line?.quantity ?? 0) + wish.quantity : wish.quantity;
  const { skuId, message } = wish;
  const next = line
    ? lines.flatMap((one) => (one !== line ? [one] : quantity > 0 ? [{ ...line, quantity }] : []))
    : [...lines, { skuId, message, quantity }];
  const pieces = next.reduce((sum, one) => (one.skuId === skuId ? sum + one.quantity : sum), 0);
  const isMore = quantity > (line?.quantity ?? 0);
  return isMore && pieces > (stock.get(skuId) ?? 0) ? 'INSUFFICIENT_STOCK' : next;
}

/** Few SKUs and messages, so that wishes meet; a cart is cleared now and then. */
export function randomWishes(skuIds: number[], count: number, seed: number): Wish[] {
  const line = { skuId: fc.constantFrom(...skuIds), message: fc.constantFrom('', 'To Astrid') };
  const wish = fc.oneof(
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
  return fc.sample(wish, { numRuns: count, seed });
}
