import { afterAll, expect, test } from 'vitest';
import { countSteps } from '../support/browser/count-steps.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const pricesIn = (text: string) =>
  [...text.matchAll(/([\d,]+)\s*kr/g)].map(([, amount = '']) => Number(amount.replace(',', '.')));

test.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('a custom price range takes three steps %s', async (_, viewport) => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor({ viewport });
  await page.goto('/nyheter');
  await untilReady(page);
  const open = page.getByRole('link', { name: t('filters.title') });
  const steps = countSteps();
  if (await open.isVisible()) await steps.click(open);
  const filters = viewport.width < 800 ? page.getByRole('dialog') : page.getByRole('form');
  await steps.fill(filters.getByRole('spinbutton', { name: / min$/ }), '100');
  await steps.fill(filters.getByRole('spinbutton', { name: / max$/ }), '180');
  // Ends the last step, and closes the panel of a phone.
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?min-price=100&max-price=180$/);
  const results = page.getByRole('region', { name: t('list.results') });
  await results.getByRole('link', { name: /100–180/ }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(steps.count).toBeLessThanOrEqual(3);
  const isWithin = (price: number) => price >= 100 && price <= 180;
  // The chip appears before the filtered list.
  await expect
    .poll(async () => {
      const cards = await results.getByRole('article').allInnerTexts();
      return cards.length > 0 && cards.every((card) => pricesIn(card).some(isWithin));
    })
    .toBe(true);
  await leave();
});

test('a custom price range alone is offered again when the visitor returns', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await page.goto('/nyheter?min-price=100&max-price=180');
  await untilReady(page);
  await page.goto('/varumarken');
  await page.goto('/nyheter');
  await page.getByRole('link', { name: t('filters.again') }).click();
  await page.waitForURL(/\?min-price=100&max-price=180$/);
  await leave();
});

test('a custom price range works without script, and limits in the wrong order are swapped', async () => {
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
