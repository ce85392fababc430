import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { OptionalPurpose } from '#contract/consent.ts';
import { LOCALES } from '#contract/locales.ts';
import { readConsent } from '#storefront/config/consent.ts';
import { COOKIES, readCookies } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import { findViolations } from '../support/find-violations.ts';
import { expectNoShift, recordShifts } from '../support/layout-shift.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';
const bannerOn = (page: Page, t: Translate) => page.getByRole('complementary', { name: t('cookies.title') });

async function allowedBy(page: Page): Promise<OptionalPurpose[] | undefined> {
  const cookies = await page.context().cookies();
  const consent = cookies.find(({ name }) => name === COOKIES.consent.name);
  // `readCookies` decodes the value of a cookie.
  return readConsent(readCookies(`x=${consent?.value ?? ''}`).get('x'))?.allowed;
}

describe.each(
  combinations('consent', [
    { locale: 'sv', width: 390 },
    { locale: 'fi', width: 1440 },
  ] as const),
)('cookies in $locale at $width px', ({ locale, width }) => {
  const undecided = { viewport: { width, height: 844 }, locale: LOCALES[locale].iso, allowed: undefined };
  const home = linkTo({ locale }, 'home');

  test('declining has the same button style as accepting, is stored, and can be changed from the footer', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ ...undecided, bypassCSP: true });
    const { page } = visitor;
    await page.addInitScript(recordShifts);
    await page.goto(home);
    await untilSettled(page);
    const banner = bannerOn(page, t);
    const decline = banner.getByRole('button', { name: t('cookies.reject') });
    const accept = banner.getByRole('button', { name: t('cookies.accept') });
    const styleOf = (button: typeof decline) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        return { width, height, color, backgroundColor, fontSize, fontWeight };
      });
    expect(await styleOf(decline)).toEqual(await styleOf(accept));
    expect((await styleOf(decline)).height).toBeGreaterThanOrEqual(44);
    expect(await findViolations(page)).toEqual([]);

    await decline.focus();
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'detached' });
    expect(await allowedBy(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.reload();
    await untilSettled(page);
    expect(await banner.count()).toBe(0);
    await expectNoShift(page);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.cookies') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('footer.cookies') }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: t('cookies.marketing') }).check();
    await main.getByRole('button', { name: t('cookies.save') }).click();
    await expect.poll(() => allowedBy(page)).toEqual(['marketing']);
    await page.reload();
    await untilReady(page);
    expect(await main.getByRole('checkbox', { name: t('cookies.marketing') }).isChecked()).toBe(true);
    expect(await main.getByRole('checkbox', { name: t('cookies.statistics') }).isChecked()).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await main.getByRole('button', { name: t('cookies.reject') }).click();
    await expect.poll(() => allowedBy(page)).toEqual([]);
    await expect
      .poll(() => main.getByRole('checkbox', { name: t('cookies.marketing') }).isChecked())
      .toBe(false);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('without script the form returns to the page, and the settings show the selection', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ ...undecided, javaScriptEnabled: false });
    const { page } = visitor;
    const list = linkTo({ locale }, 'news');
    await page.goto(`${list}?page=2`);
    const banner = bannerOn(page, t);
    await banner.getByText(t('cookies.choose')).click();
    await banner.getByRole('checkbox', { name: t('cookies.statistics') }).check();
    await banner.getByRole('button', { name: t('cookies.save') }).click();
    await page.waitForURL(`**${list}?page=2`);
    expect(await banner.count()).toBe(0);
    expect(await allowedBy(page)).toEqual(['statistics']);
    await page.goto(linkTo({ locale }, 'cookie-settings'));
    const main = page.getByRole('main');
    expect(await main.getByRole('checkbox', { name: t('cookies.statistics') }).isChecked()).toBe(true);
    await main.getByRole('button', { name: t('cookies.reject') }).click();
    await page.waitForURL(`**${linkTo({ locale }, 'cookie-settings')}`);
    expect(await main.getByRole('checkbox', { name: t('cookies.statistics') }).isChecked()).toBe(false);
    await visitor.leave();
  });
});

test('the banner does not cover the focused button', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ viewport: { width: 320, height: 640 }, allowed: undefined });
  const { page } = visitor;
  await page.goto(book);
  await untilReady(page);
  const top = await bannerOn(page, t).evaluate((element) => element.getBoundingClientRect().top);
  const addButton = page.getByRole('article').getByRole('button', { name: t('product.addToCart') });
  await addButton.focus();
  const bottom = await addButton.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await visitor.leave();
});

test.runIf(isFullRun)('an answer in one tab closes the banner in the others', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ allowed: undefined });
  const other = await visitor.context.newPage();
  for (const page of [visitor.page, other]) {
    await page.goto('/');
    await untilSettled(page);
  }
  await bannerOn(other, t)
    .getByRole('button', { name: t('cookies.accept') })
    .click();
  await bannerOn(visitor.page, t).waitFor({ state: 'detached' });
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

test.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  '%o declines: there is no banner',
  async (headers) => {
    const html = await (await fetch(workerShop().url, { headers })).text();
    expect(html).not.toContain('id="cookie-choice"');
    expect(html).toContain('/kakinstallningar');
  },
);

test('an answer to an older version of the banner is requested again', async () => {
  // The version of the banner, the time, the purposes and the id of the consent.
  const cookie = `${COOKIES.consent.name}=${encodeURIComponent('0~2020-01-01T00:00:00Z~statistics~0b8f0f7e-8a34-4c6e-9a53-6f1b4a1c2d3e')}`;
  const html = await (await fetch(workerShop().url, { headers: { cookie } })).text();
  expect(html).toContain('id="cookie-choice"');
});
