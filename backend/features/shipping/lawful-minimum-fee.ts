type MinimumFee = (goods: number) => number;

/**
 * The lowest delivery fee for new books that the law allows, by country, in minor units with VAT. France: 3 euros below 35
 * euros of books, else more than 0 (loi 2021-1901, order of 4 April 2023). It holds for every cart with shipped goods.
 */
const minimumFees: Partial<Record<string, MinimumFee>> = {
  FR: (goods) => (goods < 3500 ? 300 : 1),
};

/** Undefined where delivery may be free. */
export function lawfulMinimumFee(country: string): MinimumFee | undefined {
  return minimumFees[country];
}

/**
 * The fee that statements outside the cart give: at least the lawful minimum, by default for goods of the value 0, whose minimum
 * is the highest.
 */
export function lawfulFee(country: string, fee: number, goods = 0): number {
  return Math.max(fee, lawfulMinimumFee(country)?.(goods) ?? 0);
}
