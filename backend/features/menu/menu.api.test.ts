import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';

interface Item {
  id: string;
  label: string;
  type: string;
  order: number;
  hidden: boolean;
  canonicalUrl: string;
  children?: Item[];
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const item = 'id label type order hidden canonicalUrl';
const query = `query ($location: String, $languageId: String) {
  getMenuAtLocation(menuLocationId: $location, languageId: $languageId) {
    __typename id title locations channels languages menuItems { ${item} children { ${item} } }
  }
}`;

const locations = ['main-desktop', 'main-mobile', 'top-bar', 'footer-first', 'footer-second', 'info-pages'];
const cases = locations.flatMap((location) =>
  Object.values(LOCALES).map((locale) => ({ location, language: locale.iso, code: locale.code })),
);
const withChildren = (items: Item[]): Item[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);

describe('A menu', () => {
  test.each(cases)(
    'has labels and working links: $location in $language',
    async ({ location, language, code }) => {
      const { data, errors } = await shop.query(query, { location, languageId: language });
      expect(errors).toBeUndefined();
      const menu = data.getMenuAtLocation;
      expect(menu).toMatchObject({ __typename: 'MenuType', locations: [location], channels: ['1|se'] });
      expect(menu.title).toMatch(/\S/);
      expect(menu.languages).toHaveLength(LOCALE_CODES.length);
      const items = withChildren(menu.menuItems);
      expect(items.length).toBeGreaterThan(1);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const prefix = code === 'sv' ? '' : `/${code}`;
      const screens = Object.values(LOCALIZED_SCREEN_PATHS).map((paths) => `${prefix}${paths[code]}`);
      for (const { label, canonicalUrl, hidden, type } of items) {
        expect(label).toMatch(/\S/);
        expect(hidden).toBe(false);
        if (screens.includes(canonicalUrl)) continue;
        if (type === 'page') {
          const alias = canonicalUrl.slice(prefix.length + 1);
          const found = await shop.query(
            'query ($alias: String, $languageId: String) { widgetArea(alias: $alias, languageId: $languageId) { title } }',
            { alias, languageId: language },
          );
          expect(found.data.widgetArea).toEqual({ title: label });
          continue;
        }
        const page = await shop.query(
          'query ($url: String, $languageId: String) { listPageInfo(url: $url, languageId: $languageId) { canonicalUrl } }',
          { url: canonicalUrl, languageId: language },
        );
        expect(page.data.listPageInfo).toEqual({ canonicalUrl });
      }
    },
  );

  test('returns the items in their order', async () => {
    const { data } = await shop.query(query, { location: 'main-desktop' });
    const orders = data.getMenuAtLocation.menuItems.map(({ order }: Item) => order);
    expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
  });

  test('at the main location has two levels of categories, labelled by their names', async () => {
    const [menu, categories] = await Promise.all([
      shop.query(query, { location: 'main-mobile' }),
      shop.query('{ categories { name canonicalUrl } }'),
    ]);
    const items = withChildren(menu.data.getMenuAtLocation.menuItems).filter(
      ({ type }) => type === 'category',
    );
    expect(items.map(({ label, canonicalUrl }) => ({ name: label, canonicalUrl }))).toEqual(
      categories.data.categories,
    );
  });

  test('has a third level of authors, which links to searches in the language of the menu', async () => {
    const threeLevelQuery = `{ getMenuAtLocation(menuLocationId: "main-desktop", languageId: "fi-FI") {
      menuItems { children { children { label canonicalUrl } } }
    } }`;
    const { data } = await shop.query(threeLevelQuery);
    const items = data.getMenuAtLocation.menuItems as { children: { children: Item[] }[] }[];
    const authors = items.flatMap(({ children }) => children.flatMap((category) => category.children));
    expect(authors).toContainEqual({
      label: 'Selma Lagerlöf',
      canonicalUrl: '/fi/s/Selma%20Lagerl%C3%B6f',
    });
    for (const { label } of authors) {
      const found = await shop.query(
        'query ($text: String) { products(filter: { searchText: $text }, languageId: "fi-FI") { count } }',
        { text: label },
      );
      expect([label, found.data.products.count > 0]).toEqual([label, true]);
    }
  });

  test('skips an item whose target does not exist', async () => {
    const { data: before } = await shop.query(query, { location: 'top-bar' });
    const [first, ...rest] = before.getMenuAtLocation.menuItems;
    await shop.db
      .updateTable('menu_item')
      .set({ type: 'category', target: 'no-such-category' })
      .where('menu_item_id', '=', first.id)
      .execute();
    const { data: after } = await shop.query(query, { location: 'top-bar' });
    expect(after.getMenuAtLocation.menuItems).toEqual(rest);
  });

  test('links to a page under its current alias, only while it is published', async () => {
    const pages = async () => {
      const { data } = await shop.query(query, { location: 'footer-second', languageId: 'fi-FI' });
      return data.getMenuAtLocation.menuItems.map(({ canonicalUrl }: Item) => canonicalUrl);
    };
    expect(await pages()).toContain('/fi/saavutettavuus');
    const change = (alias: string | null) =>
      changeShop(shop, (db) =>
        db
          .updateTable('widget_collection_text')
          .set({ alias })
          .where('language_id', '=', 'fi-FI')
          .where(
            'widget_collection_id',
            '=',
            db
              .selectFrom('widget_collection')
              .select('widget_collection_id')
              .where('collection_key', '=', 'accessibility'),
          )
          .execute(),
      );
    await change('esteettomyys');
    expect(await pages()).toContain('/fi/esteettomyys');
    await change(null);
    expect(await pages()).not.toContain('/fi/esteettomyys');
  });

  test.each(['no-such-location', '', null])('of an unknown location is null: %s', async (location) => {
    expect(await shop.query(query, { location })).toEqual({ status: 200, data: { getMenuAtLocation: null } });
  });
});
