import { afterAll, expect, test } from 'vitest';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

test('a query that fails after a click shows the status of its response, as on the server (§8)', async () => {
  const t = await loadTranslate('en');
  const { page, leave } = await newVisitor({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await page.goto('/en');
  await untilReady(page);
  const errors = [{ message: 'The database is away.', extensions: { code: 'UNAVAILABLE' } }];
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors } }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('brands.title') })
    .click();
  await page.getByText(t('error.status', { status: 503 })).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/brands');
  await leave();
});
