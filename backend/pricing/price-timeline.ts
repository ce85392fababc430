import type { CampaignRule } from './campaign.ts';
import { campaignUnitPrice } from './campaign-price.ts';
import type { ListedPrice } from './offer.ts';

/** A time in which one piece cost the same, from an instant up to, not including, another. */
export interface PriceStep {
  from: number;
  to: number;
  /** What the list called regular. */
  regular: number;
  /** What was asked: the lowest of the list's selling price and the prices of the campaigns that ran. */
  selling: number;
  /** The campaign that made the price, null when the list did. Of equally low ones that with the lowest id. */
  campaignId: number | null;
}

/**
 * What a SKU has cost in a list between two instants, oldest first, equal neighbours as one. Times in which the list did
 * not price it are left out: there one step's `to` is before the next one's `from`.
 */
export function priceSteps(
  history: readonly ListedPrice[],
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  from: number,
  to: number,
): PriceStep[] {
  const steps: PriceStep[] = [];
  for (let index = 0; index < history.length; index++) {
    const listed = history[index];
    if (!listed || !isPriced(listed)) continue;
    const end = Math.min(history[index + 1]?.from ?? to, to);
    let start = Math.max(listed.from, from);
    while (start < end) {
      const step = stepAt(listed, campaigns, currencyCode, start, end);
      append(steps, step);
      start = step.to;
    }
  }
  return steps;
}

export function isPriced(listed: ListedPrice): listed is ListedPrice & { regular: number; selling: number } {
  return listed.regular !== null && listed.selling !== null;
}

/** The step from `from` until the first campaign begins or ends, at the latest `end`. */
function stepAt(
  listed: { regular: number; selling: number },
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  from: number,
  end: number,
): PriceStep {
  let { selling } = listed;
  let campaignId: number | null = null;
  let to = end;
  for (const { id, terms, startsAt, endsAt } of campaigns) {
    if (endsAt !== null && endsAt <= from) continue;
    if (startsAt !== null && startsAt > from) {
      if (startsAt < to) to = startsAt;
      continue;
    }
    if (endsAt !== null && endsAt < to) to = endsAt;
    const price = campaignUnitPrice(terms, listed, currencyCode);
    if (price === null || price > selling) continue;
    if (price < selling || campaignId === null || id < campaignId) campaignId = id;
    selling = price;
  }
  return { from, to, regular: listed.regular, selling, campaignId };
}

function append(steps: PriceStep[], step: PriceStep): void {
  const last = steps.at(-1);
  const isSame =
    last?.to === step.from &&
    last.regular === step.regular &&
    last.selling === step.selling &&
    last.campaignId === step.campaignId;
  if (isSame) last.to = step.to;
  else steps.push(step);
}
