import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/added-product.fixture.ts';
import { LOCALES } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

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
  shop = await openTestShop();
});
afterAll(() => shop.close());

const item = 'id label type order hidden canonicalUrl';
const query = `query ($location: String, $languageId: String) {
  getMenuAtLocation(menuLocationId: $location, languageId: $languageId) {
    __typename id title locations channels languages menuItems { ${item} children { ${item} } }
  }
}`;

const locations = ['main-desktop', 'main-mobile', 'top-bar', 'footer-first', 'footer-second', 'info-pages'];
const places = locations.flatMap((location) =>
  Object.values(LOCALES).map((locale) => ({ location, language: locale.iso, code: locale.code })),
);
const withChildren = (items: Item[]): Item[] =>
  items.flatMap((one) => [one, ...withChildren(one.children ?? [])]);

describe('A menu', () => {
  test.each(places)(
    'has labels and living links: $location in $language',
    async ({ location, language, code }) => {
      const { data, errors } = await shop.ask(query, { location, languageId: language });
      expect(errors).toBeUndefined();
      const menu = data.getMenuAtLocation;
      expect(menu).toMatchObject({ __typename: 'MenuType', locations: [location], channels: ['1|se'] });
      expect(menu.title).toMatch(/\S/);
      expect(menu.languages).toHaveLength(5);
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
          const found = await shop.ask(
            'query ($alias: String, $languageId: String) { widgetArea(alias: $alias, languageId: $languageId) { title } }',
            { alias, languageId: language },
          );
          expect(found.data.widgetArea).toEqual({ title: label });
          continue;
        }
        const page = await shop.ask(
          'query ($url: String, $languageId: String) { listPageInfo(url: $url, languageId: $languageId) { canonicalUrl } }',
          { url: canonicalUrl, languageId: language },
        );
        expect(page.data.listPageInfo).toEqual({ canonicalUrl });
      }
    },
  );

  test('keeps the order that the shop gave its items', async () => {
    const { data } = await shop.ask(query, { location: 'main-desktop' });
    const orders = data.getMenuAtLocation.menuItems.map(({ order }: Item) => order);
    expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
  });

  test('of the main location holds two levels of shelves, by the names of the categories', async () => {
    const [menu, categories] = await Promise.all([
      shop.ask(query, { location: 'main-desktop' }),
      shop.ask('{ categories { name canonicalUrl } }'),
    ]);
    const items = withChildren(menu.data.getMenuAtLocation.menuItems).filter(
      ({ type }) => type === 'category',
    );
    expect(items.map(({ label, canonicalUrl }) => ({ name: label, canonicalUrl }))).toEqual(
      categories.data.categories,
    );
  });

  test('has a third level of authors, whose searches are in the language of the menu', async () => {
    const deep = `{ getMenuAtLocation(menuLocationId: "main-desktop", languageId: "fi-FI") {
      menuItems { children { children { label canonicalUrl } } }
    } }`;
    const { data } = await shop.ask(deep);
    const items = data.getMenuAtLocation.menuItems as { children: { children: Item[] }[] }[];
    const authors = items.flatMap(({ children }) => children.flatMap((shelf) => shelf.children));
    expect(authors).toContainEqual({
      label: 'Selma Lagerlöf',
      canonicalUrl: '/fi/s/Selma%20Lagerl%C3%B6f',
    });
    for (const { label } of authors) {
      const found = await shop.ask(
        'query ($text: String) { products(filter: { searchText: $text }, languageId: "fi-FI") { count } }',
        { text: label },
      );
      expect([label, found.data.products.count > 0]).toEqual([label, true]);
    }
  });

  test('leaves out an item whose target is gone', async () => {
    const { data: before } = await shop.ask(query, { location: 'top-bar' });
    const [first, ...rest] = before.getMenuAtLocation.menuItems;
    await shop.db
      .updateTable('menu_item')
      .set({ type: 'category', target: 'no-such-shelf' })
      .where('menu_item_id', '=', first.id)
      .execute();
    const { data: after } = await shop.ask(query, { location: 'top-bar' });
    expect(after.getMenuAtLocation.menuItems).toEqual(rest);
  });

  test('leads to a page by its key, under the alias it has now, and only while it is published', async () => {
    const pages = async () => {
      const { data } = await shop.ask(query, { location: 'footer-second', languageId: 'fi-FI' });
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

  test.each(['no-such-place', '', null])('of an unknown location is null: %s', async (location) => {
    expect(await shop.ask(query, { location })).toEqual({ status: 200, data: { getMenuAtLocation: null } });
  });
});
