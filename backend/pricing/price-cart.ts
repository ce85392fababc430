import { type CampaignRule, type CampaignSubject, isTarget } from './campaign.ts';
import { fixedAmountOff } from './fixed-amount.ts';
import { amountLeftToFreeShipping } from './free-shipping.ts';
import { withoutVat } from './money.ts';
import { costOf, type LinePart, type Reductions, waysToReduce } from './quantity-campaigns.ts';
import { spreadAmount } from './spread-amount.ts';

/** A line as it comes into the cart: list and price campaigns have already made its price. Minor units with VAT. */
export interface CartLine {
  unitPrice: number;
  /** What `unitPrice` is compared with; never below it. */
  regularPrice: number;
  vatBasisPoints: number;
  quantity: number;
  subject: CampaignSubject;
  /** False for what is downloaded. */
  needsDelivery: boolean;
}

export interface CartRules {
  currencyCode: string;
  /** Those that run now in the market and for the customer; that of a code too, where the cart fulfils it. */
  campaigns: readonly CampaignRule[];
  /** What delivery costs before any campaign. */
  shipping: { fee: number; vatBasisPoints: number };
}

/** With and without VAT; what lies between is the VAT. */
export interface Amount {
  incVat: number;
  exVat: number;
}

export interface RegularAndSelling {
  regular: Amount;
  selling: Amount;
}

export interface PricedLine extends RegularAndSelling {
  /** How the units are priced: several parts where some of them are free. */
  parts: LinePart[];
  /** The campaign by quantity that the line takes part in. */
  campaignId: number | null;
  /** What is left of `selling` when the line's share of the fixed amount is taken off. */
  paid: Amount;
  vatBasisPoints: number;
}

export interface PricedCart {
  /** In the order in which they came. */
  lines: PricedLine[];
  subTotal: RegularAndSelling;
  fixedAmount: Amount & { campaignId: number | null };
  shipping: Amount & { freeByCampaignId: number | null; amountLeftToFree: number };
  /** Goods less the fixed amount, and delivery. Its discount is that of the lines: the fixed amount stands by itself. */
  total: RegularAndSelling;
  /** By rate, the lowest first. */
  vats: { basisPoints: number; amount: number }[];
}

/**
 * What a cart costs. Campaigns may be in each other's way: a reduction can take the goods below the value from which
 * something else is given. So all ways of using them are compared, and the customer pays the lowest total. Nothing depends on
 * the order of the lines.
 */
export function priceCart(lines: readonly CartLine[], rules: CartRules): PricedCart {
  const placed = [...lines.entries()].sort(([, a], [, b]) => compareLines(a, b));
  const ordered = placed.map(([, line]) => line);
  const campaigns = rules.campaigns.toSorted((a, b) => a.id - b.id);
  const plan = cheapestPlan(ordered, { ...rules, campaigns });

  const priced = placed.map(([place, line], index) => ({ place, line: pricedLine(line, index, plan) }));
  const inGivenOrder = priced.toSorted((a, b) => a.place - b.place).map(({ line }) => line);
  const subTotal = { regular: sumOf(inGivenOrder, 'regular'), selling: sumOf(inGivenOrder, 'selling') };
  const paid = sumOf(inGivenOrder, 'paid');
  const fixedAmount = less(subTotal.selling, paid);
  const fee = amountOf(plan.shippingFee, rules.shipping.vatBasisPoints);
  return {
    lines: inGivenOrder,
    subTotal,
    fixedAmount: { ...fixedAmount, campaignId: plan.fixedAmountBy },
    shipping: { ...fee, freeByCampaignId: plan.freeShippingBy, amountLeftToFree: plan.amountLeftToFree },
    total: { regular: plus(less(subTotal.regular, fixedAmount), fee), selling: plus(paid, fee) },
    vats: vatsOf([...inGivenOrder, { paid: fee, vatBasisPoints: rules.shipping.vatBasisPoints }]),
  };
}

/** One way of using the campaigns. */
interface Plan {
  reductions: Reductions;
  /** What each line gives to the fixed amount. */
  shares: readonly number[];
  fixedAmountBy: number | null;
  shippingFee: number;
  freeShippingBy: number | null;
  amountLeftToFree: number;
  total: number;
}

function cheapestPlan(lines: readonly CartLine[], rules: CartRules): Plan {
  const byQuantity = rules.campaigns.filter(
    ({ terms }) => terms.type === 'buy-x-pay-y' || terms.type === 'quantity-steps',
  );
  let cheapest: Plan | undefined;
  for (const reductions of waysToReduce(lines, byQuantity)) {
    const values = lines.map(({ unitPrice, quantity }, place) =>
      costOf(reductions.get(place)?.parts ?? [{ unitPrice, quantity }]),
    );
    for (const { campaignId, shares } of fixedAmounts(lines, values, rules)) {
      const left = values.map((value, place) => value - (shares[place] ?? 0));
      const shipping = shippingOf(lines, left, rules);
      const total = sum(left) + shipping.shippingFee;
      if (!cheapest || total < cheapest.total)
        cheapest = { reductions, shares, fixedAmountBy: campaignId, ...shipping, total };
    }
  }
  if (!cheapest) throw new Error('Not to reduce anything is always a way.');
  return cheapest;
}

