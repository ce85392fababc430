import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, pathPrefix } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import frontPage from '../../../demo/pages/front-page.json' with { type: 'json' };
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

interface Texts {
  title?: string;
  text?: string;
  buttons?: { url: string }[];
}
const sections = frontPage.containers as { name: string; widgets: { texts?: Record<string, Texts> }[] }[];

/** A text of a section of the demo's front page, as its editors wrote it. */
function textOf<Key extends keyof Texts>(section: string, key: Key, locale: DemoLanguage): Texts[Key] {
  const widgets = sections.find(({ name }) => name === section)?.widgets ?? [];
  return widgets.map(({ texts }) => texts?.[locale]?.[key]).find((text) => text !== undefined);
}

const productLink = (locale: DemoLanguage) => `a[href^="${pathPrefix(locale)}/p/"]`;

describe.each(['sv', 'fi'] as const)('the front page of the demo in %s', (locale) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newVisitor({ locale: LOCALES[locale].iso });
    page = visitor.page;
    await page.goto(pathPrefix(locale) || '/');
    await untilReady(page);
  });
  afterAll(closeVisitors);

  /** The smallest part of the page that has the heading and a book. */
  const sectionOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('heading', { name: textOf(name, 'title', locale) ?? 'none', exact: true })
      .locator(`xpath=ancestor::*[.//a[starts-with(@href, "${pathPrefix(locale)}/p/")]][1]`);

  test.each(['Campaign', 'New books', 'Best sellers', 'Forthcoming', 'Staff pick: Elsa', 'Staff pick: Omar'])(
    'has books below the heading of the section %s',
    async (name) => {
      const section = sectionOf(name);
      expect(await section.locator(productLink(locale)).count()).toBeGreaterThan(0);
      // For a heading without books, `sectionOf` returns an ancestor, which has the headings of other sections too.
      const titles = sections.map((other) => textOf(other.name, 'title', locale)).filter(Boolean);
      // Not `innerText`: the browser does not render what is far below.
      const text = (await section.textContent()) ?? '';
      expect(titles.filter((title) => text.includes(title ?? ''))).toEqual([textOf(name, 'title', locale)]);
    },
  );

  test.each(['Elsa', 'Omar'])('has the picks of %s with their signature', async (person) => {
    expect(await sectionOf(`Staff pick: ${person}`).textContent()).toMatch(
      new RegExp(`[–—]\\u2060?\\s${person},\\s`),
    );
  });

  test.each([
    ['New books', 8],
    ['Forthcoming', 4],
  ])('lists %s in the language of the page', async (name, count) => {
    const section = sectionOf(name);
    expect(await section.locator('article :is(h2, h3) a').count()).toBe(count);
    // Titles in another language name it.
    expect(await section.locator('article :is(h2, h3) a[lang]').count()).toBe(0);
  });

  test('begins with the campaign, which leads to its list', async () => {
    const [button] = textOf('Campaign', 'buttons', locale) ?? [];
    const heading = await page.getByRole('main').getByRole('heading').first().innerText();
    expect(heading).toBe(textOf('Campaign', 'title', locale));
    expect(await sectionOf('Campaign').locator(`a[href="${button?.url}"]`).count()).toBe(1);
  });

  test('has two banners, and arrows for the row of best sellers', async () => {
    const banners = page.getByRole('main').locator('[data-widget="Banner"] a');
    expect(await banners.count()).toBe(2);
    const t = await loadTranslate(locale);
    const arrow = page.getByRole('main').getByRole('button', { name: t('slider.next') });
    await arrow.first().waitFor({ state: 'attached' });
  });

  test('ends with what the visitor has viewed', async () => {
    const viewer = await newVisitor({ locale: LOCALES[locale].iso, allowed: ['preferences'] });
    const book = await page
      .locator(`main ${productLink(locale)}`)
      .first()
      .getAttribute('href');
    await viewer.page.goto(book ?? '');
    await untilReady(viewer.page);
    const stored = () => viewer.page.evaluate(() => localStorage.getItem('kvarto-viewed'));
    await expect.poll(stored).not.toBeNull();
    await viewer.page.goto(pathPrefix(locale) || '/');
    await viewer.page
      .getByRole('main')
      .getByRole('heading', { name: textOf('Latest viewed', 'title', locale) ?? 'none', exact: true })
      .waitFor({ state: 'attached' });
    await viewer.leave();
  });

  test('leads to the gift guide, which has books', async () => {
    const [button] = textOf('Gift guide', 'buttons', locale) ?? [];
    await page.locator(`main a[href="${button?.url}"]`).click();
    await page.waitForURL((url) => url.pathname === button?.url);
    await page
      .locator(`main ${productLink(locale)}`)
      .first()
      .waitFor();
  });
});
