import { hasEffect, isRunning } from '#backend/pricing/campaigns/campaign.ts';
import type { Campaign, SharedData } from './catalogue.ts';
import type { Market, PriceList } from './channel.ts';

/** The buyers that share prices: one market, and one customer group or none. */
export interface PriceScope {
  market: Market;
  currencyCode: string;
  /** In order of precedence. */
  listIds: number[];
  /** All campaigns of this market and group, past and future ones too; without those that need a code. */
  campaigns: Campaign[];
  /** The campaigns that change a unit price. */
  priceCampaigns: Campaign[];
}

const cachedScopes = new WeakMap<SharedData, Map<string, PriceScope>>();

export function priceScopeOf(shared: SharedData, market: Market, customerGroupId: number | null): PriceScope {
  const scopes = cachedScopes.get(shared) ?? new Map<string, PriceScope>();
  cachedScopes.set(shared, scopes);
  const key = `${market.id}/${customerGroupId ?? ''}`;
  const scope = scopes.get(key) ?? createPriceScope(shared, market, customerGroupId);
  scopes.set(key, scope);
  return scope;
}

function createPriceScope(shared: SharedData, market: Market, customerGroupId: number | null): PriceScope {
  const isAvailable = (list: PriceList) =>
    list.customerGroupId === null || list.customerGroupId === customerGroupId;
  const campaigns = [...shared.campaigns.values()].filter(
    (campaign) => !campaign.needsCode && isCampaignFor(campaign, market, customerGroupId),
  );
  return {
    market,
    currencyCode: market.currency.code,
    listIds: market.priceLists.filter(isAvailable).map(({ id }) => id),
    campaigns,
    priceCampaigns: campaigns.filter(({ terms }) => hasEffect(terms, 'price')),
  };
}

export function isCampaignFor(campaign: Campaign, market: Market, customerGroupId: number | null): boolean {
  return (
    (campaign.customerGroupId === null || campaign.customerGroupId === customerGroupId) &&
    (campaign.marketIds === null || campaign.marketIds.has(market.id))
  );
}

/** The next time after `since` at which a campaign starts or ends. */
export function nextPriceChange(
  campaigns: Iterable<Pick<Campaign, 'startsAt' | 'endsAt'>>,
  since: number,
): number | null {
  let next = Number.POSITIVE_INFINITY;
  for (const { startsAt, endsAt } of campaigns)
    for (const time of [startsAt, endsAt]) if (time !== null && time > since && time < next) next = time;
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/** Markets with the same lists and campaigns have the same prices. */
export function priceKey({ currencyCode, listIds, priceCampaigns }: PriceScope): string {
  return `${currencyCode}/${listIds.join()}/${priceCampaigns.map(({ id }) => id).join()}`;
}

/** The running campaigns of the scope that have a list of their own. Only these are values of the filter. */
export function listedCampaigns({ prices, now }: { prices: PriceScope; now: number }): Campaign[] {
  return prices.campaigns.filter((campaign) => campaign.hasList && isRunning(campaign, now));
}
