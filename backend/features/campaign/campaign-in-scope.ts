import type { Campaign, Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { subjectOf } from '#backend/features/price/offer-in-scope.ts';
import { isRunning, isTarget } from '#backend/pricing/campaigns/campaign.ts';
import { campaignUnitPrice } from '#backend/pricing/campaigns/campaign-price.ts';
import type { Offer } from '#backend/pricing/offers/offer.ts';
import { CAMPAIGN_TYPES } from '#contract/campaign-types.ts';

export interface CampaignInScope {
  campaign: Campaign;
  scope: Scope;
}

/**
 * The running campaigns for a product in the market. Names of campaigns announce reductions: of those that change the unit
 * price, only the one that sets the offer is included, and only if its percentage is lawful (decision 74).
 */
export function announcedCampaigns(product: Product, offer: Offer, scope: Scope): CampaignInScope[] {
  const { campaigns, currencyCode } = scope.prices;
  if (campaigns.length === 0) return [];
  const subject = subjectOf(product);
  return campaigns
    .filter((campaign) => isRunning(campaign, scope.now) && isTarget(subject, campaign))
    .filter((campaign) => isAnnounced(campaign, offer, currencyCode))
    .map((campaign) => ({ campaign, scope }));
}

/** Whether the campaign is about carts of any products, such as free shipping from an amount. */
export function isForWholeCart({ targets, terms }: Campaign): boolean {
  return targets.all && CAMPAIGN_TYPES[terms.type].category !== 'product';
}

function isAnnounced({ id, terms }: Campaign, offer: Offer, currencyCode: string): boolean {
  switch (terms.type) {
    case 'percentage': {
      // Of the prior price, which may be lower than the regular price of the list.
      const prior = { regular: offer.regular, selling: offer.regular };
      return offer.campaignId === id && campaignUnitPrice(terms, prior, currencyCode) === offer.selling;
    }
    case 'fixed-price':
      return offer.campaignId === id;
    default:
      return true;
  }
}
