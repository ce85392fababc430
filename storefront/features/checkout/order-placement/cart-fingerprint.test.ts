import { expect, test } from 'vitest';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { cartChangedMessage, fingerprintOf, isSameCart } from './cart-fingerprint.ts';

function cart(
  lines: [skuId: number, quantity: number][],
  total: number,
  formatted: string,
): CartPartsFragment {
  return {
    items: lines.map(([skuId, quantity]) => ({ id: String(skuId), skuId, quantity })),
    summary: { total: { sellingPriceIncVat: total, sellingPriceIncVatFormatted: formatted } },
  } as CartPartsFragment;
}

const fingerprint = fingerprintOf(
  cart(
    [
      [7, 1],
      [3, 2],
    ],
    249,
    '249 kr',
  ),
);

test('ignores the order of the lines and the formatted total', () => {
  expect(
    isSameCart(
      fingerprint,
      cart(
        [
          [3, 2],
          [7, 1],
        ],
        249,
        '249,00 SEK',
      ),
    ),
  ).toBe(true);
});

test.each([
  [
    'another quantity',
    cart(
      [
        [3, 3],
        [7, 1],
      ],
      249,
      '249 kr',
    ),
  ],
  [
    'another item',
    cart(
      [
        [3, 2],
        [8, 1],
      ],
      249,
      '249 kr',
    ),
  ],
  [
    'another total',
    cart(
      [
        [3, 2],
        [7, 1],
      ],
      298,
      '298 kr',
    ),
  ],
  ['an empty cart', cart([], 0, '0 kr')],
])('%s is another cart', (_, now) => {
  expect(isSameCart(fingerprint, now)).toBe(false);
});

test('the message has both totals where they differ', async () => {
  const t = await loadTranslate('sv', 'purchase');
  const changed = cart([[3, 2]], 298, '298 kr');
  expect(cartChangedMessage(t, fingerprint, changed)).toBe(
    `${t('order.changed')} ${t('order.changedTotal', { now: '298 kr', before: '249 kr' })}`,
  );
  for (const other of [fingerprint, 'nonsense', ''])
    expect(cartChangedMessage(t, other, cart([], 249, '249 kr'))).toBe(t('order.changed'));
  expect(cartChangedMessage(t, fingerprint, null)).toBe(t('order.changed'));
});
