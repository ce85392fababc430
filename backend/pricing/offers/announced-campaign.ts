import { type CampaignRule, hasEffect } from '../campaigns/campaign.ts';
import { campaignUnitPrice } from '../campaigns/campaign-price.ts';
import type { Offer } from './offer.ts';

/**
 * Whether a product may show the name of a running campaign (decision 74). A campaign on unit prices must determine the offer,
 * and its percentage must equal the reduction from the prior price to the price.
 */
export function isAnnounced(
  { id, terms }: Pick<CampaignRule, 'id' | 'terms'>,
  { campaignId, regular, selling }: Pick<Offer, 'campaignId' | 'regular' | 'selling'>,
  currencyCode: string,
): boolean {
  if (!hasEffect(terms, 'price')) return true;
  if (campaignId !== id) return false;
  switch (terms.type) {
    case 'percentage':
      // A percentage of the prior price, which may be lower than the regular price of the list.
      return campaignUnitPrice(terms, { regular, selling: regular }, currencyCode) === selling;
    case 'fixed-price':
      return true;
  }
}
