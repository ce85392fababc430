import { describe, expect, test } from 'vitest';
import { readFrameMessage, writeShopMessage } from './frame-messages.ts';

describe('readFrameMessage', () => {
  test('reads what a frame says', () => {
    const about = {
      email: 'selma@example.se',
      invoicingAddress: {
        firstName: 'Selma',
        lastName: 'L',
        address1: 'Mårbacka 42',
        zip: '686 95',
        city: 'Ö',
      },
      selectedPaymentMethodType: 'Loan',
    };
    expect(readFrameMessage({ type: 'payment-sandbox:ready', reference: 'sp_1' })).toEqual({ kind: 'ready' });
    expect(readFrameMessage({ type: 'payment-sandbox:resize', height: 640.2 })).toEqual({
      kind: 'resize',
      height: 641,
    });
    expect(readFrameMessage({ type: 'payment-sandbox:before-submit', ...about })).toEqual({
      kind: 'before-submit',
      about,
    });
    expect(
      readFrameMessage({ type: 'payment-sandbox:completed', status: 'authorized', url: 'https://x/' }),
    ).toEqual({ kind: 'completed', url: 'https://x/' });
  });

  test.each([
    null,
    undefined,
    'payment-sandbox:ready',
    7,
    [],
    {},
    { type: 'ready' },
    { type: 'webpack:ok' },
    { type: 'payment-sandbox:resize', height: '12' },
    { type: 'payment-sandbox:resize', height: -1 },
    { type: 'payment-sandbox:resize', height: Number.NaN },
  ])('makes nothing of %j', (data) => expect(readFrameMessage(data)).toBeUndefined());

  test('holds a frame within bounds, and reads only texts', () => {
    expect(readFrameMessage({ type: 'payment-sandbox:resize', height: 1e9 })).toMatchObject({ height: 4000 });
    expect(
      readFrameMessage({ type: 'payment-sandbox:before-submit', email: {}, invoicingAddress: 'x' }),
    ).toMatchObject({ about: { email: '', invoicingAddress: { zip: '' }, selectedPaymentMethodType: '' } });
  });
});

test('writeShopMessage says it as the frame reads it', () => {
  expect(writeShopMessage({ kind: 'continue' })).toEqual({ type: 'payment-sandbox:continue' });
  expect(writeShopMessage({ kind: 'abort', reason: 'stock' })).toEqual({
    type: 'payment-sandbox:abort',
    reason: 'stock',
  });
});
