import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShopChange } from '#backend/catalogue-index/shop-change.ts';
import { signedInHeaders } from '../auth/auth-client.fixture.ts';
import { AREA, areaPage, type ContentShop, openContentShop, textWidget } from './content-shop.fixture.ts';
import { createPreview } from './preview.ts';

describe.each(['memory', 'postgres'])('An area (%s)', (engine) => {
  let shop: ContentShop;
  beforeAll(async () => {
    shop = await openContentShop({ CATALOGUE_ENGINE: engine });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.deleteFrom('widget_collection').where('family', '=', AREA.family).execute();
  });
  const named = async (variables: object, headers?: Record<string, string>) =>
    (await shop.area(variables, headers))?.name ?? null;

  test('shows what is most exactly for the place where it is asked for', async () => {
    const [book] = (
      await shop.ask(
        '{ products(take: 1) { products { alias productId brand { alias } primaryCategory { alias } } } }',
      )
    ).data.products.products;
    const only = (...filters: [string, string | number][]) => ({
      visible: { filters: filters.map(([key, value]) => ({ key, value: String(value) })) },
    });
    await shop.write([
      areaPage('for-all'),
      areaPage('for-brand', only(['Brand', book.brand.alias])),
      areaPage('for-category', only(['Category', book.primaryCategory.alias])),
      areaPage('for-book', only(['Product', book.productId])),
      areaPage('for-author', only(['Parameter', 'author/selma-lagerlof'])),
    ]);
    const product = { key: 'Product', value: book.alias };
    const category = { key: 'Category', value: book.primaryCategory.alias };
    const brand = { key: 'Brand', value: book.brand.alias };
    expect(await named({})).toBe('for-all');
    expect(await named({ filters: [brand] })).toBe('for-brand');
    expect(await named({ filters: [brand, category] })).toBe('for-category');
    expect(await named({ filters: [brand, category, product] })).toBe('for-book');
    expect(await named({ filters: [{ key: 'Category', value: 'no-such' }] })).toBe('for-all');
    expect(await named({ url: '/en/l/author/selma-lagerlof' })).toBe('for-author');
    expect(await named({ url: '/en/l/author/nobody', filters: [null, {}, { key: 'Brand' }] })).toBe(
      'for-all',
    );
  });

  test('knows a category by its id, by its key and by its alias in any language', async () => {
    const { data } = await shop.ask(
      '{ sv: categories(languageId: "sv-SE") { categoryId alias } en: categories(languageId: "en-GB") { categoryId alias } }',
    );
    const [{ categoryId, alias }] = data.sv;
    await shop.write([areaPage('shelf', { visible: { filters: [{ key: 'Category', value: alias }] } })]);
    for (const value of [alias, String(categoryId), data.en[0].alias])
      expect(await named({ filters: [{ key: 'Category', value }] })).toBe('shelf');
    expect(await named({ filters: [{ key: 'Category', value: data.en[1].alias }] })).toBeNull();
    expect(await named({ url: `/en/c/${data.en[0].alias}` })).toBe('shelf');
  });

  test('is for markets, languages, channels and kinds of customers', async () => {
    await shop.write([
      areaPage('danish-market', { visible: { markets: ['dk'] } }),
      areaPage('swedish', { visible: { languages: ['sv'] } }),
      areaPage('companies', { visible: { customerTypes: ['ORGANIZATION'], channels: ['1|se'] } }),
      areaPage('elsewhere', { visible: { channels: ['2|dk'], filters: [{ key: 'SiteId', value: '2' }] } }),
    ]);
    expect(await named({})).toBeNull();
    expect(await named({ marketId: 'dk' })).toBe('danish-market');
    expect(await named({ languageId: 'sv-SE' })).toBe('swedish');
    expect(await named({ customerType: 'ORGANIZATION' })).toBe('companies');
    // Who has signed in is known, whatever is said.
    expect(
      await named(
        { customerType: 'ORGANIZATION' },
        await signedInHeaders(shop.backend, 'anna@kvarto.example'),
      ),
    ).toBeNull();
  });

  test('leaves out containers and widgets that are not for whoever asks', async () => {
    const container = (name: string, visible: object) => ({ name, visible, widgets: [textWidget(name)] });
    await shop.write([
      areaPage('parts', {
        containers: [
          container('phones', { devices: ['mobile'] }),
          container('over', { to: '2020-01-01T00:00:00Z' }),
          {
            name: 'mixed',
            widgets: [textWidget('all'), textWidget('danes', { visible: { markets: ['dk'] } })],
          },
          container('swedes', { languages: ['sv'] }),
        ],
      }),
    ]);
    const words = async (variables: object) => (await shop.area(variables))?.words;
    expect(await words({})).toEqual(['phones', 'all']);
    expect(await words({ displaySetting: 'desktop' })).toEqual(['all']);
    expect(await words({ displaySetting: 'mobile' })).toEqual(['phones', 'all']);
    expect(await words({ displaySetting: 'tv', marketId: 'dk' })).toEqual(['phones', 'all', 'danes']);
    expect(await words({ languageId: 'sv-SE' })).toEqual(['phones', 'all', 'swedes']);
  });

  test('goes on without what is broken', async () => {
    await shop.write([
      areaPage('sound', { containers: [{ name: 'a', widgets: [textWidget('one'), textWidget('two')] }] }),
    ]);
    const breakIt = (path: string[], value: unknown) =>
      shop.db
        .updateTable('widget_collection')
        .set((eb) => ({
          published: eb.fn('jsonb_set', [
            eb.cast('published', 'jsonb'),
            eb.val(path),
            eb.cast(eb.val(JSON.stringify(value)), 'jsonb'),
          ]) as never,
        }))
        .where('collection_key', '=', 'sound')
        .execute();
    await breakIt(['containers', '0', 'widgets', '0', 'settings'], { text: 7 });
    await shop.backend.refreshCatalogue();
    expect(await shop.area({})).toEqual({ name: 'sound', words: ['two'] });
    await breakIt(['containers', '0', 'widgets', '0'], { name: 'Flowbox', settings: {} });
    await breakIt(['containers', '1'], { name: 'b', layout: 'fifths', widgets: [textWidget('three')] });
    await breakIt(['containers', '2'], null);
    await breakIt(['containers', '3'], { name: 'd', widgets: [null, textWidget('four')] });
    await shop.backend.refreshCatalogue();
    expect(await shop.area({})).toEqual({ name: 'sound', words: ['two', 'four'] });
    const previewing = { 'x-preview-token': await createPreview(shop.db, 'sound', 1) };
    expect((await shop.area({ preview: true }, previewing))?.words).toEqual(['two', 'four']);
    await breakIt(['containers'], 'none');
    await shop.backend.refreshCatalogue();
    expect(await shop.area({})).toBeNull();
    expect(await shop.area({ preview: true }, previewing)).toBeNull();
    expect(await shop.area({ family: 'Frontpage', areaName: 'The front page area' })).not.toBeNull();
  });

  test('is previewed with its link, whenever it is to be shown; without it, it is as for everybody', async () => {
    await shop.write([areaPage('home')]);
    await shop.write(
      [
        areaPage('home', {
          visible: { from: '2099-01-01T00:00:00Z' },
          containers: [{ name: 'a', widgets: [textWidget('new')] }],
        }),
      ],
      { isPublished: false },
    );
    const token = await createPreview(shop.db, 'home', 1);
    const other = await createPreview(shop.db, 'front-page', 1);
    const words = async (preview: boolean, header?: string, variables = {}) =>
      (await shop.area({ preview, ...variables }, header ? { 'x-preview-token': header } : {}))?.words;
    expect(await words(true, token)).toEqual(['new']);
    expect(await words(true, token, { family: '', areaName: '' })).toEqual(['new']);
    expect(await words(false, token)).toEqual(['home']);
    for (const wrong of [undefined, other, 'preview-x', `${token}x`, "' or 1=1 --"])
      expect(await words(true, wrong)).toEqual(['home']);
    await shop.db
      .updateTable('content_preview')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await words(true, token)).toEqual(['home']);
  });
});

