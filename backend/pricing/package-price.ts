import { spreadAmount } from './spread-amount.ts';

/** Alike pieces of a set: what each costs by itself, and how many of them a set has. */
export interface SetPart {
  unitPrice: number;
  quantity: number;
}

/**
 * What each piece of a set costs, so that the pieces together cost what the set does: in proportion to what they cost by
 * themselves, and never more in all. Where whole minor units cannot make up the price, as with an odd price of two alike
 * pieces, the customer pays those few less.
 */
export function unitPricesInSet(price: number, parts: readonly SetPart[]): number[] {
  const shares = spreadAmount(
    price,
    parts.map(({ unitPrice, quantity }) => unitPrice * quantity),
  );
  const prices = parts.map(({ quantity }, place) => Math.floor((shares[place] ?? 0) / quantity));
  let left = shares.reduce((sum, share) => sum + share, 0) - costOfSet(prices, parts);
  const mostAlikeFirst = [...parts.entries()].sort(([, one], [, other]) => other.quantity - one.quantity);
  for (const [place, { quantity }] of mostAlikeFirst) {
    const more = Math.floor(left / quantity);
    prices[place] = (prices[place] ?? 0) + more;
    left -= more * quantity;
  }
  return prices;
}

function costOfSet(prices: readonly number[], parts: readonly SetPart[]): number {
  return prices.reduce((sum, price, place) => sum + price * (parts[place]?.quantity ?? 0), 0);
}
