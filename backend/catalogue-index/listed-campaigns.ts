import { isRunning } from '#backend/pricing/campaigns/campaign.ts';
import type { Campaign } from './catalogue.ts';
import type { ListScope } from './engine.ts';

/** The running campaigns of the scope that have a list of their own. Only these are values of the filter. */
export function listedCampaigns({ prices, now }: Pick<ListScope, 'prices' | 'now'>): Campaign[] {
  return prices.campaigns.filter((campaign) => campaign.hasList && isRunning(campaign, now));
}
