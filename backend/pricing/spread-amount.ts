/**
 * Divides an amount over lines in proportion to their values, by the largest remainder method: the shares are whole minor
 * units, add up to the amount, differ from the exact share by less than one unit, and never exceed the value of their line.
 * Among equal remainders the earlier line comes first. The amount is capped at the total value of the lines.
 */
export function spreadAmount(amount: number, values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return splitByWeight(Math.min(amount, total), values);
}

/** As `spreadAmount`, but a share may exceed its weight. Without any weight the shares are 0. */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount <= 0 || total <= 0) return weights.map(() => 0);

  // The product of two amounts can exceed 2^53.
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount));
  const shares = exact.map((share) => Number(share / BigInt(total)));
  const remainders = exact.map((share) => Number(share % BigInt(total)));

  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...weights.keys()].sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  for (const index of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
