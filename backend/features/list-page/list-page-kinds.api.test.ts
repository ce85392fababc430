import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addCampaign,
  addCategory,
  addProduct,
  addTestCategory,
  changeShop,
  languageIds,
} from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

describe.each(['memory', 'postgres'])('A list page with the %s engine', (CATALOGUE_ENGINE) => {
  let shop: TestShop;
  let category: Awaited<ReturnType<typeof addTestCategory>>;
  let campaignId: number;
  let authorId: number;

  beforeAll(async () => {
    shop = await openTestShop({ CATALOGUE_ENGINE });
    await changeShop(shop, addLists);
  });
  afterAll(() => shop.close());

  /** In Finnish only, so that the page has no text in the other languages. */
  async function addBiography(db: Database): Promise<void> {
    const contributor = await db
      .insertInto('contributor')
      .values({
        contributor_key: 'asa',
        name: 'Åsa Östlund',
        sort_name: 'Östlund, Åsa',
        image: 'asa-ostlund.jpg',
      })
      .returning('contributor_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contributor_text')
      .values({ ...contributor, language_id: 'fi-FI', biography: 'Kirjailija Turusta.' })
      .execute();
    await db
      .updateTable('parameter_value')
      .set(contributor)
      .where('parameter_value_id', '=', authorId)
      .execute();
  }

  async function addLists(db: Database): Promise<void> {
    category = await addTestCategory(db);
    const author = await db
      .insertInto('parameter_value')
      .columns(['parameter_id', 'value_key'])
      .expression((eb) =>
        eb
          .selectFrom('parameter')
          .select(['parameter_id', eb.val('Åsa Östlund').as('value_key')])
          .where('identifier', '=', 'author'),
      )
      .returning('parameter_value_id')
      .executeTakeFirstOrThrow();
    authorId = author.parameter_value_id;
    await db
      .insertInto('parameter_value_text')
      .values({ parameter_value_id: authorId, language_id: 'en-GB', label: 'Asa Eastland' })
      .execute();
    await addBiography(db);
    await addProduct(db, {
      key: 'one',
      parameterValueIds: [authorId],
      // Prices: days ago, regular, selling.
      skus: [{ prices: [[40, 4900, 4900]] }],
    });
    await addProduct(db, { key: 'two', skus: [{ prices: [[40, 29950, 29950]] }] });
    const terms = { type: 'buy-x-pay-y', terms: JSON.stringify({ buy: 3, pay: 2 }) };
    const target = { category_id: category.categoryId };
    campaignId = await addCampaign(db, {
      key: 'own-sale',
      target,
      ...terms,
      marketIds: ['se', 'fi'],
      primary_image: 'sale.jpg',
      hide_title: true,
    });
    await addCampaign(db, { key: 'ended-sale', target, ...terms, ends_at: new Date('2024-01-01') });
    await addCampaign(db, { key: 'unlisted', target, ...terms, has_list: false });
    await db
      .updateTable('campaign_text')
      .set({
        name: 'Sale',
        description: 'Much',
        secondary_description: 'More',
        meta_title: '[name]: [count] from [pmin] to [pmax]',
        meta_description: '[dlong] and [dshort]',
      })
      .where('campaign_id', '=', campaignId)
      .execute();
    await db
      .updateTable('category')
      .set({
        hide_title: true,
        hide_description: true,
        primary_image: 'shelf.jpg',
        background_image: 'wall.jpg',
      })
      .where('category_id', '=', category.categoryId)
      .execute();
    await db
      .updateTable('category_text')
      .set({ meta_title: '[category] ([count]) [brand]', meta_description: '[artnr][gender]' })
      .where('category_id', '=', category.categoryId)
      .execute();
    await db
      .updateTable('brand')
      .set({ logo: 'logo.jpg', primary_image: 'house.jpg', background_image: 'sky.jpg', hide_title: true })
      .where('brand_id', '=', category.brandId)
      .execute();
    await db
      .updateTable('brand_text')
      .set({ meta_title: '[brand] – [count]', secondary_description: 'Second' })
      .where('brand_id', '=', category.brandId)
      .execute();
    await addCategory(db, { key: 'hidden', parent_category_id: category.categoryId, is_hidden: true });
  }

  const fields = `id alias name canonicalUrl primaryDescription secondaryDescription hideTitle hideDescription
    primaryImage backgroundImage logo meta { title description } subCategories { alias }`;

  async function page(variables: object, selection = fields) {
    const { data, errors } = await shop.query(
      `query ($url: String, $alias: String, $marketId: String, $languageId: String) {
        listPageInfo(url: $url, alias: $alias, marketId: $marketId, languageId: $languageId) { ${selection} }
      }`,
      { marketId: 'se', languageId: 'en-GB', ...variables },
    );
    expect(errors).toBeUndefined();
    return data.listPageInfo;
  }

  test('of a campaign has its texts with count and prices filled in', async () => {
    const expected = {
      id: campaignId,
      alias: 'own-sale',
      name: 'Sale',
      canonicalUrl: '/en/dc/own-sale',
      primaryDescription: 'Much',
      secondaryDescription: 'More',
      hideTitle: true,
      hideDescription: false,
      primaryImage: 'sale.jpg',
      backgroundImage: null,
      logo: null,
      subCategories: [],
      meta: { title: 'Sale: 2 from SEK 49 to SEK 299.50', description: 'Much and More' },
    };
    const withSpaces = (result: typeof expected) =>
      JSON.parse(JSON.stringify(result).replace(/\u00a0/g, ' '));
    expect(withSpaces(await page({ url: '/en/dc/own-sale' }))).toEqual(expected);
    expect(withSpaces(await page({ alias: 'own-sale' }))).toEqual(expected);
    const finnish = await page({ alias: 'own-sale', marketId: 'fi', languageId: 'fi-FI' });
    expect(finnish.meta.title.replace(/\u00a0/g, ' ')).toBe('Sale: 2 from 49,00 € to 299,50 €');
  });

  test.each([
    ['ended', { url: '/en/dc/ended-sale' }],
    ['ended, by its alias', { alias: 'ended-sale' }],
    ['without a list', { url: '/en/dc/unlisted' }],
    ['for other markets', { url: '/en/dc/own-sale', marketId: 'dk' }],
    ['unknown', { url: '/en/dc/none' }],
  ])('is null for a campaign that is %s', async (_, variables) => {
    expect(await page(variables)).toBeNull();
  });

  test('of a parameter value has the value as name', async () => {
    const defaults = {
      primaryDescription: null,
      secondaryDescription: null,
      hideTitle: false,
      hideDescription: false,
      primaryImage: 'asa-ostlund.jpg',
      backgroundImage: null,
      logo: null,
      subCategories: [],
    };
    const english = {
      id: authorId,
      alias: 'asa-eastland',
      name: 'Asa Eastland',
      ...defaults,
      canonicalUrl: '/en/l/author/asa-eastland',
      meta: { title: 'Asa Eastland', description: null },
    };
    expect(await page({ url: '/en/l/author/asa-eastland' })).toEqual(english);
    // Found by the label of another language, it has the canonical URL of the requested one.
    expect(await page({ url: '/en/l/author/asa-ostlund' })).toEqual(english);
    expect(await page({ url: '/l/author/asa-ostlund/', languageId: 'sv-SE' })).toMatchObject({
      id: authorId,
      name: 'Åsa Östlund',
      canonicalUrl: '/l/author/asa-ostlund',
    });
    expect(await page({ alias: 'asa-eastland' })).toEqual(english);
    const { alternativeUrls } = await page({ url: '/en/l/author/asa-eastland' }, 'alternativeUrls { url }');
    expect(alternativeUrls).toContainEqual({ url: '/da/l/author/asa-ostlund' });
    expect(alternativeUrls).toHaveLength(languageIds.length);
  });

  test('of a contributor has the biography, which a text of the value replaces', async () => {
    const finnish = () =>
      page(
        { url: '/fi/l/author/asa-ostlund', languageId: 'fi-FI' },
        'primaryDescription meta { description }',
      );
    const biography = 'Kirjailija Turusta.';
    expect(await finnish()).toEqual({ primaryDescription: biography, meta: { description: biography } });
    const description = 'Kaikki kirjat.';
    await shop.db
      .insertInto('parameter_value_text')
      .values({ parameter_value_id: authorId, language_id: 'fi-FI', label: 'Åsa Östlund', description })
      .execute();
    expect(await finnish()).toMatchObject({ primaryDescription: description });
  });

  test.each([
    '/en/l/author/unknown-author',
    '/en/l/no-parameter/asa-eastland',
    '/en/l/author',
    '/en/l',
    '/en/l/author/asa-eastland/x',
  ])('is null for the list %s', async (url) => {
    expect(await page({ url })).toBeNull();
  });

  test('of a category has its images, hide flags and count', async () => {
    expect(await page({ url: '/en/c/own-room/own-shelf' })).toEqual({
      id: category.categoryId,
      alias: 'own-shelf',
      name: 'own-shelf',
      subCategories: [],
      canonicalUrl: '/en/c/own-room/own-shelf',
      hideTitle: true,
      hideDescription: true,
      primaryDescription: null,
      secondaryDescription: null,
      primaryImage: 'shelf.jpg',
      backgroundImage: 'wall.jpg',
      logo: null,
      meta: { title: 'own-shelf (2)', description: null },
    });
  });

  test('of a brand has its images and logo', async () => {
    expect(await page({ url: '/en/b/own-house' })).toMatchObject({
      id: category.brandId,
      name: 'Own House',
      secondaryDescription: 'Second',
      hideTitle: true,
      primaryImage: 'house.jpg',
      backgroundImage: 'sky.jpg',
      logo: 'logo.jpg',
      meta: { title: 'Own House – 2', description: null },
    });
  });

  test('has URLs in other languages in which it exists', async () => {
    const urls = 'alternativeCanonicalUrls alternativeUrls { url culture }';
    const { alternativeCanonicalUrls, alternativeUrls } = await page({ url: '/en/dc/own-sale' }, urls);
    expect(alternativeUrls).toContainEqual({ url: '/dc/own-sale', culture: 'sv-SE' });
    // The campaign does not run in the Danish and Norwegian markets.
    const cultures = alternativeUrls.map(({ culture }: { culture: string }) => culture);
    expect(cultures.sort()).toEqual(['en-GB', 'fi-FI', 'sv-SE']);
    expect(alternativeCanonicalUrls).not.toContain('/en/dc/own-sale');
    expect(alternativeCanonicalUrls).toHaveLength(2);
  });

  test('of the demo shop has no unfilled placeholder', async () => {
    const { data } = await shop.query('{ brands { alias } categories { alias } }');
    for (const { alias } of [...data.brands.slice(0, 20), ...data.categories]) {
      const { meta } = await page({ alias, languageId: 'sv-SE' }, 'meta { title description }');
      expect(meta.title).toMatch(/\S/);
      expect(`${meta.title} ${meta.description}`).not.toMatch(/[[\]]/);
    }
  });
});
