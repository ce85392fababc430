import { expect, test } from 'vitest';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { changedWords, fingerprintOf, isSameCart } from './cart-fingerprint.ts';

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

const seen = fingerprintOf(
  cart(
    [
      [7, 1],
      [3, 2],
    ],
    249,
    '249 kr',
  ),
);

test('the order of the lines and the words of the sum do not count', () => {
  expect(
    isSameCart(
      seen,
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
    'another book',
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
    'another sum',
    cart(
      [
        [3, 2],
        [7, 1],
      ],
      298,
      '298 kr',
    ),
  ],
  ['nothing left', cart([], 0, '0 kr')],
])('%s is another cart', (_, now) => {
  expect(isSameCart(seen, now)).toBe(false);
});

test('the sum that was seen is told beside the one of now, where they differ', async () => {
  const t = await loadPurchaseWords('sv');
  const dearer = cart([[3, 2]], 298, '298 kr');
  expect(changedWords(t, seen, dearer)).toBe(
    `${t('order.changed')} ${t('order.changedTotal', { now: '298 kr', before: '249 kr' })}`,
  );
  for (const told of [seen, 'nonsense', ''])
    expect(changedWords(t, told, cart([], 249, '249 kr'))).toBe(t('order.changed'));
  expect(changedWords(t, seen, null)).toBe(t('order.changed'));
});
