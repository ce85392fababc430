import {
  type CampaignRule,
  type CampaignSubject,
  hasEffect,
  isTarget,
  type TermsWithEffect,
} from './campaigns/campaign.ts';
import { fixedAmountOff } from './campaigns/fixed-amount.ts';
import { amountLeftToFreeShipping } from './campaigns/free-shipping.ts';
import {
  costOf,
  type LinePart,
  type LineReductions,
  listReductionOptions,
} from './campaigns/quantity-campaigns.ts';
import { type Amount, addAmounts, subtractAmounts, withoutVat } from './money.ts';
import { type ShippingVat, splitShippingFee, sumShippingVats } from './shipping-vat.ts';
import { spreadAmount } from './spread-amount.ts';

/** A line before cart campaigns; `unitPrice` already includes price campaigns. Minor units with VAT. */
export interface CartLine {
  unitPrice: number;
  /** The comparison price, never below `unitPrice`. */
  regularPrice: number;
  /** The lowest lawful unit price, where it is fixed; no campaign goes below it. */
  minimumPrice?: number | undefined;
  vatBasisPoints: number;
  quantity: number;
  subject: CampaignSubject;
  /** False for digital products. */
  needsDelivery: boolean;
}

export interface CartRules {
  currencyCode: string;
  /** The running campaigns for the market and the customer, and that of the promo code if the cart can use it. */
  campaigns: readonly CampaignRule[];
  /** The shipping fee before campaigns. */
  shipping: {
    fee: number;
    /** The lowest fee that the law allows for goods of this value; no campaign goes below it. */
    minimumFee?: ((goods: number) => number) | undefined;
  };
}

interface RegularAndSelling {
  regular: Amount;
  selling: Amount;
}

export interface PricedLine extends RegularAndSelling {
  /** The units by price: several parts where some units are free. */
  parts: LinePart[];
  /** The campaign by quantity that the line takes part in. */
  campaignId: number | null;
  /** `selling` less the line's share of the fixed amount that a campaign takes off the cart. */
  paid: Amount;
  vatBasisPoints: number;
}

export interface PricedCart {
  /** In the order of the input. */
  lines: PricedLine[];
  subTotal: RegularAndSelling;
  /** The amount off the whole cart, 0 without such a campaign. */
  fixedAmount: Amount & { campaignId: number | null };
  shipping: Amount & {
    /** The fee by VAT rate, lowest first. */
    vats: ShippingVat[];
    freeByCampaignId: number | null;
    /** -1: no campaign offers free shipping. */
    amountLeftToFree: number;
  };
  /** The lines less the fixed amount, plus shipping. `regular` − `selling` is the discount of the lines only. */
  total: RegularAndSelling;
  /** By rate, lowest first. */
  vats: { basisPoints: number; amount: number }[];
}

/**
 * Prices a cart. Campaigns can conflict: a reduction can take the cart below the minimum of another campaign. All combinations
 * are compared, and the customer pays the lowest total. The result does not depend on the order of the lines.
 */
export function priceCart(lines: readonly CartLine[], rules: CartRules): PricedCart {
  const indexed = [...lines.entries()].sort(([, a], [, b]) => compareLines(a, b));
  const ordered = indexed.map(([, line]) => line);
  const campaigns = rules.campaigns.toSorted((a, b) => a.id - b.id);
  const plan = cheapestPlan(ordered, { ...rules, campaigns });

  const priced = indexed.map(([inputIndex, line], index) => ({
    inputIndex,
    line: pricedLine(line, index, plan),
  }));
  const inInputOrder = priced.toSorted((a, b) => a.inputIndex - b.inputIndex).map(({ line }) => line);
  const subTotal = { regular: sumOf(inInputOrder, 'regular'), selling: sumOf(inInputOrder, 'selling') };
  const paid = sumOf(inInputOrder, 'paid');
  const fixedAmount = subtractAmounts(subTotal.selling, paid);
  const shippingVats = splitShippingFee(
    plan.shippingFee,
    lines,
    inInputOrder.map((line) => line.paid.incVat),
  );
  const fee = sumShippingVats(shippingVats);
  return {
    lines: inInputOrder,
    subTotal,
    fixedAmount: { ...fixedAmount, campaignId: plan.fixedAmountBy },
    shipping: {
      ...fee,
      vats: shippingVats,
      freeByCampaignId: plan.freeShippingBy,
      amountLeftToFree: plan.amountLeftToFree,
    },
    total: {
      regular: addAmounts(subtractAmounts(subTotal.regular, fixedAmount), fee),
      selling: addAmounts(paid, fee),
    },
    vats: vatsOf([
      ...inInputOrder,
      ...shippingVats.map((part) => ({ paid: part, vatBasisPoints: part.basisPoints })),
    ]),
  };
}

/** One combination of campaigns; `…By` is the id of a campaign. */
interface Plan {
  reductions: LineReductions;
  /** Each line's share of the fixed amount. */
  shares: readonly number[];
  fixedAmountBy: number | null;
  shippingFee: number;
  freeShippingBy: number | null;
  amountLeftToFree: number;
  total: number;
}

