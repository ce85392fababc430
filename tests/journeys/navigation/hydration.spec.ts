import { afterAll, expect, test } from 'vitest';
import { signInAs } from '../support/customer.ts';
import { findViolations } from '../support/find-violations.ts';
import { closeVisitors, newVisitor, untilFooterReady, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

test('pages hydrate in a browser of another time zone, language and year', async () => {
  const { page, consoleErrors, leave } = await newVisitor({
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  await page.clock.setFixedTime(new Date('2031-01-01T08:30:00Z'));
  await signInAs(page);
  for (const path of [
    '/fi',
    '/nyheter',
    '/p/skonlitteratur/klassiker/gosta-berlings-saga',
    '/account',
    '/mina-sidor/ordrar',
    '/mina-sidor/installningar',
  ]) {
    await page.goto(path);
    await untilReady(page);
    await untilFooterReady(page);
    // A footer that the browser rendered again has the browser's year.
    expect([path, consoleErrors, await page.locator('footer').getByText('© 2031').count()]).toEqual([
      path,
      [],
      0,
    ]);
  }
  await leave();
});

test('an accessibility check does not detach a footer that is not hydrated yet', async () => {
  const { page, context, consoleErrors, leave } = await newVisitor({ bypassCSP: true });
  await context.addInitScript(() => {
    const end = Promise.withResolvers<void>();
    const run = () => end.promise.then(() => ({ violations: [] }));
    Object.assign(window, { axe: { run }, endCheck: end.resolve });
  });
  const footerRequested = Promise.withResolvers<void>();
  const footerSent = Promise.withResolvers<void>();
  await page.route(/\/footer[^/]*\.js$/, async (route) => {
    footerRequested.resolve();
    await footerSent.promise;
    await route.continue();
  });
  await page.goto('/');
  await untilReady(page);
  await footerRequested.promise;
  const violations = findViolations(page, { checksFrame: false });
  // After these round trips the browser is running the check, because it was sent first.
  for (let step = 0; step < 5; step++) await page.evaluate(() => undefined);
  footerSent.resolve();
  await untilFooterReady(page);
  await page.evaluate(() => (window as unknown as { endCheck: () => void }).endCheck());
  expect(await violations).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await leave();
});
