import type { Campaign, Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { subjectOf } from '#backend/features/price/offer-in-scope.ts';
import { lawfulMinimumFee } from '#backend/features/shipping/lawful-minimum-fee.ts';
import { hasEffect, isRunning, isTarget } from '#backend/pricing/campaigns/campaign.ts';
import { isAnnounced } from '#backend/pricing/offers/announced-campaign.ts';
import type { Offer } from '#backend/pricing/offers/offer.ts';
import { CAMPAIGN_TYPES } from '#contract/campaign-types.ts';

export interface CampaignInScope {
  campaign: Campaign;
  scope: Scope;
}

/** The running campaigns of the market that the product page may announce by their names (decision 74). */
export function announcedCampaigns(product: Product, offer: Offer, scope: Scope): CampaignInScope[] {
  const { campaigns, currencyCode } = scope.prices;
  if (campaigns.length === 0) return [];
  const subject = subjectOf(product);
  return campaigns
    .filter((campaign) => isRunning(campaign, scope.now) && isTarget(subject, campaign))
    .filter((campaign) => isAnnounced(campaign, offer, currencyCode) && canAnnounceDelivery(campaign, scope))
    .map((campaign) => ({ campaign, scope }));
}

/** Whether the campaign applies to carts of any products and reduces no product, such as free shipping from an amount. */
export function isForWholeCart({ targets, terms }: Campaign): boolean {
  return targets.all && CAMPAIGN_TYPES[terms.type].category !== 'product';
}

/** No campaign may announce free delivery where the law requires a fee. */
function canAnnounceDelivery({ terms }: Campaign, { market }: Scope): boolean {
  return !hasEffect(terms, 'free-shipping') || lawfulMinimumFee(market.country.code) === undefined;
}
