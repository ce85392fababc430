import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from './events.ts';
import { Ledger } from './ledger.ts';
import { cancel, capture, refund } from './move-money.ts';
import type { PaymentRequest } from './payment-request.ts';
import { existing, findPayment, moveOn, settle, settleDue, startPayment } from './payments.ts';
import { writeControls } from './webhook-controls.ts';
import { sign } from './webhook-signature.ts';

const request: PaymentRequest = {
  methodKey: 'card',
  amount: 1000,
  currencyCode: 'SEK',
  languageId: 'sv-SE',
  countryCode: 'SE',
  email: 'selma@example.se',
  identityNumber: '191212121212',
  address: {
    firstName: 'Selma',
    lastName: 'Lagerlöf',
    address1: 'Mårbacka 42',
    zip: '686 95',
    city: 'Sunne',
  },
  phone: '',
  lines: [],
  returnUrl: 'http://shop.test/confirm',
  cancelUrl: 'http://shop.test/checkout',
  failUrl: 'http://shop.test/fail',
};
const minutes = 60_000;

let folder: string;
let ledger: Ledger;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  ledger = new Ledger(folder);
});
afterEach(() => {
  ledger.close();
  rmSync(folder, { recursive: true });
});

const start = () => startPayment(ledger, 'key', request, 0).reference;
const kinds = (reference: string) => eventsOf(ledger, reference).map(({ kind }) => kind);

describe('A payment', () => {
  test('is decided once, tells of it, and forgets who it was', () => {
    const reference = start();
    settle(ledger, reference, { state: 'authorized' }, 1);
    expect(settle(ledger, reference, { state: 'cancelled' }, 2).state).toBe('authorized');
    expect(kinds(reference)).toEqual(['payment.authorized']);
    expect(existing(ledger, reference).request).toMatchObject({ identityNumber: null, email: '', phone: '' });
    expect(existing(ledger, reference).request.address).toBeUndefined();
    expect(startPayment(ledger, 'key', request, 3).reference).toBe(reference);
  });

  test('whose bank is slow is decided when it answers; one that nobody pays expires', () => {
    const reference = start();
    moveOn(ledger, reference, 'waiting', '', { outcome: { state: 'authorized' }, at: 30_000 });
    settleDue(ledger, 29_999);
    expect(existing(ledger, reference).state).toBe('pending');
    settleDue(ledger, 30_000);
    expect(existing(ledger, reference)).toMatchObject({ state: 'authorized', step: null });

    const left = startPayment(ledger, 'another', request, 0).reference;
    settleDue(ledger, 30 * minutes);
    expect(existing(ledger, left)).toMatchObject({ state: 'failed', failure: 'expired' });
  });

  test('moves on no more when it is decided', () => {
    const reference = start();
    settle(ledger, reference, { state: 'cancelled' }, 1);
    moveOn(ledger, reference, 'challenge', '');
    expect(existing(ledger, reference).step).toBeNull();
    expect(() => capture(ledger, reference, 1000, 'c', 2)).toThrow('cannot be captured');
  });

  test('is there after the ledger was closed and opened', () => {
    const reference = start();
    settle(ledger, reference, { state: 'authorized' }, 1);
    ledger.close();
    ledger = new Ledger(folder);
    expect(findPayment(ledger, reference)?.state).toBe('authorized');
  });
});

describe('Money', () => {
  test('is moved all or not at all: a refused movement leaves no trace, and its key is free', () => {
    const reference = start();
    settle(ledger, reference, { state: 'authorized' }, 1);
    expect(() => capture(ledger, reference, 1001, 'c', 2)).toThrow('More cannot be captured');
    capture(ledger, reference, 600, 'c', 3);
    capture(ledger, reference, 400, 'd', 4);
    expect(() => cancel(ledger, reference, 'e', 5)).toThrow('only be refunded');
    refund(ledger, reference, 1000, 'f', 6);
    expect(existing(ledger, reference)).toMatchObject({ captured: 1000, refunded: 1000 });
    expect(kinds(reference)).toEqual([
      'payment.authorized',
      'payment.captured',
      'payment.captured',
      'payment.refunded',
    ]);
  });

  test('a key that was used for something else moves nothing', () => {
    const reference = start();
    settle(ledger, reference, { state: 'authorized' }, 1);
    capture(ledger, reference, 1000, 'c', 2);
    expect(() => refund(ledger, reference, 1000, 'c', 3)).toThrow('used for something else');
    expect(() => startPayment(ledger, 'key', { ...request, amount: 1 }, 4)).toThrow('another payment');
  });
});

test('Events are lost, held back or late as it was asked', () => {
  const reference = start();
  writeControls(ledger, { mode: 'drop' });
  settle(ledger, reference, { state: 'authorized' }, 1);
  writeControls(ledger, { mode: 'hold', copies: 2 });
  capture(ledger, reference, 500, 'c', 2);
  writeControls(ledger, { mode: 'send', delaySeconds: 10 });
  capture(ledger, reference, 500, 'd', 3);
  expect(eventsOf(ledger, reference)).toMatchObject([
    { due_at: null, copies: 2 },
    { due_at: 10_003, copies: 1 },
  ]);
  expect(() => writeControls(ledger, { mode: 'explode' })).toThrow();
});

test('A signature holds the moment and the body', () => {
  const mac = createHmac('sha256', 'secret').update('7.{}').digest('hex');
  expect(sign('secret', '{}', 7)).toBe(`t=7,v1=${mac}`);
});
