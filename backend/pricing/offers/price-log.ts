import type { CampaignRule } from '../campaigns/campaign.ts';
import type { ListedPrice } from './listed-price.ts';
import { type Offer, offerAt } from './offer.ts';
import type { PriceFloor } from './price-floor.ts';
import { priceSteps } from './price-timeline.ts';
import { lowestPrice, thirtyDays } from './prior-price.ts';

/** An offer that was valid from one instant up to, not including, another. */
interface LoggedOffer extends Offer {
  from: number;
  to: number;
  /** No offer of the last 30 days had a lower price. */
  isLowest: boolean;
}

/** The offers of the last 30 days, oldest first, each with its prior price at that time. The first is cut off at 30 days. */
export function priceLogAt(
  history: readonly ListedPrice[],
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  now: number,
  floor?: PriceFloor,
): LoggedOffer[] {
  const steps = priceSteps(history, campaigns, currencyCode, { from: now - thirtyDays, to: now + 1 }, floor);
  const lowest = lowestPrice(steps, now - thirtyDays, now + 1);
  const log: LoggedOffer[] = [];
  for (const { from, to } of steps) {
    const offer = offerAt(history, campaigns, currencyCode, from, floor);
    if (!offer) continue;
    const last = log.at(-1);
    if (last && last.to === from && isSameOffer(last, offer)) last.to = to;
    else log.push({ ...offer, from, to, isLowest: offer.selling === lowest });
  }
  return log;
}

interface LowestPrice {
  selling: number;
  /** The prior price of the reduction, or the selling price without a reduction. */
  comparison: number;
  /** The lowest price of the last 30 days, including today's. */
  lowest: number;
}

export function lowestPriceAt(
  history: readonly ListedPrice[],
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  now: number,
  floor?: PriceFloor,
): LowestPrice | null {
  const offer = offerAt(history, campaigns, currencyCode, now, floor);
  if (!offer) return null;
  const steps = priceSteps(history, campaigns, currencyCode, { from: now - thirtyDays, to: now + 1 }, floor);
  const lowest = lowestPrice(steps, now - thirtyDays, now + 1) ?? offer.selling;
  return { selling: offer.selling, comparison: offer.regular, lowest };
}

function isSameOffer(a: Offer, b: Offer): boolean {
  return (
    a.selling === b.selling &&
    a.regular === b.regular &&
    a.discountType === b.discountType &&
    a.campaignId === b.campaignId
  );
}
