import type { PriceTypeResolvers } from '#backend/graphql/schema.generated.ts';
import { discountPercentage, formatMoney, toDecimal } from './money.ts';
import type { PriceInScope } from './price-in-scope.ts';

type Amount = (price: PriceInScope) => number;

const sellingIncVat: Amount = (price) => price.sellingIncVat;
const sellingExVat: Amount = (price) => price.sellingExVat;
const regularIncVat: Amount = (price) => price.regularIncVat;
const regularExVat: Amount = (price) => price.regularExVat;
const discountIncVat: Amount = (price) => price.regularIncVat - price.sellingIncVat;
const discountExVat: Amount = (price) => price.regularExVat - price.sellingExVat;
const vat: Amount = (price) => price.sellingIncVat - price.sellingExVat;

const decimal = (amount: Amount) => (price: PriceInScope) =>
  toDecimal(amount(price), price.scope.market.currency);
const formatted = (amount: Amount) => (price: PriceInScope) =>
  formatMoney(amount(price), price.scope.market.currency, price.scope.language.id);

export const priceResolvers: { PriceType: PriceTypeResolvers } = {
  PriceType: {
    sellingPriceIncVat: decimal(sellingIncVat),
    sellingPriceExVat: decimal(sellingExVat),
    regularPriceIncVat: decimal(regularIncVat),
    regularPriceExVat: decimal(regularExVat),
    discountIncVat: decimal(discountIncVat),
    discountExVat: decimal(discountExVat),
    vat: decimal(vat),
    discountPercentage: (price) => discountPercentage(price.regularIncVat, price.sellingIncVat),
    isDiscounted: (price) => price.sellingIncVat < price.regularIncVat,
    sellingPriceIncVatFormatted: formatted(sellingIncVat),
    sellingPriceExVatFormatted: formatted(sellingExVat),
    regularPriceIncVatFormatted: formatted(regularIncVat),
    regularPriceExVatFormatted: formatted(regularExVat),
    discountIncVatFormatted: formatted(discountIncVat),
    discountExVatFormatted: formatted(discountExVat),
    vatFormatted: formatted(vat),
    currency: (price) => ({ ...price.scope.market.currency, rate: 1 }),
  },
};
