import { priceLadder } from '../formats.ts';
import type { DemoProduct } from './demo-products.ts';

export type SeedCurrency = keyof typeof priceLadder;

/** What a book has cost from a day on. Without days: since it came into the shop. */
export interface PricePoint {
  daysAgo?: number;
  regular: number;
  selling: number;
}

const priceTags: Record<SeedCurrency, { step: number; ending: number }> = {
  SEK: { step: 1000, ending: 900 },
  DKK: { step: 1000, ending: 995 },
  NOK: { step: 1000, ending: 900 },
  EUR: { step: 100, ending: 90 },
};

/** Works on sale, in all their editions: for how many days, and by at least how many percent. */
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
 * One book was made dearer shortly before it was made cheaper. What stands on its price list is no price that anybody had
 * to pay for long: the true prior price is the lower one of the weeks before (decisions §4).
 */
const raisedThenCut = { key: 'dune/sv', raisedDaysAgo: 20, cutDaysAgo: 9 };

/** The prices of an edition in a currency as of a day, oldest first; the last one counts. */
export function priceHistory(product: DemoProduct, currency: SeedCurrency, today: Date): PricePoint[] {
  const ladder = priceLadder[currency];
  const price = ladder[product.rung] ?? 0;
  const before = { regular: price, selling: price };
  if (`${product.work.work}/${product.edition.language}` === raisedThenCut.key) {
    const raised = ladder[product.rung + 2] ?? price * 2;
    return [
      before,
      { daysAgo: raisedThenCut.raisedDaysAgo, regular: raised, selling: raised },
      { daysAgo: raisedThenCut.cutDaysAgo, regular: raised, selling: reduced(price, 10, currency) },
    ];
  }
  const sale = sales[product.work.work];
  if (!sale || daysInShop(product, today) < sale.days + 30) return [before];
  return [before, { daysAgo: sale.days, regular: price, selling: reduced(price, sale.percent, currency) }];
}

/** What has hardly been sold at a price cannot be cheaper than it. */
function daysInShop({ firstAvailableOn }: DemoProduct, today: Date): number {
  return (today.getTime() - Date.parse(firstAvailableOn)) / 86_400_000;
}

/** Price tags end alike: 59 kr, 59,95 kr., 5,90 €. The next such price that is at least so much lower. */
export function reduced(price: number, percent: number, currency: SeedCurrency): number {
  const { step, ending } = priceTags[currency];
  const most = (price * (100 - percent)) / 100;
  return Math.floor((most - ending) / step) * step + ending;
}
