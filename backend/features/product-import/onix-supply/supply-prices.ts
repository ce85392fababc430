import { parseAmount } from '../book/amount.ts';
import type { BookPrice, FixedPriceRule } from '../book/book.ts';
import { spanOf } from '../onix/dates.ts';
import { childOf, childrenOf, type Element, textOf } from '../onix/element.ts';
import { mayBeSoldIn, type PublishingFacts } from '../onix/publishing-detail.ts';
import { includesCountry, type Territory, territoryOf } from '../onix/territory.ts';
import type { Shop } from '../shop.queries.ts';
import { listPrices, type Market, ownListPrices } from '../write/market-prices.ts';

/**
 * Types (list 58) of prices that consumers pay, the binding ones first: fixed, importer's, publisher's, recommended. Cost
 * prices (05, 07) are not read.
 */
const typesIncludingTax = ['04', '34', '42', '02'];
const typesExcludingTax = ['03', '33', '41', '01'];
/** Prices of a special sale, with tax. */
const specialTypes = ['14', '12'];
/** Before publication these types precede the other types. */
const prePublicationTypes = ['24', '22'];
/** Prices that no retailer may change: fixed, importer's and publisher's, also before publication. */
const fixedTypes = new Set(['03', '04', '23', '24', '33', '34', '41', '42']);
/** Unqualified, or for consumers (list 59). */
const consumerQualifiers = new Set(['', '00', '05']);

interface SupplyPrice {
  isSpecial: boolean;
  isFixed: boolean;
  /** The last day on which the price is valid; null if it has none, or only a month or a year. */
  until: string | null;
  /** Position of its type in the order of priority; 0 is the first. */
  rank: number;
  hasTax: boolean;
  amount: string;
  currency: string;
  taxPercent: number | undefined;
  /** Territories of the markets of its supply. A market without a territory is everywhere. */
  markets: (Territory | undefined)[];
  territory: Territory | undefined;
}

interface PriceContext {
  shop: Pick<Shop, 'currencies' | 'markets'>;
  facts: PublishingFacts;
  /** `2026-03-12`. */
  today: string;
  defaultCurrency: string | undefined;
  defaultPriceType: string | undefined;
  /** The supplies are of single markets: the price lists of other markets stay as they are. */
  isPartial: boolean;
  warn: (sentence: string) => void;
}

/** The price of each price list, from the best price for one of its markets; and each market's rule of a fixed price, or null. */
export function pricesOf(
  supplies: readonly Element[],
  context: PriceContext,
): { prices: Map<number, BookPrice>; fixedPrices: Map<string, FixedPriceRule | null> } {
  const { shop, facts } = context;
  const offered = supplies
    .flatMap((supply) => supplyPricesOf(supply, context))
    .sort((a, b) => a.rank - b.rank);
  const priceOfMarket = new Map<Market, BookPrice>();
  const fixedPrices = new Map<string, FixedPriceRule | null>();
  for (const market of shop.markets) {
    fixedPrices.set(market.code, null);
    if (!mayBeSoldIn(facts, market.country)) continue;
    const valid = offered.filter(
      ({ currency, markets, territory }) =>
        currency === market.currency &&
        includesCountry(territory, market.country) &&
        (markets.length === 0 || markets.some((each) => includesCountry(each, market.country))),
    );
    const regular = findUsable(valid, { isSpecial: false }, market, context);
    if (!regular) continue;
    if (regular.isFixed) fixedPrices.set(market.code, { until: regular.until });
    const special = findUsable(valid, { isSpecial: true }, market, context) ?? regular;
    priceOfMarket.set(market, { regular: regular.total, selling: Math.min(regular.total, special.total) });
  }
  const prices = context.isPartial ? ownListPrices(priceOfMarket, shop) : listPrices(priceOfMarket, shop);
  return { prices, fixedPrices };
}

/** The first price whose amount is known. */
function findUsable(
  prices: readonly SupplyPrice[],
  { isSpecial }: Pick<SupplyPrice, 'isSpecial'>,
  market: Market,
  context: PriceContext,
): (SupplyPrice & { total: number }) | undefined {
  for (const price of prices) {
    const total = price.isSpecial === isSpecial ? amountOf(price, market, context) : undefined;
    if (total !== undefined) return { ...price, total };
  }
  return undefined;
}

