import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_PAGES } from '#contract/content/content-pages.ts';
import { LOCALES, pathPrefix } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';
import { type DemoLanguage, demoLanguages } from '../languages.ts';
import { demoSettings } from '../shop/settings.ts';

const keys = [
  'purchase-terms',
  'privacy',
  'cookies-policy',
  'accessibility',
  'customer-service',
  'delivery',
  'withdrawal-information',
  'about',
];

interface Page {
  name: string;
  alias: string;
  tags: string[];
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

async function pagesIn(locale: DemoLanguage): Promise<Page[]> {
  const { data } = await shop.query(
    'query ($languageId: String) { cmsPages(languageId: $languageId) { name alias tags } }',
    {
      languageId: LOCALES[locale].iso,
    },
  );
  return data.cmsPages;
}

/** The configurations of all widgets of a page. */
async function textOf(alias: string, locale: DemoLanguage): Promise<string> {
  const { data } = await shop.query(
    `query ($alias: String, $languageId: String) {
      widgetArea(alias: $alias, languageId: $languageId) { containers { widgets { configuration } } }
    }`,
    { alias, languageId: LOCALES[locale].iso },
  );
  const { containers } = data.widgetArea as { containers: { widgets: { configuration: string }[] }[] };
  return containers.flatMap(({ widgets }) => widgets.map(({ configuration }) => configuration)).join('\n');
}

test.each(demoLanguages)(
  'the legally required pages exist and are tagged for the side menu: %s',
  async (locale) => {
    const pages = await pagesIn(locale);
    for (const key of keys)
      expect(pages.find(({ name }) => name === key)).toMatchObject({
        alias: expect.any(String),
        tags: ['menu'],
      });
  },
);

test.each(demoLanguages)(
  'links in content pages lead to existing pages of the same language: %s',
  async (locale) => {
    const pages = await pagesIn(locale);
    const prefix = pathPrefix(locale);
    const existingPaths = new Set([
      ...pages.map(({ alias }) => `${prefix}/${alias}`),
      ...Object.values(LOCALIZED_SCREEN_PATHS).map((paths) => prefix + paths[locale]),
      ...['/withdrawal', '/find-order', '/cancel-order', '/account/forgot-password'].map(
        (path) => prefix + path,
      ),
      `/requests/personal-data/start.${locale}.html`,
    ]);
    const texts = await Promise.all(pages.map(({ alias }) => textOf(alias, locale)));
    const links = texts.flatMap((text) => [...text.matchAll(/href=\\"(\/[^"\\]*)/g)].map(([, path]) => path));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !existingPaths.has(path ?? ''))).toEqual([]);
  },
);

test.each(demoLanguages)('the aliases that screens link to exist: %s', async (locale) => {
  const aliasOf = new Map((await pagesIn(locale)).map(({ name, alias }) => [name, alias]));
  const { terms, privacy, withdrawal } = CONTENT_PAGES;
  expect([terms[locale], privacy[locale], withdrawal[locale]]).toEqual(
    ['purchase-terms', 'privacy', 'withdrawal-information'].map((key) => aliasOf.get(key)),
  );
});

test.each(demoLanguages)('the terms name the seller: %s', async (locale) => {
  const terms = await textOf(CONTENT_PAGES.terms[locale], locale);
  const { name, organisationNumber, vatNumber, email, phone } = demoSettings.company;
  for (const fact of [name, organisationNumber, vatNumber, email, phone]) expect(terms).toContain(fact);
});

test.each([
  ['Frontpage', 'Content', ''],
  ['Productlist', 'Above List', 'barn-ungdom'],
  ['Productlist', 'Below List', 'deckare-spanning'],
  ['Product', 'Product detail page', 'barn-ungdom'],
])('other clients find content in the area %s, %s', async (family, areaName, category) => {
  const { data } = await shop.query(
    `query ($family: String, $areaName: String, $filters: [PageWidgetCollectionFilterInputType]) {
      widgetArea(family: $family, areaName: $areaName, filters: $filters) { containers { widgets { name } } } }`,
    { family, areaName, filters: category ? [{ key: 'Category', value: category }] : [] },
  );
  expect(data.widgetArea?.containers[0].widgets).not.toEqual([]);
});

test.each(['main', 'footer-1', 'footer-2', 'footer-3'])(
  'other clients find the menu %s',
  async (location) => {
    const { data } = await shop.query(
      'query ($location: String) { getMenuAtLocation(menuLocationId: $location) { menuItems { label } } }',
      { location },
    );
    expect(data.getMenuAtLocation?.menuItems.length).toBeGreaterThan(2);
  },
);
