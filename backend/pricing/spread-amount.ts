/**
 * An amount spread over lines in proportion to their values, whole minor units each, by the largest remainder: the shares
 * sum up to the amount exactly, each differs from the exact share by less than one unit, and none is above its line's
 * value. Among equal remainders the earlier line comes first. Of more than the lines are worth, only that is spread.
 */
export function spreadAmount(amount: number, values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const spread = Math.min(amount, total);
  if (spread <= 0) return values.map(() => 0);

  // The product of two amounts of money may be beyond 2^53.
  const exact = values.map((value) => BigInt(value) * BigInt(spread));
  const shares = exact.map((share) => Number(share / BigInt(total)));
  const remainders = exact.map((share) => Number(share % BigInt(total)));

  const left = spread - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...values.keys()].sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  for (const index of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
