import { freeUnitsOfLines, type PricedUnits } from './buy-x-pay-y.ts';
import { type CampaignRule, type CampaignSubject, isTarget } from './campaign.ts';
import { unitPriceAtQuantity } from './quantity-steps.ts';

/** Some units of a line, and what each of them costs. */
export type LinePart = PricedUnits;

/** What a campaign makes of a line that takes part in it. */
export interface LineReduction {
  campaignId: number;
  parts: LinePart[];
}

/** By place of the line; a line is in one campaign at most. */
export type Reductions = ReadonlyMap<number, LineReduction>;

interface Line extends PricedUnits {
  subject: CampaignSubject;
}

/**
 * So many campaigns are tried in every order and combination. Where more of them meet in one cart, each in turn takes what
 * is left, the most generous first.
 */
const mostCompared = 4;

/** The ways in which campaigns by quantity can share the lines among them; not to use one is also a way. */
export function waysToReduce(lines: readonly Line[], campaigns: readonly CampaignRule[]): Reductions[] {
  const concerned = campaigns.filter((campaign) => reduce(lines, campaign, nothing).amount > 0);
  if (concerned.length > mostCompared) return [nothing, reduceInTurn(lines, concerned)];
  return [...everyOrder(lines, concerned, nothing)];
}

const nothing: Reductions = new Map();

function* everyOrder(
  lines: readonly Line[],
  campaigns: readonly CampaignRule[],
  done: Reductions,
): Generator<Reductions> {
  yield done;
  for (const campaign of campaigns) {
    const { amount, reductions } = reduce(lines, campaign, done);
    const others = campaigns.filter((other) => other !== campaign);
    if (amount > 0) yield* everyOrder(lines, others, new Map([...done, ...reductions]));
  }
}

function reduceInTurn(lines: readonly Line[], campaigns: readonly CampaignRule[]): Reductions {
  const gain = new Map(campaigns.map((campaign) => [campaign, reduce(lines, campaign, nothing).amount]));
  const mostGenerousFirst = campaigns.toSorted((a, b) => (gain.get(b) ?? 0) - (gain.get(a) ?? 0));
  let done = nothing;
  for (const campaign of mostGenerousFirst)
    done = new Map([...done, ...reduce(lines, campaign, done).reductions]);
  return done;
}

/** What one campaign makes of the lines that it is about and that no other has taken. */
function reduce(
  lines: readonly Line[],
  campaign: CampaignRule,
  taken: Reductions,
): { amount: number; reductions: Reductions } {
  const own = [...lines.entries()].filter(
    ([place, { subject }]) => !taken.has(place) && isTarget(subject, campaign),
  );
  const parts = partsOf(
    own.map(([, line]) => line),
    campaign,
  );
  const reductions = new Map<number, LineReduction>();
  let amount = 0;
  for (const [index, [place, { unitPrice, quantity }]] of own.entries()) {
    const made = parts[index];
    if (!made) continue;
    reductions.set(place, { campaignId: campaign.id, parts: made });
    amount += unitPrice * quantity - costOf(made);
  }
  return { amount, reductions };
}

/** Null for a line that the campaign does nothing for. */
function partsOf(lines: readonly Line[], { terms }: CampaignRule): (LinePart[] | null)[] {
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
      return lines.map(({ unitPrice, quantity }) => {
        const reduced = unitPriceAtQuantity(unitPrice, bought, terms.steps);
        return reduced < unitPrice ? [{ quantity, unitPrice: reduced }] : null;
      });
    }
    default:
      return lines.map(() => null);
  }
}

export function costOf(parts: readonly LinePart[]): number {
  return parts.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}
