import type { Request } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const list = '/c/skonlitteratur';

test('prefetches the visible books of a list once, and a tap on one needs no request for data', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ ...phone, prefetches: true, hasEmptyCache: true });
  const { page } = visitor;
  const started: Request[] = [];
  const finished: Request[] = [];
  page.on('request', (request) => void (isProductQuery(request) && started.push(request)));
  page.on('requestfinished', (request) => void (started.includes(request) && finished.push(request)));
  await page.goto(list);
  await untilReady(page);
  const book = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const alias = (await book.getAttribute('href'))?.split('/').at(-1) ?? '';
  await expect.poll(() => finished.some((request) => request.postData()?.includes(alias))).toBe(true);
  await page.waitForLoadState('networkidle');
  const bodies = started.map((request) => request.postData());
  expect(new Set(bodies).size).toBe(bodies.length);
  await page.route('**/graphql', (route) => route.abort());
  await book.click();
  await page
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .waitFor();
  await visitor.leave();
});

/** The query of a product page. */
function isProductQuery(request: Request): boolean {
  return request.url().endsWith('/graphql') && request.postData()?.includes('"alias"') === true;
}
