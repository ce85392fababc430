import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { findViolations } from '../support/find-violations.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { CARDS, fillPurchase, orderButton, payByCard } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** A T-shirt in three colours and two fits; the moss green one has one fit. */
interface Shirt {
  locale: DemoLanguage;
  list: string;
  path: string;
  title: string;
  colour: string;
  brick: string;
  moss: string;
  fitLabel: string;
  straight: string;
  fitted: string;
  size: string;
  card: RegExp;
}
const shirts: Shirt[] = [
  {
    locale: 'sv',
    list: '/c/presenter-prylar/klader',
    path: '/p/t-shirt-tolle-lege-marinbla-rak',
    title: 'T-shirt Tolle, lege',
    colour: 'Färg',
    brick: 'Tegelröd',
    moss: 'Mossgrön',
    fitLabel: 'Passform',
    straight: 'Rak',
    fitted: 'Figursydd',
    size: 'Storlek',
    card: /^Kort/,
  },
  {
    locale: 'fi',
    list: '/fi/c/lahjat-ja-tarvikkeet/vaatteet',
    path: '/fi/p/t-paita-tolle-lege-laivastonsininen-suora',
    title: 'T-paita Tolle, lege',
    colour: 'Väri',
    brick: 'Tiilenpunainen',
    moss: 'Sammalenvihreä',
    fitLabel: 'Malli',
    straight: 'Suora',
    fitted: 'Vartalonmukainen',
    size: 'Koko',
    card: /kortti/i,
  },
];

const nameOf = (shirt: Shirt, colour: string, fitLabel: string) =>
  `${shirt.title}, ${colour.toLowerCase()}, ${fitLabel.toLowerCase()}`;

const linksOf = (page: Page, t: Translate, name: string) =>
  page.getByRole('navigation', { name: t('product.editions', { name }), exact: true });

const sizesOf = (page: Page, t: Translate) =>
  page.getByRole('group', { name: t('product.chooseSize') }).getByRole('radio');

const addButton = (page: Page, t: Translate) =>
  page
    .getByRole('article')
    .getByRole('button', { name: t('product.addToCart') })
    .first();

const untilSelected = (links: Locator, label: string) =>
  expect.poll(() => links.locator('[aria-current]').innerText()).toContain(label);

describe.each(combinations('three-choices', shirts))('a T-shirt in $locale', (shirt) => {
  const { locale, list, path, colour, brick, moss, fitLabel, straight, fitted } = shirt;

  test('is in the list once, and is found by colour, fit and size', async () => {
    const { page, leave } = await newVisitor({ ...desktop, locale: LOCALES[locale].iso });
    const cards = page.getByRole('main').getByRole('heading', { name: shirt.title });
    await page.goto(list);
    await expect.poll(() => cards.count()).toBe(1);
    const filter = async (group: string, label: string) => {
      await untilReady(page);
      const fields = page
        .getByRole('main')
        .locator('form details')
        .filter({ has: page.getByText(group, { exact: true }) })
        .first();
      if (!(await fields.evaluate((details: HTMLDetailsElement) => details.open)))
        await fields.locator('summary').first().click();
      const url = page.url();
      await fields.getByRole('checkbox', { name: new RegExp(`^${label}\\b`) }).click();
      await page.waitForURL((next) => next.href !== url);
    };
    await filter(colour, brick);
    await filter(fitLabel, fitted);
    await filter(shirt.size, 'M');
    const [only] = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
    expect(only).toBe(nameOf(shirt, brick, fitted));
    await leave();
  });

  test('can be bought with the keyboard, and the cart and the order name its colour, fit and size', async () => {
    const t = await loadTranslate(locale);
    const { page, consoleErrors, leave } = await newVisitor({ ...desktop, locale: LOCALES[locale].iso });
    await page.goto(path);
    await untilReady(page);
    const [colours, fits] = [linksOf(page, t, colour), linksOf(page, t, fitLabel)];
    expect(await colours.locator('circle').count()).toBe(3);
    await colours.getByRole('link', { name: brick }).focus();
    await page.keyboard.press('Enter');
    await untilSelected(colours, brick);
    await untilSelected(fits, straight);
    await fits.getByRole('link', { name: fitted }).focus();
    await page.keyboard.press('Enter');
    await untilSelected(fits, fitted);
    await untilSelected(colours, brick);
    await page.getByRole('heading', { level: 1, name: nameOf(shirt, brick, fitted) }).waitFor();

    await addButton(page, t).focus();
    await page.keyboard.press('Enter');
    await page.getByText(t('product.sizeRequired')).waitFor();
    // The first size in stock has the focus; the arrow key skips the one that is sold out.
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('label:has(input:checked)').first().innerText()).toMatch(/^M\b/);
    await addButton(page, t).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: t('cart.inCart') }).waitFor();

    await page.goto(linkTo({ locale }, 'checkout'));
    await untilReady(page);
    const line = page.getByRole('listitem').filter({ hasText: nameOf(shirt, brick, fitted) });
    await expect.poll(() => line.first().innerText()).toMatch(/ · M\n/);
    await fillPurchase(page, t, locale, shirt.card);
    await orderButton(page, t).click();
    await payByCard(page, CARDS.approved, locale);
    await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
    const ordered = page
      .getByRole('main')
      .getByText(nameOf(shirt, brick, fitted))
      .first()
      .locator('xpath=ancestor::li[1]');
    expect(await ordered.innerText()).toMatch(/\bM\b/);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test('keeps the fit when the colour has it, and otherwise uses another', async () => {
    const t = await loadTranslate(locale);
    const options = { ...phone, locale: LOCALES[locale].iso, bypassCSP: true };
    const { page, leave } = await newVisitor(options);
    await page.goto(path);
    await untilReady(page);
    const [colours, fits] = [linksOf(page, t, colour), linksOf(page, t, fitLabel)];
    await fits.getByRole('link', { name: fitted }).tap();
    await untilSelected(fits, fitted);
    await colours.getByRole('link', { name: brick }).tap();
    await untilSelected(colours, brick);
    await untilSelected(fits, fitted);
    await colours.getByRole('link', { name: moss }).tap();
    await page.getByRole('heading', { level: 1, name: nameOf(shirt, moss, straight) }).waitFor();
    expect(await findViolations(page, { checksFrame: false })).toEqual([]);
    await leave();
  });

  test('can be chosen without script on a phone, and forced colours show which colour and fit are selected', async () => {
    const t = await loadTranslate(locale);
    const { page, leave } = await newVisitor({
      ...phone,
      locale: LOCALES[locale].iso,
      javaScriptEnabled: false,
    });
    await page.goto(path);
    await linksOf(page, t, colour).getByRole('link', { name: brick }).tap();
    await page.getByRole('heading', { level: 1, name: nameOf(shirt, brick, straight) }).waitFor();
    await linksOf(page, t, fitLabel).getByRole('link', { name: fitted }).tap();
    await page.getByRole('heading', { level: 1, name: nameOf(shirt, brick, fitted) }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const name of [colour, fitLabel]) {
      const outlines = await linksOf(page, t, name)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle));
      expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
    }
    await sizesOf(page, t).last().check();
    await addButton(page, t).tap();
    await page.waitForURL(/#added$/);
    await page.goto(linkTo({ locale }, 'checkout'));
    const line = page.getByRole('listitem').filter({ hasText: nameOf(shirt, brick, fitted) });
    expect(await line.first().textContent()).toMatch(/ · M/);
    await leave();
  });
});
