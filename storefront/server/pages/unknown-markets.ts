import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import type { ReportError } from '../http/error-reporter.ts';

const maxReported = 20;

/**
 * Reports a market in a visitor's cookie that the shop does not have (§8): the operator has removed it, perhaps by mistake.
 * Each alias is reported once, and only the first few, because a visitor can send any.
 */
export function createUnknownMarketReporter() {
  const reported = new Set<string>();
  return (alias: string | undefined, markets: readonly MarketFacts[], reportError: ReportError): void => {
    // Without the markets every alias would be unknown.
    if (!alias || markets.length === 0 || markets.some((market) => market.alias === alias)) return;
    if (!/^[a-z]{2,10}$/.test(alias) || reported.has(alias) || reported.size === maxReported) return;
    reported.add(alias);
    reportError(new Error(`The market "${alias}" of a visitor's cookie does not exist.`));
  };
}
