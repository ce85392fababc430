import type { Product } from '#backend/catalogue-index/catalogue.ts';
import { vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { isTarget } from '#backend/pricing/campaign.ts';
import { withoutVat } from '#backend/pricing/money.ts';
import { decidingHistory, type ListedPrice, offerAt } from '#backend/pricing/offer.ts';
import { lowestPriceAt, priceLogAt } from '#backend/pricing/price-log.ts';
import { subjectOf } from './offer-in-scope.ts';
import { type PriceInScope, unitPrice } from './price-in-scope.ts';

/** A price that the product has had, in the contract's PriceLogItemType. */
export interface LoggedPriceInScope extends PriceInScope {
  from: number;
  isLowest: boolean;
}

/** The contract's LowestPriceType. What it calls the comparison price is the regular one here: the lawful prior price. */
export interface LowestPriceInScope extends PriceInScope {
  lowestIncVat: number;
  lowestExVat: number;
}

/**
 * The last 30 days of the SKU that speaks for the product now, oldest first. Without VAT all of it is told at the rate of
 * today: beside today's price, only so can it be compared.
 */
export function priceLogOfProduct(product: Product, scope: Scope): LoggedPriceInScope[] {
  const speaking = speakingHistory(product, scope);
  if (!speaking) return [];
  const { history, campaigns } = speaking;
  const vat = vatBasisPoints(scope.market, product.taxClass, scope.day);
  return priceLogAt(history, campaigns, scope.prices.currencyCode, scope.now).map((logged) => ({
    ...unitPrice(scope, logged, vat),
    from: logged.from,
    isLowest: logged.isLowest,
  }));
}

export function lowestPriceOfProduct(product: Product, scope: Scope): LowestPriceInScope | null {
  const speaking = speakingHistory(product, scope);
  const price =
    speaking && lowestPriceAt(speaking.history, speaking.campaigns, scope.prices.currencyCode, scope.now);
  if (!price) return null;
  const vat = vatBasisPoints(scope.market, product.taxClass, scope.day);
  return {
    ...unitPrice(scope, { selling: price.selling, regular: price.comparison }, vat),
    lowestIncVat: price.lowest,
    lowestExVat: withoutVat(price.lowest, vat),
  };
}

/** What the cheapest SKU has cost, and the campaigns that had a part in it. */
function speakingHistory(product: Product, { prices, now }: Scope) {
  const subject = subjectOf(product);
  const campaigns = prices.priceCampaigns.filter((campaign) => isTarget(subject, campaign));
  let cheapest: { history: readonly ListedPrice[]; selling: number } | undefined;
  for (const sku of product.skus) {
    const history = decidingHistory(sku.prices, prices.listIds, now);
    const offer = history && offerAt(history, campaigns, prices.currencyCode, now);
    if (offer && (!cheapest || offer.selling < cheapest.selling))
      cheapest = { history, selling: offer.selling };
  }
  return cheapest && { history: cheapest.history, campaigns };
}
