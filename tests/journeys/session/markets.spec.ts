import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../full-run.ts';
import { countSteps } from '../support/browser/count-steps.ts';
import { openMarketPanel } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled, type Visitor } from '../support/visitor.ts';
import { startDemoShop, workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';
const filters = '?utm=a%20b&categories=Klassiker~c_101&sort=PRICE';

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const cookieOf = async ({ context }: Visitor, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === `kvarto-${name}`)?.value;
describe('with the market in a cookie', () => {
  test.each([
    { width: 'phone', size: phone },
    { width: 'desktop', size: desktop },
  ])(
    'the panel on a $width changes currency and cookies, and keeps page, filters and hash',
    async ({ size }) => {
      const t = await loadTranslate('sv');
      const visitor = await newVisitor(size);
      const { page } = visitor;
      await page.goto(`/nyheter${filters}#content`);
      await untilReady(page);
      const steps = countSteps();
      const panel = await openMarketPanel(page, t, steps.click);
      await panel.getByRole('region', { name: t('market.scandinavia') }).waitFor();
      await panel
        .getByRole('region', { name: t('market.europe') })
        .getByText('Tyskland')
        .waitFor();
      await expect.poll(() => panel.getByText('Åland').count()).toBe(0);
      await steps.click(panel.getByRole('link', { name: 'Dansk, Danmark' }));
      await page.waitForURL(/\/da\/nyheder/);
      expect(steps.count).toBe(2);
      await expect.poll(() => pathOf(page)).toBe(`/da/nyheder${filters}#content`);
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByText(/\d\skr\./)
        .first()
        .waitFor();
      await expect.poll(() => cookieOf(visitor, 'selected-market')).toBe('dk');
      await expect.poll(() => cookieOf(visitor, 'checkout-market')).toBe('dk');
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    },
  );

  test('another market in the same language takes two clicks, and has the same URL with other prices', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto(book);
    await untilReady(page);
    // One click opens the panel of a wide screen, the second one switches.
    const panel = await openMarketPanel(page, t);
    await panel.getByRole('link', { name: 'Svenska, Finland' }).click();
    await page.getByRole('main').getByText('€').first().waitFor();
    await expect.poll(() => pathOf(page)).toBe(book);
    await visitor.leave();
  });

  test('country and currency switch the market', async () => {
    const t = await loadTranslate('fi');
    const visitor = await newVisitor({ ...phone, locale: 'fi-FI' });
    const { page } = visitor;
    await page.goto('/fi');
    await untilReady(page);
    const panel = await openMarketPanel(page, t);
    const country = panel.getByRole('combobox', { name: t('market.country') });
    const currency = panel.getByLabel(t('market.currency'));
    expect([await country.inputValue(), await currency.inputValue()]).toEqual(['fi', 'EUR']);
    await currency.selectOption('NOK');
    expect(await country.inputValue()).toBe('no');
    await country.selectOption({ label: 'Ranska' });
    expect(await currency.inputValue()).toBe('EUR');
    await country.selectOption({ label: 'Ruotsi' });
    await panel.getByRole('button', { name: t('market.change'), exact: true }).click();
    // Finnish is not a language of Sweden.
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.getByRole('main').innerText()).toContain('kr');
    await visitor.leave();
  });

  test('the form in the footer works without script', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(`/nyheter${filters}`);
    const form = page.getByRole('contentinfo');
    await form.getByLabel(t('market.title')).selectOption({ label: 'Finland (EUR), Suomi' });
    await form.getByRole('button', { name: t('market.change') }).click();
    await page.waitForURL(/\/fi\/uutuudet/);
    expect(new URL(page.url()).search).toBe(filters);
    await expect.poll(() => page.getByRole('main').innerText()).toContain('€');
    await visitor.leave();
  });

  test('a market without deliveries names the delivery countries, and promises no delivery', async () => {
    const t = await loadTranslate('en');
    const visitor = await newVisitor({ ...desktop, javaScriptEnabled: false });
    const { page } = visitor;
    const promises = page.getByRole('list', { name: t('usp.label') }).first();
    const [strip = ''] = t('announcement.deliveryCountries', { countries: '' }).split(':');
    await page.goto('/en/news');
    expect(await promises.innerText()).toContain('Deliver');
    expect(await page.getByText(strip).count()).toBe(0);
    for (const option of ['France (EUR), English', 'European Union (EUR), English']) {
      const form = page.getByRole('contentinfo');
      await form.getByLabel(t('market.title')).selectOption({ label: option });
      await form.getByRole('button', { name: t('market.change') }).click();
      await page.getByText(strip).waitFor();
      await page.getByText(/Sweden, .*Germany.*Netherlands/).waitFor();
      expect(await promises.innerText()).not.toContain('Deliver');
      await page.goto('/en/p/fiction/classics/the-saga-of-gosta-berling');
      expect(await page.getByRole('main').innerText()).not.toMatch(
        /Delivered \d|Delivery from|Free delivery/,
      );
      await page.goto('/en/news');
    }
    await visitor.leave();
  });

  test('rejects forms of other sites and redirects to other sites', async () => {
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${workerShop().url}/preferences/market`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      });
    expect((await send('choice=dk+da+%2Fda', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send('choice=dk+da+%2Fda', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('choice=dk+da+%2F%2Fevil.example')).status).toBe(422);
    expect((await send('choice=zz+da+%2F')).status).toBe(422);
    const accepted = await send('choice=dk+da+%2Fda%3Fa%3D1');
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/da?a=1']);
  });
});

describe('with the market in the path', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startDemoShop({ MARKET_IN_PATH: 'true' });
  });
  afterAll(() => shop.stop());

  test.runIf(isFullRun)(
    'the panel links to the same page of the other market with query and hash',
    async () => {
      const t = await loadTranslate('sv');
      const visitor = await newVisitor({ ...desktop, baseURL: shop.url });
      const { page } = visitor;
      await page.goto(`/se/nyheter${filters}#content`);
      await untilReady(page);
      const panel = await openMarketPanel(page, t);
      await expect
        .poll(() => panel.getByRole('link', { name: 'Svenska, Finland' }).getAttribute('href'))
        .toBe(`/fi/nyheter${filters}`);
      await panel.getByRole('link', { name: 'Suomi, Finland' }).click();
      await page.waitForURL(/\/fi\/fi\/uutuudet/);
      await expect.poll(() => pathOf(page)).toBe(`/fi/fi/uutuudet${filters}#content`);
      await page.goto('/');
      await expect.poll(() => pathOf(page)).toBe('/fi/fi');
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    },
  );

  test('the form works without script', async () => {
    const t = await loadTranslate('en');
    const visitor = await newVisitor({ ...phone, baseURL: shop.url, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/dk/en/news?page=2');
    const form = page.getByRole('contentinfo');
    await form.getByLabel(t('market.title')).selectOption({ label: 'Norway (NOK), Norsk' });
    await form.getByRole('button', { name: t('market.change') }).click();
    await page.waitForURL(/\/no\/nb\/nyheter\?page=2$/);
    await visitor.leave();
  });

  test.runIf(isFullRun)('another tab changes to the same page of the market', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...desktop, baseURL: shop.url });
    const other = await visitor.context.newPage();
    await other.goto('/se/varumarken');
    await untilReady(other);
    await untilSettled(other);
    await visitor.page.goto('/se');
    await untilReady(visitor.page);
    const panel = await openMarketPanel(visitor.page, t);
    await panel.getByRole('link', { name: 'Dansk, Danmark' }).click();
    await other.waitForURL(/\/dk\/da\/varemaerker$/);
    await visitor.leave();
  });
});

