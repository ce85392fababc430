import { isActionWithEffect } from '#contract/campaign-types.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import {
  AnnouncementDocument,
  type AnnouncementQuery,
  CampaignSizeDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import { numberFormat } from '#storefront/translations/formatters.ts';

/** Campaigns that currently apply to the whole market (§1, decisions §4). */
export interface Announcement {
  isHalfPrice: boolean;
  /** Minimum amount in the market's currency; 0 for every order, undefined without a campaign. */
  freeShippingFrom?: number;
  /** `freeShippingFrom` as a price. The loader formats it, so that a page hydrates without `Intl.NumberFormat`. */
  freeShippingAmount?: string;
  /** In a market without deliveries: the names of the countries to which the shop delivers. */
  deliveryCountries?: string[];
}

/** In a market without deliveries, adds the delivery countries, which the strip shows instead of the campaigns. */
export function announceDelivery(
  announcement: Announcement | null,
  marketAlias: string,
  markets: readonly MarketFacts[],
): Announcement | null {
  if (!markets.find((market) => market.alias === marketAlias)?.isVirtual) return announcement;
  const deliveryCountries = markets.filter(({ isVirtual }) => !isVirtual).map(({ country }) => country.name);
  return { isHalfPrice: false, ...announcement, deliveryCountries };
}

/** Adds the amount in the market's currency. */
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

/** Products of which every SKU is reduced by half. The other discount facets consider only the cheapest SKU. */
const halfPriceFacets = ['d_every-50'];

/** Null on failure: the page is shown without the announcement. */
export async function loadAnnouncement(api: CommerceClient): Promise<Announcement | null> {
  try {
    // `includeCollapsed` counts every variant, not one product per variant group.
    const { all, halved } = await api.query(AnnouncementDocument, {
      all: { includeCollapsed: true },
      halved: { facets: halfPriceFacets, includeCollapsed: true },
    });
    const count = all?.count ?? 0;
    const isHalfPrice = count > 0 && halved?.count === count;
    const freeShippingFrom = await findFreeShipping(api, all?.products?.[0]?.discountCampaigns ?? [], count);
    return isHalfPrice || freeShippingFrom !== undefined ? { isHalfPrice, freeShippingFrom } : null;
  } catch {
    return null;
  }
}

type Campaigns = NonNullable<
  NonNullable<NonNullable<AnnouncementQuery['all']>['products']>[0]
>['discountCampaigns'];

/**
 * The lowest minimum amount of the free-shipping campaigns that apply to all `count` products. The contract cannot list
 * campaigns, so these are the campaigns of the newest product; a campaign on fewer products is left out.
 */
async function findFreeShipping(
  api: CommerceClient,
  campaigns: NonNullable<Campaigns>,
  count: number,
): Promise<number | undefined> {
  const minimums = await Promise.all(
    campaigns.map(async (campaign) => {
      // Without an amount in the market's currency the campaign has no effect here.
      const from = Number(campaign?.actionValue ?? Number.NaN);
      if (!(from >= 0) || !isActionWithEffect(campaign?.action, 'free-shipping')) return [];
      const filter = { facets: [`dc_${campaign?.campaignId}`], includeCollapsed: true };
      const { products } = await api.query(CampaignSizeDocument, { filter });
      return products?.count === count ? from : [];
    }),
  );
  const known = minimums.flat();
  return known.length > 0 ? Math.min(...known) : undefined;
}
