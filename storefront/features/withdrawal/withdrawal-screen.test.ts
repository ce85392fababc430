import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';
import type { WithdrawalStep } from './withdrawal-step.ts';

const t = await loadPurchaseWords('en');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
};
const stated = { orderNumber: '100023', email: 'anna@example.se', name: 'Anna Ek' };
const order = {
  orderNumber: '100023',
  placedAt: '2026-11-15T13:05:00Z',
  lines: [
    { place: 0, name: 'Doktor Glas', variant: 'Pocket', quantity: 3 },
    { place: 1, name: 'Gösta Berling', variant: '', quantity: 1 },
  ],
};
const receivedAt = '2026-11-16T08:00:00Z';

function draw(step: WithdrawalStep): string {
  const page = createElement(WithdrawalScreen, step);
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, page));
}

const inputsOf = (page: string, name: RegExp) =>
  [...page.matchAll(/<input[^>]*>/g)].map(([input]) => input).filter((input) => name.test(input));
const ticks = (page: string) =>
  inputsOf(page, /type="checkbox"/).map((input) => input.includes('checked=""'));
const confirm = { step: 'confirm', stated, order, earlier: 0 } as const;

test('all of it is ticked at first, and afterwards what was ticked', () => {
  expect(ticks(draw(confirm))).toEqual([true, true]);
  expect(ticks(draw({ ...confirm, chosen: [], problem: 'withdraw.some' }))).toEqual([false, false]);
  const some = draw({ ...confirm, chosen: [{ place: 0, quantity: 2 }], problem: 'withdraw.tooMany' });
  expect(ticks(some)).toEqual([true, false]);
  expect(inputsOf(some, /name="quantity-0"/)[0]).toContain('value="2"');
});

test('who has chosen nothing is told so beside the choice, where the address of the form leads', () => {
  const page = draw({ ...confirm, chosen: [], problem: 'withdraw.some' });
  const choice = /<fieldset.*<\/fieldset>/s.exec(page)?.[0] ?? '';
  expect(choice).toMatch(/id="problems" tabindex="-1" role="alert"/);
  expect(page.split(t('withdraw.some'))).toHaveLength(2);
  expect(page).toMatch(/action="[^"]*#problems"/);
});

test('the first field that is wrong is where the address of the form leads', () => {
  const problems = { email: 'field.email', name: 'field.required' } as const;
  const led = (page: string) =>
    inputsOf(page, /id="problems"/).map((input) => /name="(\w+)"/.exec(input)?.[1]);
  expect(led(draw({ step: 'tell', stated, problems }))).toEqual(['email']);
  expect(led(draw({ step: 'tell', stated, problems: { name: 'field.required' } }))).toEqual(['name']);
  expect(led(draw({ step: 'tell', stated, problems: {} }))).toEqual([]);
});

test('what was withdrawn from is listed with its format; what was before, with when it came in', () => {
  expect(draw({ step: 'done', stated, order, receivedAt })).toContain('<li>3 × Doktor Glas · Pocket</li>');
  const already = draw({ step: 'already', order: { ...order, lines: [] }, receivedAt });
  expect(already).toContain('16 November 2026 at 09:00');
  expect(already).not.toContain('<form');
});
