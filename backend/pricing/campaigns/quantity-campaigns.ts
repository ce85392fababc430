import { freeUnitsOfLines, type PricedUnits } from './buy-x-pay-y.ts';
import { type CampaignRule, type CampaignSubject, isTarget } from './campaign.ts';
import { unitPriceAtQuantity } from './quantity-steps.ts';

/** Units of a line with the same price. */
export type LinePart = PricedUnits;

/** The new price parts of a line that takes part in a campaign. */
interface LineReduction {
  campaignId: number;
  parts: LinePart[];
}

/** By index of the line. A line takes part in at most one campaign. */
export type LineReductions = ReadonlyMap<number, LineReduction>;

interface Line extends PricedUnits {
  minimumPrice?: number | undefined;
  subject: CampaignSubject;
}

/** Up to this number, campaigns are tried in every order and combination; with more, the largest reductions come first. */
const maxCombined = 4;

/** All combinations in which campaigns by quantity can share the lines, including the one without campaigns. */
export function listReductionOptions(
  lines: readonly Line[],
  campaigns: readonly CampaignRule[],
): LineReductions[] {
  const effective = campaigns.filter((campaign) => applyCampaign(lines, campaign, noReductions).amount > 0);
  if (effective.length > maxCombined) return [noReductions, applyLargestFirst(lines, effective)];
  return [...combineCampaigns(lines, effective, noReductions)];
}

const noReductions: LineReductions = new Map();

function* combineCampaigns(
  lines: readonly Line[],
  campaigns: readonly CampaignRule[],
  done: LineReductions,
): Generator<LineReductions> {
  yield done;
  for (const campaign of campaigns) {
    const { amount, reductions } = applyCampaign(lines, campaign, done);
    const others = campaigns.filter((other) => other !== campaign);
    if (amount > 0) yield* combineCampaigns(lines, others, new Map([...done, ...reductions]));
  }
}

function applyLargestFirst(lines: readonly Line[], campaigns: readonly CampaignRule[]): LineReductions {
  const gain = new Map(
    campaigns.map((campaign) => [campaign, applyCampaign(lines, campaign, noReductions).amount]),
  );
  const byGainDescending = campaigns.toSorted((a, b) => (gain.get(b) ?? 0) - (gain.get(a) ?? 0));
  let done = noReductions;
  for (const campaign of byGainDescending)
    done = new Map([...done, ...applyCampaign(lines, campaign, done).reductions]);
  return done;
}

/** Applies one campaign to the lines that it targets and that no other campaign has taken. */
function applyCampaign(
  lines: readonly Line[],
  campaign: CampaignRule,
  taken: LineReductions,
): { amount: number; reductions: LineReductions } {
  const targeted = [...lines.entries()].filter(
    ([index, line]) => !taken.has(index) && isTarget(line.subject, campaign) && canTakePart(line, campaign),
  );
  const partsOfTargets = splitLines(
    targeted.map(([, line]) => line),
    campaign,
  );
  const reductions = new Map<number, LineReduction>();
  let amount = 0;
  for (const [target, [index, { unitPrice, quantity }]] of targeted.entries()) {
    const parts = partsOfTargets[target];
    if (!parts) continue;
    reductions.set(index, { campaignId: campaign.id, parts });
    amount += unitPrice * quantity - costOf(parts);
  }
  return { amount, reductions };
}

/** A book with a fixed price is never free. */
function canTakePart({ minimumPrice = 0 }: Line, { terms }: CampaignRule): boolean {
  return terms.type !== 'buy-x-pay-y' || minimumPrice === 0;
}

/** Splits each line into its price parts; null for a line that the campaign does not reduce. */
function splitLines(lines: readonly Line[], { terms }: CampaignRule): (LinePart[] | null)[] {
  switch (terms.type) {
    case 'buy-x-pay-y':
      return freeUnitsOfLines(lines, terms).map(({ units, takesPart }, index) => {
        const { unitPrice = 0, quantity = 0 } = lines[index] ?? {};
        const paid = { quantity: quantity - units, unitPrice };
        return takesPart
          ? [paid, { quantity: units, unitPrice: 0 }].filter((part) => part.quantity > 0)
          : null;
      });
    case 'quantity-steps': {
      const bought = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      return lines.map(({ unitPrice, minimumPrice = 0, quantity }) => {
        const reduced = Math.max(minimumPrice, unitPriceAtQuantity(unitPrice, bought, terms.steps));
        return reduced < unitPrice ? [{ quantity, unitPrice: reduced }] : null;
      });
    }
    case 'percentage':
    case 'fixed-price':
    case 'fixed-amount':
    case 'free-shipping':
      return lines.map(() => null);
  }
}

export function costOf(parts: readonly LinePart[]): number {
  return parts.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}
