import { describe, expect, test } from 'vitest';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { formatAnnouncement, loadAnnouncement, readAnnouncement } from './load-announcement.ts';

const resultOf = (
  all: number,
  halved: number,
  campaigns: { action: string; actionValue: string | null }[] = [],
) => ({
  all: { count: all, products: [{ productId: 1, discountCampaigns: campaigns }] },
  halved: { count: halved },
});
const freeShipping = (actionValue: string | null) => [{ action: 'free-shipping', actionValue }];

describe('the announcement', () => {
  test('is null without a campaign on all products', () => {
    expect(readAnnouncement(resultOf(300, 0))).toBeNull();
    expect(
      readAnnouncement(resultOf(300, 299, [{ action: 'percentage-off', actionValue: '20' }])),
    ).toBeNull();
    expect(readAnnouncement({ all: null, halved: null })).toBeNull();
  });

  test('is null for an empty shop', () => {
    expect(readAnnouncement(resultOf(0, 0))).toBeNull();
  });

  test('announces half price only when every product is reduced by half', () => {
    expect(readAnnouncement(resultOf(300, 300))).toEqual({ isHalfPrice: true });
  });

  test('counts discounts of exactly 50 %, in the bands of the API', async () => {
    const requested: unknown[] = [];
    const query = async (_: unknown, variables: { halved: { facets: string[] } }) => {
      requested.push(variables.halved.facets);
      return resultOf(300, 300);
    };
    expect(await loadAnnouncement({ query } as unknown as CommerceClient)).toEqual({ isHalfPrice: true });
    expect(requested).toEqual([['d_50-60', 'd_61-70', 'd_71-100']]);
  });

  test('announces free shipping with its minimum amount', () => {
    expect(readAnnouncement(resultOf(300, 10, freeShipping('499')))).toEqual({
      isHalfPrice: false,
      freeShippingFrom: 499,
    });
    expect(readAnnouncement(resultOf(300, 300, freeShipping('0')))).toEqual({
      isHalfPrice: true,
      freeShippingFrom: 0,
    });
  });

  test('has the amount in the currency of the market and in the language', () => {
    const announcement = { isHalfPrice: false, freeShippingFrom: 499 };
    expect(formatAnnouncement(announcement, 'sv', 'SEK').freeShippingAmount).toBe('499\u00a0kr');
    expect(formatAnnouncement(announcement, 'en', 'EUR').freeShippingAmount).toBe('€499');
    expect(formatAnnouncement(announcement, 'sv', undefined).freeShippingAmount).toBeUndefined();
  });

  test('ignores an invalid amount', () => {
    expect(readAnnouncement(resultOf(300, 10, freeShipping('soon')))).toBeNull();
    expect(readAnnouncement(resultOf(300, 10, freeShipping(null)))).toBeNull();
  });
});