/** At most one is given. To give none may be best, where it would cost the customer free delivery. */
function fixedAmounts(
  lines: readonly CartLine[],
  values: readonly number[],
  { campaigns, currencyCode }: CartRules,
): { campaignId: number | null; shares: readonly number[] }[] {
  const ways: { campaignId: number | null; shares: readonly number[] }[] = [
    { campaignId: null, shares: lines.map(() => 0) },
  ];
  for (const campaign of campaigns) {
    if (campaign.terms.type !== 'fixed-amount') continue;
    const own = valuesOfTargets(lines, values, campaign);
    const off = fixedAmountOff(campaign.terms, currencyCode, sum(own));
    if (off > 0) ways.push({ campaignId: campaign.id, shares: spreadAmount(off, own) });
  }
  return ways;
}

function shippingOf(lines: readonly CartLine[], values: readonly number[], rules: CartRules) {
  const { campaigns, currencyCode } = rules;
  // Nobody is told to buy more for the sake of a delivery that there is not.
  const isDelivered = lines.length === 0 || lines.some(({ needsDelivery }) => needsDelivery);
  let freeShippingBy: number | null = null;
  let amountLeftToFree = -1;
  for (const campaign of isDelivered ? campaigns : []) {
    if (campaign.terms.type !== 'free-shipping') continue;
    const own = valuesOfTargets(lines, values, campaign);
    const left = amountLeftToFreeShipping([campaign.terms], currencyCode, sum(own));
    const isReached = left === 0 && lines.some(({ subject }) => isTarget(subject, campaign));
    if (isReached) freeShippingBy ??= campaign.id;
    if (isReached || left > 0)
      amountLeftToFree = amountLeftToFree < 0 ? left : Math.min(left, amountLeftToFree);
  }
  const isCharged = lines.length > 0 && isDelivered && freeShippingBy === null;
  return { freeShippingBy, amountLeftToFree, shippingFee: isCharged ? rules.shipping.fee : 0 };
}

function valuesOfTargets(
  lines: readonly CartLine[],
  values: readonly number[],
  campaign: CampaignRule,
): number[] {
  return lines.map(({ subject }, place) => (isTarget(subject, campaign) ? (values[place] ?? 0) : 0));
}

function pricedLine(line: CartLine, place: number, { reductions, shares }: Plan): PricedLine {
  const { unitPrice, regularPrice, quantity, vatBasisPoints } = line;
  const reduction = reductions.get(place);
  const parts = reduction?.parts ?? [{ unitPrice, quantity }];
  const value = costOf(parts);
  return {
    parts,
    campaignId: reduction?.campaignId ?? null,
    regular: amountOf(regularPrice * quantity, vatBasisPoints),
    selling: amountOf(value, vatBasisPoints),
    paid: amountOf(value - (shares[place] ?? 0), vatBasisPoints),
    vatBasisPoints,
  };
}

/** By what they are, not by when they came: where an öre must fall on one of two lines, it always falls on the same. */
function compareLines(a: CartLine, b: CartLine): number {
  return (
    a.vatBasisPoints - b.vatBasisPoints ||
    a.unitPrice - b.unitPrice ||
    a.regularPrice - b.regularPrice ||
    a.quantity - b.quantity ||
    a.subject.id - b.subject.id
  );
}

function vatsOf(paidFor: readonly Pick<PricedLine, 'paid' | 'vatBasisPoints'>[]): PricedCart['vats'] {
  const byRate = new Map<number, number>();
  for (const { paid, vatBasisPoints } of paidFor)
    if (paid.incVat > 0)
      byRate.set(vatBasisPoints, (byRate.get(vatBasisPoints) ?? 0) + paid.incVat - paid.exVat);
  return [...byRate]
    .map(([basisPoints, amount]) => ({ basisPoints, amount }))
    .sort((a, b) => a.basisPoints - b.basisPoints);
}

const none: Amount = { incVat: 0, exVat: 0 };

function amountOf(incVat: number, vatBasisPoints: number): Amount {
  return { incVat, exVat: withoutVat(incVat, vatBasisPoints) };
}

function plus(a: Amount, b: Amount): Amount {
  return { incVat: a.incVat + b.incVat, exVat: a.exVat + b.exVat };
}

function less(a: Amount, b: Amount): Amount {
  return { incVat: a.incVat - b.incVat, exVat: a.exVat - b.exVat };
}

function sumOf(lines: readonly PricedLine[], name: 'regular' | 'selling' | 'paid'): Amount {
  return lines.reduce((total, line) => plus(total, line[name]), none);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
