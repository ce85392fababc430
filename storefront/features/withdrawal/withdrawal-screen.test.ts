import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';
import type { WithdrawalStep } from './withdrawal-step.ts';

const t = await loadTranslate('en', 'purchase');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};
const statement = { orderNumber: '100023', email: 'anna@example.se', name: 'Anna Ek' };
const order = {
  orderNumber: '100023',
  placedAt: '2026-11-15T13:05:00Z',
  lines: [
    { place: 0, name: 'Doktor Glas', variant: 'Pocket', quantity: 3 },
    { place: 1, name: 'Gösta Berling', variant: '', quantity: 1 },
  ],
};
const receivedAt = '2026-11-16T08:00:00Z';

function render(step: WithdrawalStep): string {
  const page = createElement(WithdrawalScreen, step);
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, page));
}

const inputsOf = (page: string, name: RegExp) =>
  [...page.matchAll(/<input[^>]*>/g)].map(([input]) => input).filter((input) => name.test(input));
const ticked = (page: string) =>
  inputsOf(page, /type="checkbox"/).map((input) => input.includes('checked=""'));
const confirm = { step: 'confirm', statement, order, excluded: [], earlier: 0 } as const;

test('everything is ticked at first, then the selection', () => {
  expect(ticked(render(confirm))).toEqual([true, true]);
  expect(ticked(render({ ...confirm, selection: [], error: 'withdraw.selectionRequired' }))).toEqual([
    false,
    false,
  ]);
  const some = render({ ...confirm, selection: [{ place: 0, quantity: 2 }], error: 'withdraw.tooMany' });
  expect(ticked(some)).toEqual([true, false]);
  expect(inputsOf(some, /name="quantity-0"/)[0]).toContain('value="2"');
});

test('an empty selection has an error in the fieldset, with the focus', () => {
  const page = render({ ...confirm, selection: [], error: 'withdraw.selectionRequired' });
  const choice = /<fieldset.*<\/fieldset>/s.exec(page)?.[0] ?? '';
  expect(choice).toMatch(/id="problems" tabindex="-1" role="alert" autofocus=""/);
  expect(page.split(t('withdraw.selectionRequired'))).toHaveLength(2);
});

test('the first invalid field has the focus', () => {
  const fieldErrors = { email: 'field.email', name: 'field.required' } as const;
  const focused = (page: string) =>
    inputsOf(page, /autofocus=""/).map((input) => /name="(\w+)"/.exec(input)?.[1]);
  expect(focused(render({ step: 'identify', statement, fieldErrors }))).toEqual(['email']);
  expect(focused(render({ step: 'identify', statement, fieldErrors: { name: 'field.required' } }))).toEqual([
    'name',
  ]);
  expect(focused(render({ step: 'identify', statement, fieldErrors: {} }))).toEqual([]);
});

test('withdrawn lines have their format; an earlier withdrawal has its date', () => {
  const done = {
    step: 'done',
    statement,
    order,
    receivedAt,
    dueBy: '2026-11-30',
    isUnmatched: false,
  } as const;
  const goods = render({ ...done, isNothingToReturn: false });
  expect(goods).toContain('<li>3 × Doktor Glas · Pocket</li>');
  expect(goods).toContain(t('timeline.dueBy', { date: '30 November 2026' }));
  const download = render({ ...done, isNothingToReturn: true });
  expect(download).toContain(t('timeline.nothingToReturn', { date: '30 November 2026' }));
  expect(download).not.toContain('Send the goods back');
  const already = render({ step: 'already', order: { ...order, lines: [] }, receivedAt });
  expect(already).toContain('16 November 2026 at 09:00');
  expect(already).not.toContain('<form');
});

test('lines without a right of withdrawal are named with the reason and cannot be ticked', () => {
  const ebook = { place: 2, name: 'Pippi', variant: 'E-book', quantity: 1 };
  const reason = t('withdraw.excluded', { names: 'Pippi · E-book' });
  const mixed = render({ ...confirm, excluded: [ebook] });
  expect(mixed).toContain(reason);
  expect(ticked(mixed)).toEqual([true, true]);
  const only = render({ ...confirm, order: { ...order, lines: [] }, excluded: [ebook] });
  expect(only).toContain(reason);
  expect(only).not.toContain('<form');
});

test('an order that is refunded already has no form, and says so', () => {
  const page = render({ ...confirm, order: { ...order, lines: [] } });
  expect(page).toContain(t('withdraw.nothingLeft'));
  expect(page).not.toContain('<form');
  expect(render(confirm)).not.toContain(t('withdraw.nothingLeft'));
});
