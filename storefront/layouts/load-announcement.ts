import { AnnouncementDocument, type AnnouncementQuery } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

/** What the strip above the header may say: only what is true in this market now (§1, decisions §4). */
export interface Announcement {
  isHalfPrice: boolean;
  /** From which sum on, in the market's currency; 0 for every order. Missing without a campaign. */
  freeShippingFrom?: number;
}

/** Bands that lie wholly above 50 %: the one below also holds what is reduced by 41. */
const atLeastHalf = ['d_51-60', 'd_61-70', 'd_71-100'];

/** An advertisement that cannot be had is no reason for a page to fail. */
export async function loadAnnouncement(api: CommerceClient): Promise<Announcement | null> {
  const answer = await api
    .query(AnnouncementDocument, {
      all: { includeCollapsed: true },
      halved: { facets: atLeastHalf, includeCollapsed: true },
    })
    .catch(() => null);
  return answer && readAnnouncement(answer);
}

/** A campaign about everything is also about the newest book, which is how the contract lets one find it. */
export function readAnnouncement({ all, halved }: AnnouncementQuery): Announcement | null {
  const isHalfPrice = all !== null && all !== undefined && all.count > 0 && halved?.count === all.count;
  const campaigns = all?.products?.[0]?.discountCampaigns ?? [];
  const freeShipping = campaigns.find((campaign) => campaign?.action === 'free-shipping');
  // Without a sum it may be that the campaign names none in this market's currency, and does nothing here.
  const from = Number(freeShipping?.actionValue ?? Number.NaN);
  const isKnown = from >= 0;
  if (!isHalfPrice && !isKnown) return null;
  return { isHalfPrice, ...(isKnown ? { freeShippingFrom: from } : {}) };
}
