import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../webhooks/events.ts';
import { writeControls } from '../webhooks/webhook-controls.ts';
import { Ledger } from './ledger.ts';
import { cancel, capture, refund } from './move-money.ts';
import type { PaymentRequest } from './payment-request.ts';
import {
  advancePayment,
  applyDueOutcomes,
  applyOutcome,
  findPayment,
  getPayment,
  startPayment,
} from './payments.ts';

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
const eventKinds = (reference: string) => eventsOf(ledger, reference).map(({ kind }) => kind);

function startAuthorized(): string {
  const reference = start();
  applyOutcome(ledger, { reference, outcome: { state: 'authorized' } }, 1);
  return reference;
}

describe('the outcome of a payment', () => {
  test('is applied once, records one event and deletes personal data', () => {
    const reference = startAuthorized();
    expect(applyOutcome(ledger, { reference, outcome: { state: 'cancelled' } }, 2).state).toBe('authorized');
    expect(eventKinds(reference)).toEqual(['payment.authorized']);
    const stored = getPayment(ledger, reference).request;
    expect(stored).toMatchObject({ identityNumber: null, email: '', phone: '' });
    expect(stored.address).toBeUndefined();
    expect(startPayment(ledger, 'key', request, 3).reference).toBe(reference);
  });

  test('waits for a slow bank, and a payment that stays pending expires', () => {
    const reference = start();
    const delayed = { outcome: { state: 'authorized' } as const, at: 30_000 };
    advancePayment(ledger, reference, { step: 'waiting', payer: '', delayed });
    applyDueOutcomes(ledger, 29_999);
    expect(getPayment(ledger, reference).state).toBe('pending');
    applyDueOutcomes(ledger, 30_000);
    expect(getPayment(ledger, reference)).toMatchObject({ state: 'authorized', step: null });

    const abandoned = startPayment(ledger, 'another', request, 0).reference;
    applyDueOutcomes(ledger, 30 * minutes);
    expect(getPayment(ledger, abandoned)).toMatchObject({ state: 'failed', failure: 'expired' });
  });

  test('is not applied before it is due: a payment that expires earlier fails', () => {
    const reference = start();
    const delayed = { outcome: { state: 'authorized' } as const, at: 30 * minutes + 20_000 };
    advancePayment(ledger, reference, { step: 'waiting', payer: '', delayed });
    applyDueOutcomes(ledger, 30 * minutes);
    expect(getPayment(ledger, reference)).toMatchObject({ state: 'failed', failure: 'expired' });
    applyDueOutcomes(ledger, 31 * minutes);
    expect(getPayment(ledger, reference).state).toBe('failed');
    expect(eventKinds(reference)).toEqual(['payment.failed']);
  });

  test('is final: a cancelled payment has no next step and cannot be captured', () => {
    const reference = start();
    applyOutcome(ledger, { reference, outcome: { state: 'cancelled' } }, 1);
    advancePayment(ledger, reference, { step: 'challenge', payer: '' });
    expect(getPayment(ledger, reference).step).toBeNull();
    expect(() => capture(ledger, { reference, amount: 1000, key: 'c' }, 2)).toThrow('cannot be captured');
  });

  test('survives closing and opening the ledger', () => {
    const reference = startAuthorized();
    ledger.close();
    ledger = new Ledger(folder);
    expect(findPayment(ledger, reference)?.state).toBe('authorized');
  });
});

describe('moving money', () => {
  test('captures and refunds up to the paid amount; a rejected movement does not use up its key', () => {
    const reference = startAuthorized();
    expect(() => capture(ledger, { reference, amount: 1001, key: 'c' }, 2)).toThrow(
      'exceeds the authorised amount',
    );
    capture(ledger, { reference, amount: 600, key: 'c' }, 3);
    capture(ledger, { reference, amount: 400, key: 'd' }, 4);
    expect(() => cancel(ledger, { reference, key: 'e' }, 5)).toThrow('only be refunded');
    refund(ledger, { reference, amount: 1000, key: 'f' }, 6);
    expect(getPayment(ledger, reference)).toMatchObject({ captured: 1000, refunded: 1000 });
    expect(eventKinds(reference)).toEqual([
      'payment.authorized',
      'payment.captured',
      'payment.captured',
      'payment.refunded',
    ]);
  });

  test('rejects a key that was used for another movement or payment', () => {
    const reference = startAuthorized();
    capture(ledger, { reference, amount: 1000, key: 'c' }, 2);
    expect(() => refund(ledger, { reference, amount: 1000, key: 'c' }, 3)).toThrow(
      'used for another request',
    );
    expect(() => startPayment(ledger, 'key', { ...request, amount: 1 }, 4)).toThrow('another payment');
  });
});

test('events are dropped, held back or delayed as the controls say', () => {
  const reference = start();
  writeControls(ledger, { mode: 'drop' });
  applyOutcome(ledger, { reference, outcome: { state: 'authorized' } }, 1);
  writeControls(ledger, { mode: 'hold', copies: 2 });
  capture(ledger, { reference, amount: 500, key: 'c' }, 2);
  writeControls(ledger, { mode: 'send', delaySeconds: 10 });
  capture(ledger, { reference, amount: 500, key: 'd' }, 3);
  expect(eventsOf(ledger, reference)).toMatchObject([
    { due_at: null, copies: 2 },
    { due_at: 10_003, copies: 1 },
  ]);
  expect(() => writeControls(ledger, { mode: 'explode' })).toThrow();
});
