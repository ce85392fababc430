import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  formatGiftCardDelivery,
  type GiftCardDelivery,
  readGiftCardDelivery,
} from '../order/gift-card-delivery.ts';
import { findFieldErrors } from './field-error.ts';
import { giftCardSchema } from './gift-card.ts';

const none = { recipientEmail: '', recipientName: '', date: '', greeting: '' };
const anna = {
  recipientEmail: 'anna@example.se',
  recipientName: 'Anna Berg',
  date: '2026-12-24',
  greeting: 'God jul!\n\nKram, Karin',
};
const errorsOf = (changes: Partial<GiftCardDelivery>) =>
  findFieldErrors(giftCardSchema('2026-11-17'), { ...anna, ...changes }).map(
    ({ field, rule }) => `${field} ${rule}`,
  );

describe('The delivery of a gift card', () => {
  test('is written as the message of a cart line', () => {
    expect(formatGiftCardDelivery(anna)).toBe(
      'To: Anna Berg <anna@example.se>\nDate: 2026-12-24\n\nGod jul!\n\nKram, Karin',
    );
    expect(formatGiftCardDelivery(none)).toBe('');
  });

  test('is the same after writing and reading', () => {
    const greeting = fc
      .string({ unit: 'grapheme', maxLength: 80 })
      .map((text) => text.replace(/\r/g, '').trim());
    const deliveries = fc.record({
      recipientEmail: fc.constantFrom('', 'anna@example.se', 'o@bøker.no'),
      recipientName: fc.constantFrom('', 'Anna', 'Åke Öst'),
      date: fc.constantFrom('', '2026-12-24'),
      greeting: fc.oneof(greeting, fc.constantFrom('To: me', 'Date: now\n\nTo: you', 'x')),
    });
    fc.assert(
      fc.property(deliveries, (delivery) => {
        const expected = {
          ...delivery,
          recipientName: delivery.recipientEmail ? delivery.recipientName : '',
        };
        expect(readGiftCardDelivery(formatGiftCardDelivery(delivery))).toEqual(expected);
      }),
    );
  });

  test('is a greeting to the buyer if it has no headers', () => {
    expect(readGiftCardDelivery('Happy birthday')).toEqual({ ...none, greeting: 'Happy birthday' });
  });

  test('accepts usual greetings', () => {
    for (const greeting of [
      'Grattis på 50-årsdagen!',
      'Bra jobbat... verkligen.',
      'kl. 15.30, 3.5 kg',
      'Kram/K',
    ])
      expect(errorsOf({ greeting })).toEqual([]);
    expect(errorsOf(none)).toEqual([]);
  });

  test('rejects links, mail addresses, markup in names, and texts that are too long', () => {
    for (const greeting of [
      'see https://x.example',
      'www.x',
      'go to win.example now',
      'mail me@x',
      'evil.com/a',
    ])
      expect(errorsOf({ greeting })).toEqual(['greeting not-plain']);
    expect(errorsOf({ greeting: 'a\n'.repeat(20).trim() })).toEqual(['greeting not-plain']);
    expect(errorsOf({ greeting: 'a'.repeat(301) })).toEqual(['greeting too-long']);
    expect(errorsOf({ recipientName: 'Anna <b>' })).toEqual(['recipientName not-plain']);
    expect(errorsOf({ recipientName: 'Anna\nBcc: x' })).toEqual(['recipientName not-plain']);
    expect(errorsOf({ recipientEmail: 'anna' })).toEqual(['recipientEmail email']);
  });

  test('rejects days that do not exist, or are more than a year ahead', () => {
    for (const date of ['2027-02-30', '24/12', '2027-11-18', 'tomorrow'])
      expect(errorsOf({ date })).toEqual(['date date']);
    expect(errorsOf({ date: '2027-11-17' })).toEqual([]);
    expect(errorsOf({ date: '2020-01-01' })).toEqual([]);
  });

  test('always fits into a cart line', () => {
    const longest = { ...anna, recipientName: 'a'.repeat(60), greeting: 'a'.repeat(300) };
    const email = `${'a'.repeat(48)}@example.se`;
    expect(formatGiftCardDelivery({ ...longest, recipientEmail: email }).length).toBeLessThan(
      LIMITS.cartMessage,
    );
  });
});