describe('Time', () => {
  let shop: ContentShop;
  const told: ShopChange[] = [];
  beforeAll(async () => {
    shop = await openContentShop();
    shop.backend.onChange((change) => void told.push(change));
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => shop.close());

  test('brings a page and takes it away again, and whoever keeps answers is told', async () => {
    const hour = 3_600_000;
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    await shop.write([areaPage('sale', { visible: { from: at(1), to: at(2) } })]);
    expect(await shop.area({})).toBeNull();
    told.splice(0);
    await vi.advanceTimersByTimeAsync(hour + 1000);
    expect(told).toEqual([{ kind: 'content' }]);
    expect((await shop.area({}))?.name).toBe('sale');
    await vi.advanceTimersByTimeAsync(hour);
    expect(told).toEqual([{ kind: 'content' }, { kind: 'content' }]);
    expect(await shop.area({})).toBeNull();
  });

  test('of a page in a menu concerns every page', async () => {
    const [about] = await shop.db
      .selectFrom('widget_collection')
      .selectAll()
      .where('collection_key', '=', 'about')
      .execute();
    // The shop may hear of what is written before it is told to look.
    told.splice(0);
    await shop.db
      .updateTable('widget_collection_text')
      .set({ title: 'Another' })
      .where('widget_collection_id', '=', about?.widget_collection_id ?? 0)
      .execute();
    await shop.backend.refreshCatalogue();
    expect(told).toContainEqual({ kind: 'everything' });
  });
});
