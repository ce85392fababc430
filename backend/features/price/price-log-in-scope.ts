import { floorIn, type Product } from '#backend/catalogue-index/catalogue.ts';
import { productVatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { withoutVat } from '#backend/pricing/money.ts';
import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import { findApplicableHistory, offerAt } from '#backend/pricing/offers/offer.ts';
import { lowestPriceAt, priceLogAt } from '#backend/pricing/offers/price-log.ts';
import { priceCampaignsOf } from './offer-in-scope.ts';
import { type PriceInScope, unitPrice } from './price-in-scope.ts';

/** The contract's PriceLogItemType. */
export interface LoggedPriceInScope extends PriceInScope {
  /** When the price became valid, in milliseconds since 1970. */
  from: number;
  /** Whether it is the lowest price of the log. */
  isLowest: boolean;
}

/** The contract's LowestPriceType. Its regular price is the comparison price: the prior price of a reduction. */
export interface LowestPriceInScope extends PriceInScope {
  lowestIncVat: number;
  lowestExVat: number;
}

/**
 * The prices of the last 30 days of the product's cheapest SKU, oldest first. Prices without VAT use today's rate, so that
 * they can be compared with today's price.
 */
export function priceLogOfProduct(product: Product, scope: Scope): LoggedPriceInScope[] {
  const cheapest = historyOfCheapestSku(product, scope);
  if (!cheapest) return [];
  const { history, campaigns, floor } = cheapest;
  const vat = productVatBasisPoints(scope.market, product, scope.day);
  return priceLogAt(history, campaigns, scope.prices.currencyCode, scope.now, floor).map((logged) => ({
    ...unitPrice(scope, logged, vat),
    from: logged.from,
    isLowest: logged.isLowest,
  }));
}

/** The lowest price of the last 30 days of the product's cheapest SKU. Null if the product has no price. */
export function lowestPriceOfProduct(product: Product, scope: Scope): LowestPriceInScope | null {
  const cheapest = historyOfCheapestSku(product, scope);
  const price =
    cheapest &&
    lowestPriceAt(cheapest.history, cheapest.campaigns, scope.prices.currencyCode, scope.now, cheapest.floor);
  if (!price) return null;
  const vat = productVatBasisPoints(scope.market, product, scope.day);
  return {
    ...unitPrice(scope, { selling: price.selling, regular: price.comparison }, vat),
    lowestIncVat: price.lowest,
    lowestExVat: withoutVat(price.lowest, vat),
  };
}

/** The list prices of the cheapest SKU, and the price campaigns and the fixed price of the product. */
function historyOfCheapestSku(product: Product, scope: Scope) {
  const { prices, now } = scope;
  const campaigns = priceCampaignsOf(product, scope);
  const floor = floorIn(product, scope.market.id);
  let cheapest: { history: readonly ListedPrice[]; selling: number } | undefined;
  for (const sku of product.skus) {
    const history = findApplicableHistory(sku.prices, prices.listIds, now);
    const offer = history && offerAt(history, campaigns, prices.currencyCode, now, floor);
    if (offer && (!cheapest || offer.selling < cheapest.selling))
      cheapest = { history, selling: offer.selling };
  }
  return cheapest && { history: cheapest.history, campaigns, floor };
}
