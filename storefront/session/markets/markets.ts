import { ChannelDocument, type ChannelQuery } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

/** A market with the fields that the storefront requires; they are nullable in the contract. */
export interface MarketFacts {
  alias: string;
  /** Markets with the same key are listed together. */
  groupKey: string;
  isVirtual: boolean;
  /** Virtual because the shop lacks what the country's law requires: not for search engines. */
  isClosed: boolean;
  onlyDisplayInCheckout: boolean;
  defaultLanguageId: string;
  allowedLanguages: { id: string; name: string; code: string }[];
  country: { name: string; code: string };
  currency: { name: string; code: string; symbol: string };
}

/** Leaves out markets that lack a required field. */
export async function loadMarkets(api: CommerceClient): Promise<MarketFacts[]> {
  const { channel } = await api.query(ChannelDocument, {});
  return (channel?.markets ?? []).flatMap((market) => toFacts(market) ?? []);
}

type QueriedMarket = NonNullable<NonNullable<ChannelQuery['channel']>['markets']>[number];

function toFacts(market: QueriedMarket): MarketFacts | undefined {
  if (!market?.alias || !market.country || !market.currency) return undefined;
  return {
    alias: market.alias,
    groupKey: market.groupKey,
    isVirtual: market.virtual ?? false,
    isClosed: market.isClosed ?? false,
    onlyDisplayInCheckout: market.onlyDisplayInCheckout ?? false,
    defaultLanguageId: market.defaultLanguageId,
    allowedLanguages: (market.allowedLanguages ?? []).flatMap((language) => language ?? []),
    country: market.country,
    currency: market.currency,
  };
}
