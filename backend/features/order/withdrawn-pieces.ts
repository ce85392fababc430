/** So many copies of one line of an order. */
export interface Piece {
  place: number;
  quantity: number;
}

/** What of an order is left to withdraw from, after statements of which null means all that was left by then. */
export function leftAfter(
  bought: readonly { quantity: number }[],
  statements: readonly (readonly Piece[] | null)[],
): Piece[] {
  if (statements.includes(null)) return [];
  const withdrawn = statements.flatMap((lines) => lines ?? []);
  return bought.flatMap((line, place) => {
    const taken = withdrawn.reduce((sum, piece) => sum + (piece.place === place ? piece.quantity : 0), 0);
    return line.quantity > taken ? [{ place, quantity: line.quantity - taken }] : [];
  });
}

export function isWithin(pieces: readonly Piece[], left: readonly Piece[]): boolean {
  return pieces.every(({ place, quantity }) =>
    left.some((line) => line.place === place && quantity <= line.quantity),
  );
}

/** Both in the order's order. */
export function areSame(some: readonly Piece[] | null, others: readonly Piece[] | null): boolean {
  if (!some || !others) return some === others;
  return (
    some.length === others.length &&
    some.every(({ place, quantity }, at) => others[at]?.place === place && others[at].quantity === quantity)
  );
}
