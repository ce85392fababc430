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

/** Whether the campaign is valid in the market and for the customer group, regardless of its dates. */
export function isCampaignFor(campaign: Campaign, market: Market, customerGroupId: number | null): boolean {
  return (
    (campaign.customerGroupId === null || campaign.customerGroupId === customerGroupId) &&
    (campaign.marketIds === null || campaign.marketIds.has(market.id))
  );
}

/** The data on which the time of the next price change depends. */
export interface PriceChanges {
  campaigns: ReadonlyMap<number, Pick<Campaign, 'startsAt' | 'endsAt'>>;
  channels: readonly { markets: readonly Pick<Market, 'fixedPriceTimes'>[] }[];
}

/** The next time after `since` at which a campaign or a fixed price starts or ends. */
export function nextPriceChange({ campaigns, channels }: PriceChanges, since: number): number | null {
  let next = Number.POSITIVE_INFINITY;
  const consider = (time: number | null) => {
    if (time !== null && time > since && time < next) next = time;
  };
  for (const { startsAt, endsAt } of campaigns.values())
    for (const time of [startsAt, endsAt]) consider(time);
  for (const { markets } of channels)
    for (const { fixedPriceTimes } of markets) for (const time of fixedPriceTimes) consider(time);
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/** Markets with the same lists and campaigns have the same prices, unless prices are fixed in them. */
export function priceKey({ currencyCode, listIds, priceCampaigns, market }: PriceScope): string {
  const fixedMarket = market.fixedPriceTimes.length > 0 ? `/${market.id}` : '';
  return `${currencyCode}/${listIds.join()}/${priceCampaigns.map(({ id }) => id).join()}${fixedMarket}`;
}

/** The running campaigns of the scope that have a list of their own. Visitors can filter only by these. */
export function listedCampaigns({ prices, now }: { prices: PriceScope; now: number }): Campaign[] {
  return prices.campaigns.filter((campaign) => hasListNow(campaign, now));
}

/** Whether the campaign is one of the scope's `listedCampaigns`. */
export function isListedCampaign(
  campaign: Campaign,
  { prices, now }: { prices: PriceScope; now: number },
): boolean {
  return hasListNow(campaign, now) && prices.campaigns.includes(campaign);
}

function hasListNow(campaign: Campaign, now: number): boolean {
  return campaign.hasList && isRunning(campaign, now);
}
