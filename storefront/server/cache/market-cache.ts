import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets/markets.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { createServerClient } from '../gateway/server-client.ts';

interface MarketCache {
  load(): Promise<MarketFacts[]>;
  /** The next `load` queries the markets again. */
  invalidate(): void;
}

const maxAgeMs = 10_000;

/** The markets, which routing needs for every page. While the backend is unreachable the last known ones are used. */
export function createMarketCache(commerce: CommerceApi, settings: StorefrontSettings): MarketCache {
  const client = createServerClient(commerce, {
    channelId: settings.CHANNEL_ID,
    marketId: settings.FALLBACK_MARKET,
    languageId: '',
  });
  let current: Promise<MarketFacts[]> = Promise.resolve([]);
  let expiresAt = 0;
  return {
    load() {
      if (Date.now() < expiresAt) return current;
      expiresAt = Date.now() + maxAgeMs;
      const previous = current;
      current = loadMarkets(client).catch(() => {
        expiresAt = 0;
        return previous;
      });
      return current;
    },
    invalidate() {
      expiresAt = 0;
    },
  };
}
