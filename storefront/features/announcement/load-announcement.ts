import { isActionWithEffect } from '#contract/campaign-types.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { AnnouncementDocument, type AnnouncementQuery } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { numberFormat } from '#storefront/translations/formatters.ts';

/** Campaigns that currently apply to the whole market (§1, decisions §4). */
export interface Announcement {
  isHalfPrice: boolean;
  /** Minimum amount in the market's currency; 0 for every order, undefined without a campaign. */
  freeShippingFrom?: number;
  /** The same for reading. Formatted with the data, so that a page hydrates without `Intl.NumberFormat`. */
  freeShippingAmount?: string;
}

/** In the market's currency. */
export function formatAnnouncement(
  announcement: Announcement,
  locale: LocaleCode,
  currency: string | undefined,
): Announcement {
  const { freeShippingFrom } = announcement;
  if (!freeShippingFrom || !currency) return announcement;
  const amount = numberFormat(LOCALES[locale].iso, {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return { ...announcement, freeShippingAmount: amount.format(freeShippingFrom) };
}

/** Discount facets from 50 % on. */
const halfPriceFacets = ['d_50-60', 'd_61-70', 'd_71-100'];

/** Null on failure: the page is shown without the announcement. */
export async function loadAnnouncement(api: CommerceClient): Promise<Announcement | null> {
  const result = await api
    .query(AnnouncementDocument, {
      all: { includeCollapsed: true },
      halved: { facets: halfPriceFacets, includeCollapsed: true },
    })
    .catch(() => null);
  return result && readAnnouncement(result);
}

/** A campaign on all products is also listed on the newest one, which is the only way to find it by the contract. */
export function readAnnouncement({ all, halved }: AnnouncementQuery): Announcement | null {
  const isHalfPrice = all !== null && all !== undefined && all.count > 0 && halved?.count === all.count;
  const campaigns = all?.products?.[0]?.discountCampaigns ?? [];
  const freeShipping = campaigns.find((campaign) => isActionWithEffect(campaign?.action, 'free-shipping'));
  // Without an amount in the market's currency the campaign has no effect here.
  const from = Number(freeShipping?.actionValue ?? Number.NaN);
  const isKnown = from >= 0;
  if (!isHalfPrice && !isKnown) return null;
  return { isHalfPrice, freeShippingFrom: isKnown ? from : undefined };
}
