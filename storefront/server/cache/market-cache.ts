import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets/markets.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { reportFailures } from '../gateway/report-failures.ts';
import { createServerClient } from '../gateway/server-client.ts';
import type { ReportError } from '../http/error-reporter.ts';

/** A failed query is reported, and the last known markets are used. */
export type LoadMarkets = (reportError: ReportError) => Promise<MarketFacts[]>;

interface MarketCache {
  load: LoadMarkets;
  /** The next `load` queries the markets again. */
  invalidate(): void;
}

const maxAgeMs = 10_000;

/** The markets, which routing needs for every page. */
export function createMarketCache(commerce: CommerceApi, settings: StorefrontSettings): MarketCache {
  // The facts of markets do not depend on the language.
  const context = { channelId: settings.CHANNEL_ID, marketId: settings.FALLBACK_MARKET, languageId: '' };
  let current: Promise<MarketFacts[]> = Promise.resolve([]);
  let expiresAt = 0;
  return {
    load(reportError) {
      if (performance.now() < expiresAt) return current;
      expiresAt = performance.now() + maxAgeMs;
      const previous = current;
      const execute = reportFailures(commerce.execute, reportError);
      current = loadMarkets(createServerClient({ execute }, context)).catch(() => {
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
