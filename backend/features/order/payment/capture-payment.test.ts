import { expect, test } from 'vitest';
import { isCapturedAtOnce } from './capture-payment.ts';
import type { PaymentRow } from './payment.queries.ts';

const goods = { needsDelivery: true };
const download = { needsDelivery: false, isDownload: true };

test.each([
  ['goods with a card', 'on-shipment', [goods], false],
  ['goods with Swish', 'at-once', [goods], true],
  ['downloads with a card', 'on-shipment', [download], true],
  ['goods and a download with a card', 'on-shipment', [goods, download], false],
  [
    'goods and a gift card with a card',
    'on-shipment',
    [goods, { needsDelivery: false, isGiftCard: true }],
    true,
  ],
  ['a pre-order with a card', 'on-shipment', [{ ...goods, preOrderDate: '2027-01-01' }], true],
] as const)('whether to capture at once: %s, by a method that captures %s', (_, capture, lines, expected) => {
  const payment = { capture, draft: { lines } } as unknown as PaymentRow;
  expect(isCapturedAtOnce(payment)).toBe(expected);
});
