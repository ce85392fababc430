import { describe, expect, test } from 'vitest';
import { readAnnouncement } from './load-announcement.ts';

const answer = (
  all: number,
  halved: number,
  campaigns: { action: string; actionValue: string | null }[] = [],
) => ({
  all: { count: all, products: [{ productId: 1, discountCampaigns: campaigns }] },
  halved: { count: halved },
});
const freeShipping = (actionValue: string | null) => [{ action: 'free-shipping', actionValue }];

describe('the strip above the header', () => {
  test('says nothing when there is nothing true to say', () => {
    expect(readAnnouncement(answer(300, 0))).toBeNull();
    expect(readAnnouncement(answer(300, 299, [{ action: 'percentage-off', actionValue: '20' }]))).toBeNull();
    expect(readAnnouncement({ all: null, halved: null })).toBeNull();
  });

  test('an empty shop is no sale', () => {
    expect(readAnnouncement(answer(0, 0))).toBeNull();
  });

  test('half price is said only while every book is reduced that far', () => {
    expect(readAnnouncement(answer(300, 300))).toEqual({ isHalfPrice: true });
  });

  test('free shipping is said with the sum it begins at', () => {
    expect(readAnnouncement(answer(300, 10, freeShipping('499')))).toEqual({
      isHalfPrice: false,
      freeShippingFrom: 499,
    });
    expect(readAnnouncement(answer(300, 300, freeShipping('0')))).toEqual({
      isHalfPrice: true,
      freeShippingFrom: 0,
    });
  });

  test('a sum that is none is not said', () => {
    expect(readAnnouncement(answer(300, 10, freeShipping('soon')))).toBeNull();
    expect(readAnnouncement(answer(300, 10, freeShipping(null)))).toBeNull();
  });
});
