import { type CampaignRule, isRunning } from './campaign.ts';
import { campaignUnitPrice } from './campaign-price.ts';
import { isPriced, priceSteps } from './price-timeline.ts';
import { priorPrice } from './prior-price.ts';

/** A price as a list had it, from an instant (milliseconds) until the next. Null amounts: not priced then. */
export interface ListedPrice {
  from: number;
  regular: number | null;
  selling: number | null;
}

/** What one piece costs now, and what the law lets that be compared with. Minor units with VAT. */
export interface Offer {
  selling: number;
  /** What stands struck through when it is more than `selling`: the prior price, never what was only written on a list. */
  regular: number;
  /** Whose reduction is announced; `NONE` also for a price below the list's regular that may not be called reduced. */
  discountType: 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN';
  /** The campaign that made the price, whether or not it is announced as a reduction. */
  campaignId: number | null;
}

/** What one piece costs by the first list of the chain that prices it now. */
export function offerOfLists(
  prices: ReadonlyMap<number, readonly ListedPrice[]>,
  listIds: readonly number[],
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  now: number,
): Offer | null {
  const history = decidingHistory(prices, listIds, now);
  return history && offerAt(history, campaigns, currencyCode, now);
}

/**
 * What a code makes of an offer to everybody. What it is compared with stays: the price by a code was never the shop's own,
 * so it makes no prior price either.
 */
export function offerByCode(
  offer: Offer,
  listedRegular: number,
  { id, terms }: Pick<CampaignRule, 'id' | 'terms'>,
  currencyCode: string,
): Offer {
  const listed = { regular: listedRegular, selling: offer.selling };
  const selling = campaignUnitPrice(terms, listed, currencyCode);
  return selling === null ? offer : { ...offer, selling, discountType: 'PRICE_CAMPAIGN', campaignId: id };
}

/** The history in the list that decides what a SKU costs. What other lists of the chain asked were other prices. */
export function decidingHistory(
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
 * What a SKU with this history in a list (oldest first) costs; null when the list does not price it now. The campaigns are
 * those about the product, in the market and for the customer group, ended ones too: they made the prices of their time.
 */
export function offerAt(
  history: readonly ListedPrice[],
  campaigns: readonly CampaignRule[],
  currencyCode: string,
  now: number,
): Offer | null {
  const first = history[0];
  if (first && history.length === 1 && campaigns.length <= 1)
    return offerOfOnePrice(first, campaigns[0], currencyCode, now);

  const steps = priceSteps(history, campaigns, currencyCode, Number.NEGATIVE_INFINITY, now + 1);
  const step = steps.at(-1);
  if (!step || step.to <= now) return null;
  const { selling, campaignId } = step;
  const prior = priorPrice(steps);
  if (prior === null) return { selling, regular: selling, discountType: 'NONE', campaignId };
  const discountType = campaignId === null ? 'SALE_PRICE' : 'PRICE_CAMPAIGN';
  return { selling, regular: Math.min(prior, step.regular), discountType, campaignId };
}

/**
 * The usual case, which is worked out for a million products when a campaign starts: a list price that never changed can
 * only have been reduced by the campaign, and only if the campaign came after it.
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
