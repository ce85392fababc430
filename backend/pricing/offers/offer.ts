import { type CampaignRule, isRunning } from '../campaigns/campaign.ts';
import { campaignUnitPrice } from '../campaigns/campaign-price.ts';
import { isPriced, type ListedPrice } from './listed-price.ts';
import type { PriceFloor } from './price-floor.ts';
import { priceSteps } from './price-timeline.ts';
import { priorPrice } from './prior-price.ts';

/** The current unit price and the comparison price that the law requires, in minor units with VAT. */
export interface Offer {
  selling: number;
  /** Displayed struck through when above `selling`. It is the prior price, never the list's regular price alone. */
  regular: number;
  /** The source of the announced reduction; `NONE` where the law does not allow announcing one. */
  discountType: 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN';
  /** The campaign that sets the price, whether or not it is announced as a reduction. */
  campaignId: number | null;
}

interface OfferTerms {
  campaigns: readonly CampaignRule[];
  currencyCode: string;
  now: number;
  floor?: PriceFloor | undefined;
}

/** The offer of the first price list that currently has a price for the SKU. */
export function offerOfLists(
  prices: ReadonlyMap<number, readonly ListedPrice[]>,
  listIds: readonly number[],
  { campaigns, currencyCode, now, floor }: OfferTerms,
): Offer | null {
  const history = findApplicableHistory(prices, listIds, now);
  return history && offerAt(history, campaigns, currencyCode, now, floor);
}

/**
 * The offer with a promo code's campaign. `listedRegular` is the regular price of the list. The comparison price does not
 * change, and a price by code is never a prior price.
 */
export function offerByCode(
  offer: Offer,
  listedRegular: number,
  { id, terms }: Pick<CampaignRule, 'id' | 'terms'>,
  currencyCode: string,
  minimum = 0,
): Offer {
  const listed = { regular: listedRegular, selling: offer.selling };
  const selling = campaignUnitPrice(terms, listed, currencyCode, minimum);
  return selling === null ? offer : { ...offer, selling, discountType: 'PRICE_CAMPAIGN', campaignId: id };
}

/** The price history of the first list that currently has a price for the SKU. Other lists are ignored. */
export function findApplicableHistory(
  prices: ReadonlyMap<number, readonly ListedPrice[]>,
  listIds: readonly number[],
  now: number,
): readonly ListedPrice[] | null {
  for (const listId of listIds) {
    const history = prices.get(listId);
    const listed = history?.findLast(({ from }) => from <= now);
    if (history && listed && isPriced(listed)) return history;
  }
  return null;
}

/**
 * The offer for a SKU with this price history (oldest first); null when the list has no price now. `campaigns` are those for
 * the product, market and customer group, including ended ones, because past prices depend on them.
 */
export function offerAt(
  history: readonly ListedPrice[],
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  now: number,
  floor?: PriceFloor,
): Offer | null {
  const first = history[0];
  if (first && history.length === 1 && campaigns.length <= 1 && !floor)
    return offerOfOnePrice(first, campaigns[0], currencyCode, now);

  const untilNow = { from: Number.NEGATIVE_INFINITY, to: now + 1 };
  const steps = priceSteps(history, campaigns, currencyCode, untilNow, floor);
  const step = steps.at(-1);
  if (!step || step.to <= now) return null;
  const { selling, campaignId } = step;
  const prior = priorPrice(steps);
  if (prior === null) return { selling, regular: selling, discountType: 'NONE', campaignId };
  const discountType = campaignId === null ? 'SALE_PRICE' : 'PRICE_CAMPAIGN';
  return { selling, regular: Math.min(prior, step.regular), discountType, campaignId };
}

/**
 * Fast path for one list price and at most one campaign; it runs for up to a million products when a campaign starts. The
 * price is reduced only if the campaign started after the list price.
 */
function offerOfOnePrice(
  listed: ListedPrice,
  campaign: CampaignRule | undefined,
  currencyCode: string,
  now: number,
): Offer | null {
  if (!isPriced(listed) || now < listed.from) return null;
  const { selling } = listed;
  const price =
    campaign && isRunning(campaign, now) ? campaignUnitPrice(campaign.terms, listed, currencyCode) : null;
  if (!campaign || price === null)
    return { selling, regular: selling, discountType: 'NONE', campaignId: null };
  return campaign.startsAt !== null && campaign.startsAt > listed.from
    ? { selling: price, regular: selling, discountType: 'PRICE_CAMPAIGN', campaignId: campaign.id }
    : { selling: price, regular: price, discountType: 'NONE', campaignId: campaign.id };
}
