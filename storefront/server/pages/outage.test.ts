import { describe, expect, test } from 'vitest';
import type { Readiness } from '#contract/http/readiness.ts';
import { LOCALE_CODES } from '#contract/locales.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import { outageNotice, statusDuringOutage, watchOutages } from './outage.ts';
import type { Page } from './page.ts';

describe('an outage of the database', () => {
  test('is known after a check, and ends after another one', async () => {
    let readiness: Readiness = { checks: { database: 'failed' } };
    const hasOutage = watchOutages({ checkReadiness: async () => readiness });
    expect(hasOutage()).toBe(false);
    await expect.poll(hasOutage).toBe(true);
    readiness = { checks: { database: 'ok' } };
    await expect.poll(hasOutage).toBe(false);
  });

  test('of another backend is not known', () => {
    expect(watchOutages({})()).toBe(false);
  });

  test.each([
    ['product', 'GET', 200, 200],
    ['search', 'GET', 200, 200],
    [undefined, 'GET', 200, 200],
    ['content', 'GET', 404, 404],
    ['checkout', 'GET', 200, 503],
    ['sign-in', 'GET', 200, 503],
    ['sign-in', 'POST', 422, 503],
    ['product', 'POST', 500, 503],
    ['product', 'POST', 200, 200],
  ] as const)('%s by %s with status %i: %i', (screen: Screen | undefined, method, status, expected) => {
    expect(statusDuringOutage({ screen, status } as Page, method)).toBe(expected);
  });

  test.each(LOCALE_CODES)('has a notice in %s', async (locale) => {
    expect(await outageNotice(locale)).toMatch(/^<p class="outage-notice" role="status">.{40,}<\/p>$/);
  });
});
