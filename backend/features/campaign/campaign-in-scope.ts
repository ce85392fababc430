import type { Campaign, Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { subjectOf } from '#backend/features/price/offer-in-scope.ts';
import { isRunning, isTarget } from '#backend/pricing/campaigns/campaign.ts';

export interface CampaignInScope {
  campaign: Campaign;
  scope: Scope;
}

/** The running campaigns of every type that target a product in the market. */
export function runningCampaignsOfProduct(product: Product, scope: Scope): CampaignInScope[] {
  const { campaigns } = scope.prices;
  if (campaigns.length === 0) return [];
  const subject = subjectOf(product);
  return campaigns
    .filter((campaign) => isRunning(campaign, scope.now) && isTarget(subject, campaign))
    .map((campaign) => ({ campaign, scope }));
}
