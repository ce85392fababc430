import type { CampaignRule } from '../campaigns/campaign.ts';
import { campaignUnitPrice } from '../campaigns/campaign-price.ts';
import { isPriced, type ListedPrice } from './listed-price.ts';
import { minimumAt, type PriceFloor } from './price-floor.ts';

/** A period with a constant unit price, from one instant up to, not including, another. */
export interface PriceStep {
  from: number;
  to: number;
  /** The list's regular price. */
  regular: number;
  /** The lowest of the list's selling price and the prices of the running campaigns. */
  selling: number;
  /** The campaign with the lowest price; null when the list's price is as low. Among equal campaigns, the lowest id. */
  campaignId: number | null;
}

/**
 * The prices of a SKU in a list during a period, oldest first, with successive equal prices merged. Periods without a price
 * leave a gap between one step's `to` and the next step's `from`.
 */
export function priceSteps(
  history: readonly ListedPrice[],
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  { from, to }: { from: number; to: number },
  floor?: PriceFloor,
): PriceStep[] {
  const steps: PriceStep[] = [];
  for (let index = 0; index < history.length; index++) {
    const listed = history[index];
    if (!listed || !isPriced(listed)) continue;
    const end = Math.min(history[index + 1]?.from ?? to, to);
    let start = Math.max(listed.from, from);
    while (start < end) {
      const step = stepAt(listed, campaigns, currencyCode, { from: start, end, floor });
      append(steps, step);
      start = step.to;
    }
  }
  return steps;
}

/** The step from `from` until the next start or end of a campaign or of the floor, at the latest until `end`. */
function stepAt(
  { regular, selling: listedSelling }: { regular: number; selling: number },
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  { from, end, floor }: { from: number; end: number; floor: PriceFloor | undefined },
): PriceStep {
  const minimum = minimumAt(floor, from);
  const listed = { regular: Math.max(regular, minimum), selling: Math.max(listedSelling, minimum) };
  let { selling } = listed;
  let campaignId: number | null = null;
  let to = end;
  for (const time of floor ? [floor.from, floor.to] : [])
    if (time !== null && time > from && time < to) to = time;
  for (const { id, terms, startsAt, endsAt } of campaigns) {
    if (endsAt !== null && endsAt <= from) continue;
    if (startsAt !== null && startsAt > from) {
      if (startsAt < to) to = startsAt;
      continue;
    }
    if (endsAt !== null && endsAt < to) to = endsAt;
    const price = campaignUnitPrice(terms, listed, currencyCode, minimum);
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
