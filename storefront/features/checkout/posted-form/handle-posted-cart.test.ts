import { expect, test } from 'vitest';
import { fakeShop } from '#storefront/features/cart/fake-shop.fixture.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import { handlePostedCart, readChange } from './handle-posted-cart.ts';

const forms: [Record<string, string>, unknown][] = [
  [
    { intent: 'quantity', line: 'a', quantity: '3' },
    { kind: 'line', lineId: 'a', quantity: 3 },
  ],
  [
    { intent: 'quantity', line: 'a', quantity: '3', step: '1' },
    { kind: 'line', lineId: 'a', quantity: 4 },
  ],
  [
    { intent: 'quantity', line: 'a', quantity: '3', step: '-1' },
    { kind: 'line', lineId: 'a', quantity: 2 },
  ],
  [
    { intent: 'quantity', line: 'a', quantity: 'nonsense', remove: '1' },
    { kind: 'line', lineId: 'a', quantity: 0 },
  ],
  [
    { intent: 'quantity', group: 'g', remove: '1' },
    { kind: 'group', groupKey: 'g', quantity: 0 },
  ],
  [
    { intent: 'code', promoCode: ' abc ' },
    { kind: 'code', promoCode: 'abc' },
  ],
  [{ intent: 'code' }, { kind: 'code', promoCode: '' }],
  [{ intent: 'clear' }, { kind: 'clear' }],
  [
    { intent: 'gift-wrap', skuId: '7', message: 'Dear\r\nAnna ' },
    { kind: 'add', skuId: 7, quantity: 1, message: 'Dear\nAnna' },
  ],
  [{ intent: 'gift-wrap', message: 'Hi' }, undefined],
  [{ intent: 'quantity', line: 'a', quantity: '1.5' }, undefined],
  [
    { intent: 'quantity', line: 'a', quantity: '999', step: '1' },
    { kind: 'line', lineId: 'a', quantity: 1000 },
  ],
  [{ intent: 'quantity', line: 'a', quantity: '-1' }, undefined],
  [{ intent: 'quantity', line: 'a', quantity: '1e400' }, undefined],
  [{ intent: 'quantity', quantity: '1' }, undefined],
  [{ intent: 'dance' }, undefined],
  [{}, undefined],
];

test.each(forms)('reads %j', (fields, change) => {
  expect(readChange(formWith(fields))).toEqual(change);
});

test('a code without effect is saved and leads to a page that says so, so that a reload repeats nothing', async () => {
  const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const form = formWith({ intent: 'code', promoCode: 'LATER' });
  const response = (await handlePostedCart(environment, form)) as Response;
  expect(calls).toEqual(['code LATER']);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/checkout?code']);
});
