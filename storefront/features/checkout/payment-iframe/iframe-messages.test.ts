import { describe, expect, test } from 'vitest';
import { readIframeMessage, writeShopMessage } from './iframe-messages.ts';

describe('readIframeMessage', () => {
  test('reads the messages of an iframe', () => {
    const purchase = {
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
    expect(readIframeMessage({ type: 'payment-sandbox:ready', reference: 'sp_1' })).toEqual({
      kind: 'ready',
    });
    expect(readIframeMessage({ type: 'payment-sandbox:resize', height: 640.2 })).toEqual({
      kind: 'resize',
      height: 641,
    });
    expect(readIframeMessage({ type: 'payment-sandbox:before-submit', ...purchase })).toEqual({
      kind: 'before-submit',
      purchase,
    });
    expect(
      readIframeMessage({ type: 'payment-sandbox:completed', status: 'authorized', url: 'https://x/' }),
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
  ])('ignores %j', (data) => expect(readIframeMessage(data)).toBeUndefined());

  test('limits the height, and reads texts only', () => {
    expect(readIframeMessage({ type: 'payment-sandbox:resize', height: 1e9 })).toMatchObject({
      height: 4000,
    });
    expect(
      readIframeMessage({ type: 'payment-sandbox:before-submit', email: {}, invoicingAddress: 'x' }),
    ).toMatchObject({
      purchase: { email: '', invoicingAddress: { zip: '' }, selectedPaymentMethodType: '' },
    });
  });
});

test('writeShopMessage writes the provider’s format', () => {
  expect(writeShopMessage({ kind: 'continue' })).toEqual({ type: 'payment-sandbox:continue' });
  expect(writeShopMessage({ kind: 'abort', reason: 'stock' })).toEqual({
    type: 'payment-sandbox:abort',
    reason: 'stock',
  });
});