const laterPrice = (currency: string, from: string) =>
  `A price in ${currency} is valid from ${from} and is ignored: import the record again then.`;

function supplyPricesOf(supply: Element, context: PriceContext): SupplyPrice[] {
  const { shop, facts, today, warn } = context;
  const isForthcoming = (facts.publicationDate ?? '') > today;
  const types = [
    ...(isForthcoming ? prePublicationTypes : []),
    ...typesIncludingTax,
    ...typesExcludingTax,
    ...specialTypes,
  ];
  const markets = childrenOf(supply, 'Market').map((market) => territoryOf(market));
  return childrenOf(supply, 'SupplyDetail')
    .flatMap((detail) => childrenOf(detail, 'Price'))
    .filter((price) => isForConsumers(price))
    .flatMap((price) => {
      const type = textOf(price, 'PriceType') ?? context.defaultPriceType ?? '';
      const amount = textOf(price, 'PriceAmount');
      const currency = (textOf(price, 'CurrencyCode') ?? context.defaultCurrency)?.toUpperCase();
      if (!types.includes(type) || amount === undefined || currency === undefined) return [];
      const { from = '', until = '' } = periodOf(price);
      if (until !== '' && until < today.slice(0, until.length)) return [];
      if (from > today) {
        if (shop.markets.some((market) => market.currency === currency)) warn(laterPrice(currency, from));
        return [];
      }
      const percent = textOf(childOf(price, 'Tax'), 'TaxRatePercent');
      return [
        {
          isSpecial: specialTypes.includes(type),
          isFixed: fixedTypes.has(type),
          until: until.length === 10 ? until : null,
          rank: types.indexOf(type),
          hasTax: !typesExcludingTax.includes(type),
          amount,
          currency,
          taxPercent: percent === undefined ? undefined : Number(percent),
          markets,
          territory: territoryOf(price),
        },
      ];
    });
}

function isForConsumers(price: Element): boolean {
  const minimum = Number(textOf(price, 'MinimumOrderQuantity') ?? '1');
  return (
    consumerQualifiers.has(textOf(price, 'PriceQualifier') ?? '') &&
    minimum <= 1 &&
    !childOf(price, 'PriceCondition') &&
    !childOf(price, 'PriceConstraint')
  );
}

/** The dates of a price, by the roles 14 (from), 15 (until) and 24 (both) of list 173. */
function periodOf(price: Element): { from?: string | undefined; until?: string | undefined } {
  const dates = childrenOf(price, 'PriceDate').map((each) => ({
    role: textOf(each, 'PriceDateRole') ?? '',
    ...spanOf(each),
  }));
  return {
    from: dates.find(({ role, from }) => (role === '14' || role === '24') && from !== undefined)?.from,
    until: dates.find(({ role, until }) => (role === '15' || role === '24') && until !== undefined)?.until,
  };
}

/** Minor units with VAT. Zero is not a price: senders write it for "not known". */
function amountOf(
  { amount: text, hasTax, taxPercent, currency }: SupplyPrice,
  market: Market,
  { warn }: PriceContext,
): number | undefined {
  const isNumber = /^\d{1,9}(\.\d{1,4})?$/.test(text);
  const total = hasTax ? parseAmount(trimDecimals(text), market.minorDigits) : undefined;
  if (!isNumber || typeof total === 'string') {
    warn(`The price "${text.slice(0, 40)}" in ${currency} is not an amount, and is ignored.`);
    return undefined;
  }
  if (Number(text) === 0) return undefined;
  if (total !== undefined) return total;
  const rate = taxPercent ?? (market.vatBasisPoints === null ? undefined : market.vatBasisPoints / 100);
  if (rate === undefined || Number.isNaN(rate)) {
    warn(`The price in ${currency} has no tax, and the tax rate is not known: it is ignored.`);
    return undefined;
  }
  // A price without tax may have more decimals than its currency.
  return Math.round(Number(text) * 10 ** market.minorDigits * (1 + rate / 100));
}

/** "249.000" → "249", which is not ambiguous. */
const trimDecimals = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
