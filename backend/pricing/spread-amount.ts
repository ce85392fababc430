/**
 * Divides an amount over lines in proportion to their values, by the largest remainder method: the shares are whole minor
 * units, add up to the amount, differ from the exact share by less than one unit, and never exceed the value of their line.
 * Among equal remainders the earlier line comes first. The amount is capped at the total value of the lines.
 */
export function spreadAmount(amount: number, values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const spread = Math.min(amount, total);
  if (spread <= 0) return values.map(() => 0);

  // The product of two amounts can exceed 2^53.
  const exact = values.map((value) => BigInt(value) * BigInt(spread));
  const shares = exact.map((share) => Number(share / BigInt(total)));
  const remainders = exact.map((share) => Number(share % BigInt(total)));

  const left = spread - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...values.keys()].sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  for (const index of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