describe('a suggestion', () => {
  test('is in the visitor’s language and links to the same page', async () => {
    const t = await loadTranslate('fi');
    const visitor = await newVisitor({ ...phone, locale: 'fi-FI' });
    const { page } = visitor;
    await page.goto(`/nyheter${filters}`);
    const banner = page.getByRole('complementary', { name: t('suggestion.label') });
    await banner.getByText(t('suggestion.market', { country: 'Suomi', currency: 'EUR' })).waitFor();
    await expect.poll(() => pathOf(page)).toBe(`/nyheter${filters}`);
    await banner.getByRole('link', { name: t('suggestion.accept') }).click();
    await page.waitForURL(/\/fi\/uutuudet/);
    await expect.poll(() => pathOf(page)).toBe(`/fi/uutuudet${filters}`);
    await untilReady(page);
    await untilSettled(page);
    await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
    await visitor.leave();
  });

  test('is a bar above the price and the button of a product on a phone', async () => {
    const t = await loadTranslate('fi');
    const product = await loadTranslate('sv');
    const visitor = await newVisitor({ ...phone, locale: 'fi-FI' });
    const { page } = visitor;
    await page.goto(book);
    const banner = page.getByRole('complementary', { name: t('suggestion.label') });
    await banner.waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    // The form's button is outside the window, and the bar's is below the banner.
    const button = page.getByRole('button', { name: product('product.addToCart') }).last();
    await expect
      .poll(async () => {
        const [bar, other] = [await banner.boundingBox(), await button.boundingBox()];
        return (
          bar && other && bar.y + bar.height <= other.y && other.y + other.height <= phone.viewport.height
        );
      })
      .toBe(true);
    await visitor.leave();
  });

  test.runIf(isFullRun)('is not repeated in the same visit after it was dismissed', async () => {
    const t = await loadTranslate('da');
    const visitor = await newVisitor({ ...desktop, locale: 'da-DK' });
    const { page } = visitor;
    await page.goto(book);
    const banner = page.getByRole('complementary', { name: t('suggestion.label') });
    await banner.getByRole('button', { name: t('suggestion.dismiss') }).click();
    await banner.waitFor({ state: 'hidden' });
    await page.reload();
    await untilSettled(page);
    await expect.poll(() => banner.count()).toBe(0);
    await visitor.leave();
  });
});
