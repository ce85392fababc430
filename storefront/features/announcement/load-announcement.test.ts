import { describe, expect, test } from 'vitest';
import type {
  AnnouncementQueryVariables,
  CampaignSizeQueryVariables,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import { announceDelivery, formatAnnouncement, loadAnnouncement } from './load-announcement.ts';

interface TestCampaign {
  action: string;
  actionValue: string | null;
  /** All products by default. */
  count?: number;
}

const freeShipping = (actionValue: string | null, count?: number): TestCampaign => ({
  action: 'free-shipping',
  actionValue,
  ...(count !== undefined && { count }),
});

/** The announcement of a shop with `all` products, of which `halved` are reduced by half. The newest one has the campaigns. */
function announcementOf({ all, halved }: Record<'all' | 'halved', number>, campaigns: TestCampaign[] = []) {
  const discountCampaigns = campaigns.map(({ action, actionValue }, index) => ({
    campaignId: String(index),
    action,
    actionValue,
  }));
  const query = async (_: unknown, variables: AnnouncementQueryVariables & CampaignSizeQueryVariables) => {
    if (!variables.filter)
      return {
        all: { count: all, products: [{ productId: 1, discountCampaigns }] },
        halved: { count: halved },
      };
    const index = Number(variables.filter.facets?.[0]?.slice('dc_'.length));
    return { products: { count: campaigns[index]?.count ?? all } };
  };
  return loadAnnouncement({ query } as unknown as CommerceClient);
}

describe('the announcement', () => {
  test('is null without a campaign on all products', async () => {
    expect(await announcementOf({ all: 300, halved: 0 })).toBeNull();
    const reduction = { action: 'percentage-off', actionValue: '20' };
    expect(await announcementOf({ all: 300, halved: 299 }, [reduction])).toBeNull();
    expect(await announcementOf({ all: 300, halved: 0 }, [freeShipping('0', 299)])).toBeNull();
  });

  test('is null for an empty shop, and when the API fails', async () => {
    expect(await announcementOf({ all: 0, halved: 0 })).toBeNull();
    const query = () => Promise.reject(new Error('no response'));
    expect(await loadAnnouncement({ query } as unknown as CommerceClient)).toBeNull();
  });

  test('announces half price only when every product is reduced by half', async () => {
    expect(await announcementOf({ all: 300, halved: 300 })).toEqual({ isHalfPrice: true });
  });

  test('counts products of which every SKU is reduced by half, not only the cheapest', async () => {
    const requested: unknown[] = [];
    const query = async (_: unknown, variables: { halved: { facets: string[] } }) => {
      requested.push(variables.halved.facets);
      return { all: { count: 300, products: [] }, halved: { count: 300 } };
    };
    expect(await loadAnnouncement({ query } as unknown as CommerceClient)).toEqual({ isHalfPrice: true });
    expect(requested).toEqual([['d_every-50']]);
  });

  test('announces free shipping with its minimum amount', async () => {
    expect(await announcementOf({ all: 300, halved: 10 }, [freeShipping('499')])).toEqual({
      isHalfPrice: false,
      freeShippingFrom: 499,
    });
    expect(await announcementOf({ all: 300, halved: 300 }, [freeShipping('0')])).toEqual({
      isHalfPrice: true,
      freeShippingFrom: 0,
    });
  });

  test('announces the lowest minimum amount of the campaigns on all products', async () => {
    const campaigns = [freeShipping('499'), freeShipping(null), freeShipping('100', 20), freeShipping('300')];
    expect(await announcementOf({ all: 300, halved: 10 }, campaigns)).toEqual({
      isHalfPrice: false,
      freeShippingFrom: 300,
    });
  });

  test('has the amount in the currency of the market and in the language', () => {
    const announcement = { isHalfPrice: false, freeShippingFrom: 499 };
    expect(formatAnnouncement(announcement, 'sv', 'SEK').freeShippingAmount).toBe('499\u00a0kr');
    expect(formatAnnouncement(announcement, 'en', 'EUR').freeShippingAmount).toBe('€499');
    expect(formatAnnouncement(announcement, 'sv', undefined).freeShippingAmount).toBeUndefined();
  });

  test('ignores an invalid amount', async () => {
    expect(await announcementOf({ all: 300, halved: 10 }, [freeShipping('soon')])).toBeNull();
    expect(await announcementOf({ all: 300, halved: 10 }, [freeShipping(null)])).toBeNull();
  });

  test('names the delivery countries in a market without deliveries', () => {
    const market = (alias: string, isVirtual: boolean) =>
      ({ alias, isVirtual, country: { code: alias.toUpperCase(), name: `name of ${alias}` } }) as MarketFacts;
    const markets = [market('se', false), market('fr', true), market('ax', false)];
    const sale = { isHalfPrice: true };
    expect(announceDelivery(sale, 'se', markets)).toBe(sale);
    expect(announceDelivery(null, 'se', markets)).toBeNull();
    const deliveryCountries = ['name of se', 'name of ax'];
    expect(announceDelivery(null, 'fr', markets)).toEqual({ isHalfPrice: false, deliveryCountries });
    expect(announceDelivery(sale, 'fr', markets)).toEqual({ isHalfPrice: true, deliveryCountries });
  });
});
