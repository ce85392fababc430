/** From the value of the goods to the fee, both in minor units with VAT. */
type MinimumFee = (goodsValue: number) => number;

/**
 * The lowest delivery fee for new books that the law allows, by country. France: 3 euros below 35 euros of books, else more
 * than 0 (loi 2021-1901, order of 4 April 2023). The shop applies it to every cart with shipped goods, not only books.
 */
const minimumFees: Partial<Record<string, MinimumFee>> = {
  FR: (goodsValue) => (goodsValue < 3500 ? 300 : 1),
};

/** Undefined where delivery may be free. */
export function lawfulMinimumFee(country: string): MinimumFee | undefined {
  return minimumFees[country];
}

/**
 * The delivery fee, raised to the lawful minimum. Outside the cart the value of the goods is not known: the default 0 gives the
 * highest minimum.
 */
export function lawfulFee(country: string, fee: number, goodsValue = 0): number {
  return Math.max(fee, lawfulMinimumFee(country)?.(goodsValue) ?? 0);
}
