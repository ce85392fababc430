import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

interface Widget {
  id: string;
  name: string;
  type: string;
  sortOrder: number;
  configuration: string;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = `query ($family: String, $areaName: String, $alias: String, $languageId: String) {
  widgetArea(family: $family, areaName: $areaName, alias: $alias, languageId: $languageId) {
    __typename id title tags meta { title description } pageArea { name index }
    containers { id name sortOrder layout design responsiveMode
      widgets { id name type sortOrder size configuration } }
  }
}`;
const home = { family: 'Frontpage', areaName: 'The front page area' };
const languages = ['sv-SE', 'da-DK', 'en-GB', 'fi-FI', 'nb-NO'];

async function homeIn(languageId: string) {
  const { data, errors } = await shop.query(query, { ...home, languageId });
  expect(errors).toBeUndefined();
  return data.widgetArea;
}

describe('The front page', () => {
  test.each(languages)('is an area of widgets in %s', async (languageId) => {
    const area = await homeIn(languageId);
    expect(area).toMatchObject({
      __typename: 'PageWidgetCollectionType',
      title: 'Kvarto',
      meta: { title: expect.stringContaining('Kvarto'), description: expect.stringMatching(/\S/) },
      pageArea: { name: home.areaName, index: 0 },
    });
    expect(area.containers.length).toBeGreaterThan(1);
    for (const { layout, widgets } of area.containers) {
      expect(['full', 'half', 'third', 'quarter']).toContain(layout);
      expect(widgets.length).toBeGreaterThan(0);
      for (const { name, type, configuration } of widgets as Widget[]) {
        expect(type).toBe(`${name}PageWidget`);
        expect(JSON.parse(configuration)).toMatchObject({ active: true });
      }
    }
  });

  test('has different texts in each language', async () => {
    const pages = await Promise.all(languages.map(homeIn));
    const texts = pages.map(({ meta, containers }) => [
      meta.description,
      ...containers.flatMap(({ widgets }: { widgets: Widget[] }) =>
        widgets.flatMap(({ configuration }) => {
          const { text, buttons } = JSON.parse(configuration);
          // Titles such as "Kommer snart" are the same in several languages.
          return text || buttons ? [JSON.stringify({ text, buttons })] : [];
        }),
      ),
    ]);
    for (const index of texts[0]?.keys() ?? [])
      expect(new Set(texts.map((text) => text[index])).size).toBe(5);
  });

  test('returns containers in their order', async () => {
    const { containers } = await homeIn('sv-SE');
    const orders = containers.map(({ sortOrder }: Widget) => sortOrder);
    expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('has product lists whose filters find products', async () => {
    const { containers } = await homeIn('sv-SE');
    const lists = containers
      .flatMap(({ widgets }: { widgets: Widget[] }) => widgets)
      .filter(({ name }: Widget) => name === 'Product list');
    expect(lists.length).toBeGreaterThan(0);
    for (const { configuration } of lists) {
      const { searchParameters } = JSON.parse(configuration);
      const { data, errors } = await shop.query(
        'query ($filter: FilterInputType) { products(take: 4, filter: $filter) { products { productId } } }',
        { filter: searchParameters },
      );
      expect(errors).toBeUndefined();
      // The test shop has no forthcoming books, and only some of the recommended ones.
      if (searchParameters?.productIds) expect(data.products.products).not.toEqual([]);
      else if (!searchParameters?.include?.includes('release/forthcoming'))
        expect(data.products.products).toHaveLength(4);
    }
  });
});

describe('A widget area', () => {
  test.each([
    {},
    { alias: 'no-such-page' },
    { alias: '' },
    // An area has null instead of an alias.
    { alias: 'null' },
    { family: 'Frontpage' },
    { areaName: home.areaName },
    { family: 'Frontpage', areaName: 'no such area' },
  ])('is null without an error when it is unknown: %o', async (variables) => {
    expect(await shop.query(query, variables)).toEqual({ status: 200, data: { widgetArea: null } });
  });

  test('finds a page by its alias, in its language only', async () => {
    const { widget_collection_id } = await shop.db
      .insertInto('widget_collection')
      .values({ collection_key: 'reading-circle' })
      .returning('widget_collection_id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('widget_collection_text')
      .values({ widget_collection_id, language_id: 'sv-SE', alias: 'lasecirkel', title: 'Läsecirkel' })
      .execute();
    await shop.backend.refreshCatalogue();
    const swedish = await shop.query(query, { alias: 'lasecirkel', languageId: 'sv-SE' });
    expect(swedish.data.widgetArea).toMatchObject({ title: 'Läsecirkel', containers: [] });
    const english = await shop.query(query, { alias: 'lasecirkel', languageId: 'en-GB' });
    expect(english.data.widgetArea).toBeNull();
  });
});

describe('Content pages', () => {
  beforeAll(async () => {
    const day = 24 * 60 * 60 * 1000;
    const addPage = async (
      collection_key: string,
      tags: string[],
      alias: string | null,
      columns: object = {},
    ) => {
      const { widget_collection_id } = await shop.db
        .insertInto('widget_collection')
        .values({ collection_key, tags, ...columns })
        .returning('widget_collection_id')
        .executeTakeFirstOrThrow();
      await shop.db
        .insertInto('widget_collection_text')
        .values({
          widget_collection_id,
          language_id: 'en-GB',
          alias,
          title: collection_key,
          meta_title: '[name] at Kvarto[color]',
          meta_description: 'All about [name]',
        })
        .execute();
    };
    await addPage('postage', ['#Menu', 'Customer service'], 'postage');
    await addPage('returns', ['menu'], 'returns', { active_from: new Date('2024-01-02T03:04:05Z') });
    await addPage('jobs', ['#company'], 'jobs');
    await addPage('part-of-a-page', ['menu'], null);
    await addPage('not-yet', ['menu'], 'not-yet', { active_from: new Date(Date.now() + day) });
    await addPage('no-longer', ['menu'], 'no-longer', { active_to: new Date(Date.now() - day) });
    await shop.backend.refreshCatalogue();
  });

  async function aliases(args: string, languageId = 'en-GB') {
    const { data, errors } = await shop.query(`{ cmsPages(languageId: "${languageId}"${args}) { alias } }`);
    expect(errors).toBeUndefined();
    const all: string[] = data.cmsPages.map(({ alias }: { alias: string }) => alias);
    return all.filter((alias) => /^(postage|returns|jobs|part|not-yet|no-longer)/.test(alias));
  }

  test('are the active ones with an alias in the language', async () => {
    expect(await aliases('')).toEqual(['postage', 'returns', 'jobs']);
    expect(await aliases('', 'sv-SE')).toEqual([]);
  });

  test.each([
    [', includeTags: ["menu"]', ['postage', 'returns']],
    [', includeTags: ["#MENU "]', ['postage', 'returns']],
    [', includeTags: ["customerservice", "company"]', ['postage', 'jobs']],
    [', excludeTags: ["#menu"]', ['jobs']],
    [', includeTags: ["menu"], excludeTags: ["customer service"]', ['returns']],
    [', includeTags: ["unknown"]', []],
    [', includeTags: [], excludeTags: null', ['postage', 'returns', 'jobs']],
  ])('are filtered by tags, ignoring # and case: %s', async (args, expected) => {
    expect(await aliases(args)).toEqual(expected);
  });

  test('have URL, times, tags and metadata', async () => {
    const { data } = await shop.query(
      `{ cmsPages(languageId: "en-GB", includeTags: ["menu"]) {
        __typename id name title alias activeFrom activeTo tags canonicalUrl meta { title description keywords }
      } }`,
    );
    expect(data.cmsPages.find(({ name }: { name: string }) => name === 'returns')).toEqual({
      __typename: 'PageWidgetPageType',
      id: expect.any(Number),
      name: 'returns',
      title: 'returns',
      alias: 'returns',
      activeFrom: '2024-01-02T03:04:05.000Z',
      activeTo: null,
      tags: ['menu'],
      canonicalUrl: '/en/returns',
      meta: { title: 'returns at Kvarto', description: 'All about returns', keywords: null },
    });
  });

  test('have the same metadata in widgetArea', async () => {
    const { data } = await shop.query(
      '{ widgetArea(alias: "returns", languageId: "en-GB") { meta { title description } } }',
    );
    expect(data.widgetArea.meta).toEqual({ title: 'returns at Kvarto', description: 'All about returns' });
  });
});
