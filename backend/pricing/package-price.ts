import { spreadAmount } from './spread-amount.ts';

/** Equal units of a package: their price outside the package, and how many of them it has. */
export interface PackagePart {
  unitPrice: number;
  /** The lowest lawful unit price, where it is fixed. */
  minimum?: number;
  quantity: number;
}

/**
 * The unit prices of a package's parts. The package's price is divided in proportion to the parts' own prices, and the sum never
 * exceeds it. If whole minor units cannot add up to the price (an odd price for two equal units), the sum is lower than the
 * price. No part costs less than its minimum: the price of a package is never below the sum of the minimums.
 */
export function unitPricesInPackage(price: number, parts: readonly PackagePart[]): number[] {
  const minimums = parts.map(({ minimum = 0 }) => minimum);
  const shares = spreadAmount(
    price - costOfPackage(minimums, parts),
    parts.map(({ unitPrice, minimum = 0, quantity }) => Math.max(0, unitPrice - minimum) * quantity),
  );
  const aboveMinimum = parts.map(({ quantity }, index) => Math.floor((shares[index] ?? 0) / quantity));
  let left = shares.reduce((sum, share) => sum + share, 0) - costOfPackage(aboveMinimum, parts);
  const prices = aboveMinimum.map((amount, index) => amount + (minimums[index] ?? 0));
  // All units of a part have one price, so a part can take only multiples of its quantity. The largest quantity comes first:
  // then less than the smallest quantity remains.
  const byQuantityDescending = [...parts.entries()].sort(([, a], [, b]) => b.quantity - a.quantity);
  for (const [index, { quantity }] of byQuantityDescending) {
    const more = Math.floor(left / quantity);
    prices[index] = (prices[index] ?? 0) + more;
    left -= more * quantity;
  }
  return prices;
}

function costOfPackage(prices: readonly number[], parts: readonly PackagePart[]): number {
  return prices.reduce((sum, price, index) => sum + price * (parts[index]?.quantity ?? 0), 0);
}
