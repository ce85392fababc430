import {
  type Campaign,
  floorIn,
  isService,
  type Product,
  type Sku,
} from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type CampaignSubject, isTarget } from '#backend/pricing/campaigns/campaign.ts';
import {
  findApplicableHistory,
  type Offer,
  offerByCode,
  offerOfLists,
} from '#backend/pricing/offers/offer.ts';
import { minimumAt } from '#backend/pricing/offers/price-floor.ts';

/** The current unit price in the scope, at least the product's fixed price; null if no price list of the market has a price. */
export function offerOfSku(sku: Sku, scope: Scope): Offer | null {
  const { listIds, currencyCode } = scope.prices;
  const campaigns = priceCampaignsOf(sku.product, scope);
  const floor = floorIn(sku.product, scope.market.id);
  return offerOfLists(sku.prices, listIds, { campaigns, currencyCode, now: scope.now, floor });
}

/**
 * The unit price in a cart with a promo code that activates `campaign`. `offer` is the price without the code, and stays if the
 * campaign does not target the product.
 */
export function offerOfSkuByCode(sku: Sku, offer: Offer, campaign: Campaign, scope: Scope): Offer {
  const { listIds, currencyCode } = scope.prices;
  const history = findApplicableHistory(sku.prices, listIds, scope.now);
  const regular = history?.findLast(({ from }) => from <= scope.now)?.regular;
  if (regular == null || !isTarget(subjectOf(sku.product), campaign)) return offer;
  return offerByCode(offer, regular, campaign, currencyCode, minimumPrice(sku.product, scope));
}

/** The lowest lawful unit price now; 0 if the price is not fixed. */
export function minimumPrice(product: Product, { market, now }: Scope): number {
  return minimumAt(floorIn(product, market.id), now);
}

/** The displayed price of a product is that of its cheapest SKU. */
export function cheapestOffer(product: Product, scope: Scope): Offer | null {
  const { listIds, currencyCode } = scope.prices;
  const campaigns = priceCampaignsOf(product, scope);
  const floor = floorIn(product, scope.market.id);
  let cheapest: Offer | null = null;
  for (const sku of product.skus) {
    const offer = offerOfLists(sku.prices, listIds, { campaigns, currencyCode, now: scope.now, floor });
    if (offer && (!cheapest || offer.selling < cheapest.selling)) cheapest = offer;
  }
  return cheapest;
}

/** The campaigns that change the unit price of the product, including past and future ones. */
export function priceCampaignsOf(product: Product, { prices: { priceCampaigns } }: Scope): Campaign[] {
  if (priceCampaigns.length === 0) return priceCampaigns;
  const subject = subjectOf(product);
  return priceCampaigns.filter((campaign) => isTarget(subject, campaign));
}

/** The facts of a product that decide which campaigns apply. */
export function subjectOf({ id, brand, categoryIds, fulfilment }: Product): CampaignSubject {
  return {
    id,
    brandId: brand?.id ?? 0,
    categoryIds,
    isService: isService(fulfilment),
    isGiftCard: fulfilment === 'gift_card',
  };
}