function cheapestPlan(lines: readonly CartLine[], rules: CartRules): Plan {
  const byQuantity = rules.campaigns.filter(({ terms }) => hasEffect(terms, 'quantity'));
  let cheapest: Plan | undefined;
  for (const reductions of listReductionOptions(lines, byQuantity)) {
    // The value of each line after campaigns by quantity; in `reduced`, also after the fixed amount.
    const values = lines.map(({ unitPrice, quantity }, index) =>
      costOf(reductions.get(index)?.parts ?? [{ unitPrice, quantity }]),
    );
    for (const { campaignId, shares } of listFixedAmounts(lines, values, rules)) {
      const reduced = values.map((value, index) => value - (shares[index] ?? 0));
      const shipping = shippingOf(lines, reduced, rules);
      const total = sum(reduced) + shipping.shippingFee;
      if (!cheapest || total < cheapest.total)
        cheapest = { reductions, shares, fixedAmountBy: campaignId, ...shipping, total };
    }
  }
  if (!cheapest) throw new Error('Unreachable: the plan without discounts always exists.');
  return cheapest;
}

interface FixedAmount {
  campaignId: number | null;
  shares: readonly number[];
}

/** The options: one of the fixed amounts, or none. A reduction can cost more than it saves if it loses free shipping. */
function listFixedAmounts(
  lines: readonly CartLine[],
  values: readonly number[],
  { campaigns, currencyCode }: CartRules,
): FixedAmount[] {
  const options: FixedAmount[] = [{ campaignId: null, shares: lines.map(() => 0) }];
  for (const campaign of campaigns) {
    if (!hasEffect(campaign.terms, 'cart')) continue;
    const targeted = valuesOfTargets(lines, values, campaign);
    const off = amountOff(campaign.terms, currencyCode, sum(targeted));
    const shares = spreadAmount(off, aboveMinimum(lines, targeted));
    if (sum(shares) > 0) options.push({ campaignId: campaign.id, shares });
  }
  return options;
}

/** The part of each value that a campaign may take off. */
function aboveMinimum(lines: readonly CartLine[], values: readonly number[]): number[] {
  return values.map((value, index) => {
    const { minimumPrice = 0, quantity = 0 } = lines[index] ?? {};
    return Math.max(0, value - minimumPrice * quantity);
  });
}

function amountOff(terms: TermsWithEffect<'cart'>, currencyCode: string, value: number): number {
  switch (terms.type) {
    case 'fixed-amount':
      return fixedAmountOff(terms, currencyCode, value);
  }
}

function shippingOf(lines: readonly CartLine[], values: readonly number[], rules: CartRules) {
  const { campaigns, currencyCode } = rules;
  // A cart without physical products has no amount left to free shipping.
  const isDelivered = lines.length === 0 || lines.some(({ needsDelivery }) => needsDelivery);
  let freeShippingBy: number | null = null;
  let amountLeftToFree = -1;
  for (const campaign of isDelivered ? campaigns : []) {
    if (!hasEffect(campaign.terms, 'free-shipping')) continue;
    const targeted = valuesOfTargets(lines, values, campaign);
    const left = amountLeft(campaign.terms, currencyCode, sum(targeted));
    const isReached = left === 0 && lines.some(({ subject }) => isTarget(subject, campaign));
    if (isReached) freeShippingBy ??= campaign.id;
    const hasAmountLeft = isReached || left > 0;
    if (hasAmountLeft && (amountLeftToFree < 0 || left < amountLeftToFree)) amountLeftToFree = left;
  }
  if (lines.length === 0 || !isDelivered) return { freeShippingBy, amountLeftToFree, shippingFee: 0 };
  const { fee, minimumFee } = rules.shipping;
  const shippingFee = Math.max(freeShippingBy === null ? fee : 0, minimumFee?.(sum(values)) ?? 0);
  // Where the law requires a lowest fee, no amount makes delivery free.
  return { freeShippingBy, amountLeftToFree: minimumFee ? -1 : amountLeftToFree, shippingFee };
}

function amountLeft(terms: TermsWithEffect<'free-shipping'>, currencyCode: string, value: number): number {
  switch (terms.type) {
    case 'free-shipping':
      return amountLeftToFreeShipping([terms], currencyCode, value);
  }
}

function valuesOfTargets(
  lines: readonly CartLine[],
  values: readonly number[],
  campaign: CampaignRule,
): number[] {
  return lines.map(({ subject }, index) => (isTarget(subject, campaign) ? (values[index] ?? 0) : 0));
}

function pricedLine(line: CartLine, index: number, { reductions, shares }: Plan): PricedLine {
  const { unitPrice, regularPrice, quantity, vatBasisPoints } = line;
  const reduction = reductions.get(index);
  const parts = reduction?.parts ?? [{ unitPrice, quantity }];
  const value = costOf(parts);
  return {
    parts,
    campaignId: reduction?.campaignId ?? null,
    regular: amountOf(regularPrice * quantity, vatBasisPoints),
    selling: amountOf(value, vatBasisPoints),
    paid: amountOf(value - (shares[index] ?? 0), vatBasisPoints),
    vatBasisPoints,
  };
}

/** Sorts by content, not by input order, so that a rounding difference always goes to the same line. */
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

const zero: Amount = { incVat: 0, exVat: 0 };

function amountOf(incVat: number, vatBasisPoints: number): Amount {
  return { incVat, exVat: withoutVat(incVat, vatBasisPoints) };
}

function sumOf(lines: readonly PricedLine[], name: 'regular' | 'selling' | 'paid'): Amount {
  return lines.reduce((total, line) => addAmounts(total, line[name]), zero);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
