import type { Campaign } from '#backend/catalogue-index/catalogue.ts';
import { isListedCampaign } from '#backend/catalogue-index/price-scope.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';

/** Finds a campaign by alias in the scope's language, unless it has ended, is for other markets or has no list. */
export function findCampaign(scope: Scope, alias: string): Campaign | undefined {
  const { catalogue, language } = scope;
  const campaign = catalogue.campaigns.get(catalogue.campaignBySlug.get(`${language.id}/${alias}`) ?? -1);
  return campaign && isListed(campaign, scope) ? campaign : undefined;
}

/** Whether the campaign runs, is for the market, and has a list of its products. */
export function isListed(campaign: Campaign, scope: Scope): boolean {
  return isListedCampaign(campaign, scope);
}
