import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../full-run.ts';
import { openMarketPanel } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import {
  closeVisitors,
  newVisitor,
  untilFooterReady,
  untilReady,
  untilSettled,
  type Visitor,
} from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';
const filters = '?utm=a%20b&categories=Klassiker~c_101&sort=PRICE';

describe('two tabs', () => {
  test.runIf(isFullRun)('selecting a market in one shows its prices in the other', async () => {
    const t = await loadTranslate('sv');
    const { visitor, other } = await openTwoTabs(book);
    const panel = await openMarketPanel(visitor.page, t);
    await panel.getByRole('link', { name: 'English, Sverige' }).waitFor();
    await panel.getByRole('link', { name: 'Svenska, Finland' }).click();
    await other.getByRole('main').getByText('€').first().waitFor();
    await expect.poll(() => other.evaluate(() => location.pathname)).toBe(book);
    await visitor.leave();
  });

  test('a visitor who is typing is asked before the page changes', async () => {
    const t = await loadTranslate('sv');
    const { visitor, other } = await openTwoTabs(book);
    await other.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'draft';
      document.querySelector('main')?.append(field);
    });
    await other.locator('#draft').pressSequentially('halvfärdigt');
    const panel = await openMarketPanel(visitor.page, t);
    await panel.getByRole('link', { name: 'Dansk, Danmark' }).click();
    await other.getByText(t('market.changedElsewhere', { country: 'Danmark' })).waitFor();
    await expect.poll(() => other.locator('#draft').inputValue()).toBe('halvfärdigt');
    await other.getByRole('button', { name: t('market.showPrices') }).click();
    await other.waitForURL(/\/da\/p\//);
    await visitor.leave();
  });

  test.runIf(isFullRun)('company prices and the cart count are updated in the other', async () => {
    const t = await loadTranslate('sv');
    const { visitor, other } = await openTwoTabs(book);
    const { page } = visitor;
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('customerType.organization') })
      .click();
    await other.getByRole('main').getByText(t('product.exVat')).first().waitFor();
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click();
    await other
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 1 }))
      .waitFor({ state: 'attached' });
    await visitor.leave();
  });
});

describe('private or company', () => {
  test('changes the prices in place and keeps them after a reload', async () => {
    const t = await loadTranslate('fi');
    const visitor = await newVisitor({ ...phone, locale: 'fi-FI' });
    const { page } = visitor;
    await page.goto('/fi/uutuudet');
    await untilFooterReady(page);
    const company = page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('customerType.organization') });
    await company.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await company.click();
    await page.getByRole('main').getByText(t('product.exVat')).first().waitFor();
    await expect.poll(() => company.getAttribute('aria-pressed')).toBe('true');
    expect(before).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole('main').getByText(t('product.exVat')).first().waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('returns to the same page without script', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...desktop, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(`/nyheter${filters}`);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('customerType.organization') })
      .click();
    await page.getByRole('main').getByText(t('product.exVat')).first().waitFor();
    await expect.poll(() => page.evaluate(() => location.search)).toBe(filters);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('customerType.person') })
      .click();
    await page.getByRole('main').getByText(t('product.exVat')).first().waitFor({ state: 'detached' });
    await visitor.leave();
  });
});

async function openTwoTabs(path: string): Promise<{ visitor: Visitor; other: Page }> {
  const visitor = await newVisitor(desktop);
  const other = await visitor.context.newPage();
  for (const page of [other, visitor.page]) {
    await page.goto(path);
    await untilReady(page);
    await untilSettled(page);
  }
  return { visitor, other };
}
