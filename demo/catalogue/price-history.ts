import type { CurrencyCode } from '../shop/markets.ts';
import type { DemoProduct } from './demo-products.ts';
import { priceLadder } from './price-ladder.ts';

/** A price and its first day. Without `daysAgo` that is the book's first day in the shop. */
interface PricePoint {
  daysAgo?: number;
  regular: number;
  selling: number;
}

const priceEndings: Record<CurrencyCode, { step: number; ending: number }> = {
  SEK: { step: 1000, ending: 900 },
  DKK: { step: 1000, ending: 995 },
  NOK: { step: 1000, ending: 900 },
  EUR: { step: 100, ending: 90 },
};

/** Works whose editions are on sale: the days since the start, and the minimum discount. */
const sales: Record<string, { days: number; percent: number }> = {
  'the-lord-of-the-rings': { days: 12, percent: 20 },
  'a-wizard-of-earthsea': { days: 12, percent: 25 },
  'the-colour-of-magic': { days: 12, percent: 25 },
  'american-gods': { days: 5, percent: 30 },
  'jonathan-strange-and-mr-norrell': { days: 12, percent: 40 },
  'the-left-hand-of-darkness': { days: 12, percent: 25 },
  foundation: { days: 26, percent: 30 },
  aniara: { days: 12, percent: 20 },
  'san-ti': { days: 5, percent: 15 },
  frankenstein: { days: 12, percent: 50 },
  dracula: { days: 12, percent: 50 },
  'the-shining': { days: 26, percent: 35 },
  farjan: { days: 5, percent: 20 },
  'laterna-magica': { days: 12, percent: 60 },
  'becoming-obama': { days: 40, percent: 70 },
  'long-walk-to-freedom': { days: 40, percent: 45 },
  'steve-jobs-isaacson': { days: 26, percent: 65 },
  'krigsdagbocker-1939-1945': { days: 5, percent: 10 },
};

/**
 * The price of this book was raised shortly before it was reduced. The raised price applied for a few days only, so the
 * prior price is the lower price of the weeks before (decisions §4).
 */
const raisedThenReduced = { key: 'dune/sv', raisedDaysAgo: 20, reducedDaysAgo: 9 };

/** The prices of a book in a currency, oldest first; the last one is the current price. */
export function priceHistory(product: DemoProduct, currency: CurrencyCode, today: Date): PricePoint[] {
  const ladder = priceLadder[currency];
  const price = ladder[product.priceIndex] ?? 0;
  const before = { regular: price, selling: price };
  if (product.key === raisedThenReduced.key) {
    const raised = ladder[product.priceIndex + 2] ?? price * 2;
    return [
      before,
      { daysAgo: raisedThenReduced.raisedDaysAgo, regular: raised, selling: raised },
      {
        daysAgo: raisedThenReduced.reducedDaysAgo,
        regular: raised,
        selling: reducePrice(price, 10, currency),
      },
    ];
  }
  const sale = sales[product.work.work];
  // A reduction needs a prior price of 30 days.
  if (!sale || daysInShop(product, today) < sale.days + 30) return [before];
  return [
    before,
    { daysAgo: sale.days, regular: price, selling: reducePrice(price, sale.percent, currency) },
  ];
}

function daysInShop({ firstAvailableOn }: DemoProduct, today: Date): number {
  return (today.getTime() - Date.parse(firstAvailableOn)) / 86_400_000;
}

/** The highest price with the usual ending (59 kr, 59,95 kr., 5,90 €) that is at least `percent` lower. */
export function reducePrice(price: number, percent: number, currency: CurrencyCode): number {
  const { step, ending } = priceEndings[currency];
  const maxPrice = (price * (100 - percent)) / 100;
  return Math.floor((maxPrice - ending) / step) * step + ending;
}
