import { describe, expect, test } from 'vitest';
import { readAnnouncement } from './load-announcement.ts';

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

  test('ignores an invalid amount', () => {
    expect(readAnnouncement(resultOf(300, 10, freeShipping('soon')))).toBeNull();
    expect(readAnnouncement(resultOf(300, 10, freeShipping(null)))).toBeNull();
  });
});
