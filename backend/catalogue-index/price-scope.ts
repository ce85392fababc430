import type { Campaign, SharedData } from './catalogue.ts';
import type { Market, PriceList } from './channel.ts';

/** For whom prices are made: one market, and a customer group or everybody. */
export interface PriceScope {
  market: Market;
  currencyCode: string;
  /** In the order in which they are asked. */
  listIds: number[];
  /** Of this market and group, whenever they run; without those that need a code. */
  campaigns: Campaign[];
  /** Those of them that change what one piece costs. */
  priceCampaigns: Campaign[];
}

const known = new WeakMap<SharedData, Map<string, PriceScope>>();

export function priceScopeOf(shared: SharedData, market: Market, customerGroupId: number | null): PriceScope {
  const scopes = known.get(shared) ?? new Map<string, PriceScope>();
  known.set(shared, scopes);
  const key = `${market.id}/${customerGroupId ?? ''}`;
  const scope = scopes.get(key) ?? createPriceScope(shared, market, customerGroupId);
  scopes.set(key, scope);
  return scope;
}

function createPriceScope(shared: SharedData, market: Market, customerGroupId: number | null): PriceScope {
  const isOurs = (list: PriceList) =>
    list.customerGroupId === null || list.customerGroupId === customerGroupId;
  const campaigns = [...shared.campaigns.values()].filter(
    (campaign) => !campaign.needsCode && isFor(campaign, market, customerGroupId),
  );
  return {
    market,
    currencyCode: market.currency.code,
    listIds: market.priceLists.filter(isOurs).map(({ id }) => id),
    campaigns,
    priceCampaigns: campaigns.filter(
      ({ terms }) => terms.type === 'percentage' || terms.type === 'fixed-price',
    ),
  };
}

export function isFor(campaign: Campaign, market: Market, customerGroupId: number | null): boolean {
  return (
    (campaign.customerGroupId === null || campaign.customerGroupId === customerGroupId) &&
    (campaign.marketIds === null || campaign.marketIds.has(market.id))
  );
}

/** When the next campaign after a moment starts or ends. */
export function nextPriceChange(
  campaigns: Iterable<Pick<Campaign, 'startsAt' | 'endsAt'>>,
  since: number,
): number | null {
  let next = Number.POSITIVE_INFINITY;
  for (const { startsAt, endsAt } of campaigns)
    for (const moment of [startsAt, endsAt])
      if (moment !== null && moment > since && moment < next) next = moment;
  return next === Number.POSITIVE_INFINITY ? null : next;
}
