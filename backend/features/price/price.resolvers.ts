import type {
  LowestPriceTypeResolvers,
  PriceLogItemTypeResolvers,
  PriceTypeResolvers,
} from '#backend/graphql/schema.generated.ts';
import { discountPercentage, formatMoney, toDecimal } from '#backend/pricing/money.ts';
import type { PriceInScope } from './price-in-scope.ts';
import type { LowestPriceInScope } from './price-log-in-scope.ts';

type AmountOf<Price extends PriceInScope = PriceInScope> = (price: Price) => number;

const sellingIncVat: AmountOf = (price) => price.sellingIncVat;
// Not below 0: gift codes or the balance can leave less to pay than the VAT of the whole purchase.
const sellingExVat: AmountOf = (price) => Math.max(0, price.sellingExVat);
const regularIncVat: AmountOf = (price) => price.regularIncVat;
const regularExVat: AmountOf = (price) => Math.max(0, price.regularExVat);
const discountIncVat: AmountOf = (price) => price.regularIncVat - price.sellingIncVat;
const discountExVat: AmountOf = (price) => price.regularExVat - price.sellingExVat;
const vat: AmountOf = (price) => price.sellingIncVat - price.sellingExVat;
const lowestIncVat: AmountOf<LowestPriceInScope> = (price) => price.lowestIncVat;
const lowestExVat: AmountOf<LowestPriceInScope> = (price) => price.lowestExVat;

function decimal<Price extends PriceInScope>(amount: AmountOf<Price>) {
  return (price: Price) => toDecimal(amount(price), price.scope.market.currency);
}

function formatted<Price extends PriceInScope>(amount: AmountOf<Price>) {
  return (price: Price) => formatMoney(amount(price), price.scope.market.currency, price.scope.language.id);
}

/** Fields of every price type: the selling price and the discount from the regular price. */
const sellingFields = {
  sellingPriceIncVat: decimal(sellingIncVat),
  sellingPriceExVat: decimal(sellingExVat),
  discountIncVat: decimal(discountIncVat),
  discountExVat: decimal(discountExVat),
  vat: decimal(vat),
  discountPercentage: (price: PriceInScope) => discountPercentage(price.regularIncVat, price.sellingIncVat),
  isDiscounted: (price: PriceInScope) => price.sellingIncVat < price.regularIncVat,
  sellingPriceIncVatFormatted: formatted(sellingIncVat),
  sellingPriceExVatFormatted: formatted(sellingExVat),
  discountIncVatFormatted: formatted(discountIncVat),
  discountExVatFormatted: formatted(discountExVat),
  vatFormatted: formatted(vat),
};

const regularFields = {
  regularPriceIncVat: decimal(regularIncVat),
  regularPriceExVat: decimal(regularExVat),
  regularPriceIncVatFormatted: formatted(regularIncVat),
  regularPriceExVatFormatted: formatted(regularExVat),
};

export const priceResolvers: {
  PriceType: PriceTypeResolvers;
  PriceLogItemType: PriceLogItemTypeResolvers;
  LowestPriceType: LowestPriceTypeResolvers;
} = {
  PriceType: {
    ...sellingFields,
    ...regularFields,
    currency: (price) => ({ ...price.scope.market.currency, rate: 1 }),
  },
  PriceLogItemType: {
    ...sellingFields,
    ...regularFields,
    isLowest: (price) => price.isLowest,
    date: (price) => new Date(price.from).toISOString(),
  },
  LowestPriceType: {
    ...sellingFields,
    comparisonPriceIncVat: decimal(regularIncVat),
    comparisonPriceExVat: decimal(regularExVat),
    comparisonPriceIncVatFormatted: formatted(regularIncVat),
    comparisonPriceExVatFormatted: formatted(regularExVat),
    lowestPriceIncVat: decimal(lowestIncVat),
    lowestPriceExVat: decimal(lowestExVat),
    lowestPriceIncVatFormatted: formatted(lowestIncVat),
    lowestPriceExVatFormatted: formatted(lowestExVat),
  },
};
