import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop, languageIds } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('Brands', () => {
  test('are all publishers of the shop, each with a URL', async () => {
    const { data } = await shop.query('{ brands { __typename brandId alias name canonicalUrl } }');
    const rows = await shop.db.selectFrom('brand').select('brand_id').execute();
    expect(data.brands).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(data.brands.map(({ alias }: { alias: string }) => alias)).size).toBe(rows.length);
    for (const { __typename, name, alias, canonicalUrl } of data.brands) {
      expect(__typename).toBe('BrandListType');
      expect(name).toMatch(/\S/);
      expect(canonicalUrl).toBe(`/b/${alias}`);
    }
  });

  test.each(languageIds)('are sorted by the collation of %s', async (languageId) => {
    const { data } = await shop.query(
      'query ($languageId: String) { brands(languageId: $languageId) { name } }',
      {
        languageId,
      },
    );
    const names = data.brands.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(languageId).compare));
  });

  test('are sorted differently in Swedish, Danish and English', async () => {
    const names = ['Zebra', 'Åsa', 'Ärlig', 'Ösa', 'Ørn', 'Ægir', 'Adam'];
    const rows = await shop.db.selectFrom('brand').select('brand_id').orderBy('brand_id').limit(7).execute();
    await changeShop(shop, async (db) => {
      for (const [index, { brand_id }] of rows.entries())
        await db
          .updateTable('brand')
          // The exclamation mark distinguishes these brands from the others.
          .set({ name: `!${names[index]}` })
          .where('brand_id', '=', brand_id)
          .execute();
    });
    const ordered = async (languageId: string) => {
      const { data } = await shop.query(`{ brands(languageId: "${languageId}") { name } }`);
      return data.brands
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => name.startsWith('!'))
        .map((name: string) => name.slice(1));
    };
    expect(await ordered('en-GB')).toEqual(['Adam', 'Ægir', 'Ärlig', 'Åsa', 'Ørn', 'Ösa', 'Zebra']);
    expect((await ordered('sv-SE')).slice(0, 3)).toEqual(['Adam', 'Zebra', 'Åsa']);
    expect((await ordered('da-DK')).slice(0, 2)).toEqual(['Adam', 'Zebra']);
    expect((await ordered('da-DK')).at(-1)).toBe('Åsa');
  });

  test('have texts and images in the languages in which they have a page', async () => {
    const brand_id = await changeShop(shop, async (db) => {
      const { brand_id } = await db
        .insertInto('brand')
        .values({
          brand_key: 'new-house',
          name: 'New House',
          logo: 'logo.jpg',
          primary_image: 'house.jpg',
          background_image: 'sky.jpg',
        })
        .returning('brand_id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('brand_text')
        .values([
          {
            brand_id,
            language_id: 'sv-SE',
            slug: 'nya-huset',
            description: 'Nytt',
            secondary_description: 'Mer',
          },
          { brand_id, language_id: 'en-GB', slug: 'new-house' },
        ])
        .execute();
      return brand_id;
    });
    const brandIn = async (languageId: string) => {
      const { data } = await shop.query(
        `query ($languageId: String) { brands(languageId: $languageId) {
          brandId alias canonicalUrl name description secondaryDescription logo primaryImage backgroundImage
          alternativeUrls { url } alternativeCanonicalUrls
        } }`,
        { languageId },
      );
      return data.brands.find(({ brandId }: { brandId: number }) => brandId === brand_id);
    };
    const images = { logo: 'logo.jpg', primaryImage: 'house.jpg', backgroundImage: 'sky.jpg' };
    const urls = [{ url: '/b/nya-huset' }, { url: '/en/b/new-house' }];
    const common = { brandId: brand_id, name: 'New House', ...images };
    const swedish = await brandIn('sv-SE');
    expect(swedish).toEqual({
      ...common,
      alias: 'nya-huset',
      canonicalUrl: '/b/nya-huset',
      description: 'Nytt',
      secondaryDescription: 'Mer',
      alternativeUrls: expect.arrayContaining(urls),
      alternativeCanonicalUrls: ['/en/b/new-house'],
    });
    expect(swedish.alternativeUrls).toHaveLength(2);
    expect(await brandIn('en-GB')).toMatchObject({ ...common, alias: 'new-house', description: null });
    expect(await brandIn('fi-FI')).toBeUndefined();
  });

  test('equal the brands of the products', async () => {
    const { data } = await shop.query(
      '{ brands { brandId name alias canonicalUrl } products(take: 200) { products { brand { brandId name alias canonicalUrl } } } }',
    );
    expect(data.products.products.length).toBeGreaterThan(20);
    for (const { brand } of data.products.products) expect(data.brands).toContainEqual(brand);
  });
});
