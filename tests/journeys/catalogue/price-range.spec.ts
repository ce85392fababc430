import { afterAll, expect, test } from 'vitest';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const pricesIn = (text: string) =>
  [...text.matchAll(/([\d,]+)\s*kr/g)].map(([, amount = '']) => Number(amount.replace(',', '.')));

test.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('an own price range takes three steps %s', async (_, viewport) => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor({ viewport });
  await page.goto('/nyheter');
  await untilReady(page);
  const open = page.getByRole('link', { name: t('filters.title') });
  // 1 on a phone: the panel.
  if (await open.isVisible()) await open.click();
  const filters = viewport.width < 800 ? page.getByRole('dialog') : page.getByRole('form');
  // 2 and 3: the two limits.
  await filters.getByRole('spinbutton', { name: / min$/ }).fill('100');
  await filters.getByRole('spinbutton', { name: / max$/ }).fill('180');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?min-price=100&max-price=180$/);
  const results = page.getByRole('region', { name: t('list.results') });
  await results.getByRole('link', { name: /100–180/, includeHidden: true }).waitFor({ state: 'attached' });
  const isWithin = (price: number) => price >= 100 && price <= 180;
  // The chip is there before the list.
  await expect
    .poll(async () => {
      const cards = await results.getByRole('article', { includeHidden: true }).allInnerTexts();
      return cards.length > 0 && cards.every((card) => pricesIn(card).some(isWithin));
    })
    .toBe(true);
  await leave();
});

test('an own price range works without script, and limits in the wrong order are exchanged', async () => {
  const t = await loadTranslate('fi');
  const { page, leave } = await newVisitor({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  });
  await page.goto('/fi/uutuudet');
  const form = page.getByRole('form', { name: t('filters.title') });
  await form.getByRole('spinbutton', { name: / min$/ }).fill('20');
  await form.getByRole('spinbutton', { name: / max$/ }).fill('10');
  await form.getByRole('button', { name: t('filters.apply') }).click();
  await page.waitForURL(/\?min-price=10&max-price=20$/);
  expect(await form.getByRole('spinbutton', { name: / min$/ }).inputValue()).toBe('10');
  const chip = page.getByRole('link', { name: /10–20/ });
  await chip.click();
  await page.waitForURL((url) => url.search === '');
  await leave();
});
