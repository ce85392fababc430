import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShopChange } from '#backend/catalogue-index/updater/shop-change.ts';
import { signedInHeaders } from '../../auth/auth-client.fixture.ts';
import { AREA, areaPage, type ContentShop, openContentShop, textWidget } from '../content-shop.fixture.ts';
import { createPreview } from '../preview.ts';

describe.each(['memory', 'postgres'])('An area (%s)', (engine) => {
  let shop: ContentShop;
  beforeAll(async () => {
    shop = await openContentShop({ CATALOGUE_ENGINE: engine });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.deleteFrom('widget_collection').where('family', '=', AREA.family).execute();
  });
  const nameOfPage = async (variables: object, headers?: Record<string, string>) =>
    (await shop.area(variables, headers))?.name ?? null;

  test('displays the most specific page', async () => {
    const [book] = (
      await shop.query(
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
    expect(await nameOfPage({})).toBe('for-all');
    expect(await nameOfPage({ filters: [brand] })).toBe('for-brand');
    expect(await nameOfPage({ filters: [brand, category] })).toBe('for-category');
    expect(await nameOfPage({ filters: [brand, category, product] })).toBe('for-book');
    expect(await nameOfPage({ filters: [{ key: 'Category', value: 'no-such' }] })).toBe('for-all');
    expect(await nameOfPage({ url: '/en/l/author/selma-lagerlof' })).toBe('for-author');
    expect(await nameOfPage({ url: '/en/l/author/unknown', filters: [null, {}, { key: 'Brand' }] })).toBe(
      'for-all',
    );
  });

  test('matches a category by its id, key or alias in any language', async () => {
    const { data } = await shop.query(
      '{ sv: categories(languageId: "sv-SE") { categoryId alias } en: categories(languageId: "en-GB") { categoryId alias } }',
    );
    const [{ categoryId, alias }] = data.sv;
    await shop.write([areaPage('category', { visible: { filters: [{ key: 'Category', value: alias }] } })]);
    for (const value of [alias, String(categoryId), data.en[0].alias])
      expect(await nameOfPage({ filters: [{ key: 'Category', value }] })).toBe('category');
    expect(await nameOfPage({ filters: [{ key: 'Category', value: data.en[1].alias }] })).toBeNull();
    expect(await nameOfPage({ url: `/en/c/${data.en[0].alias}` })).toBe('category');
  });

  test('can be restricted to markets, languages, channels and customer types', async () => {
    await shop.write([
      areaPage('danish-market', { visible: { markets: ['dk'] } }),
      areaPage('swedish', { visible: { languages: ['sv'] } }),
      areaPage('companies', { visible: { customerTypes: ['ORGANIZATION'], channels: ['1|se'] } }),
      areaPage('elsewhere', { visible: { channels: ['2|dk'], filters: [{ key: 'SiteId', value: '2' }] } }),
    ]);
    expect(await nameOfPage({})).toBeNull();
    expect(await nameOfPage({ marketId: 'dk' })).toBe('danish-market');
    expect(await nameOfPage({ languageId: 'sv-SE' })).toBe('swedish');
    expect(await nameOfPage({ customerType: 'ORGANIZATION' })).toBe('companies');
    // The type of a signed-in customer overrides the argument.
    expect(
      await nameOfPage(
        { customerType: 'ORGANIZATION' },
        await signedInHeaders(shop.backend, 'anna@kvarto.example'),
      ),
    ).toBeNull();
  });

  test('omits containers and widgets that the request may not see', async () => {
    const container = (name: string, visible: object) => ({ name, visible, widgets: [textWidget(name)] });
    await shop.write([
      areaPage('parts', {
        containers: [
          container('phones', { devices: ['mobile'] }),
          container('expired', { to: '2020-01-01T00:00:00Z' }),
          {
            name: 'mixed',
            widgets: [textWidget('all'), textWidget('danes', { visible: { markets: ['dk'] } })],
          },
          container('swedes', { languages: ['sv'] }),
        ],
      }),
    ]);
    const textsOf = async (variables: object) => (await shop.area(variables))?.texts;
    expect(await textsOf({})).toEqual(['phones', 'all']);
    expect(await textsOf({ displaySetting: 'desktop' })).toEqual(['all']);
    expect(await textsOf({ displaySetting: 'mobile' })).toEqual(['phones', 'all']);
    expect(await textsOf({ displaySetting: 'tv', marketId: 'dk' })).toEqual(['phones', 'all', 'danes']);
    expect(await textsOf({ languageId: 'sv-SE' })).toEqual(['phones', 'all', 'swedes']);
  });

  test('skips invalid widgets and containers', async () => {
    await shop.write([
      areaPage('stored', { containers: [{ name: 'a', widgets: [textWidget('one'), textWidget('two')] }] }),
    ]);
    const overwrite = (path: string[], value: unknown) =>
      shop.db
        .updateTable('widget_collection')
        .set((eb) => ({
          published: eb.fn('jsonb_set', [
            eb.cast('published', 'jsonb'),
            eb.val(path),
            eb.cast(eb.val(JSON.stringify(value)), 'jsonb'),
          ]) as never,
        }))
        .where('collection_key', '=', 'stored')
        .execute();
    await overwrite(['containers', '0', 'widgets', '0', 'settings'], { text: 7 });
    await shop.backend.refreshCatalogue();
    expect(await shop.area({})).toEqual({ name: 'stored', texts: ['two'] });
    await overwrite(['containers', '0', 'widgets', '0'], { name: 'Flowbox', settings: {} });
    await overwrite(['containers', '1'], { name: 'b', layout: 'fifths', widgets: [textWidget('three')] });
    await overwrite(['containers', '2'], null);
    await overwrite(['containers', '3'], { name: 'd', widgets: [null, textWidget('four')] });
    await shop.backend.refreshCatalogue();
    expect(await shop.area({})).toEqual({ name: 'stored', texts: ['two', 'four'] });
    const previewHeaders = {
      'x-preview-token': await createPreview(shop.db, 'stored', 1),
      'x-apikey': shop.backend.ownApiKey,
    };
    expect((await shop.area({ preview: true }, previewHeaders))?.texts).toEqual(['two', 'four']);
    await overwrite(['containers'], 'none');
    await shop.backend.refreshCatalogue();
    expect(await shop.area({})).toBeNull();
    expect(await shop.area({ preview: true }, previewHeaders)).toBeNull();
    const frontPage = await shop.area({ family: 'Frontpage', areaName: 'The front page area' });
    expect(frontPage).not.toBeNull();
    // The name by which other clients read it.
    expect(await shop.area({ family: 'Frontpage', areaName: 'Content' })).toEqual(frontPage);
    expect(await shop.area({ family: 'Frontpage', areaName: 'Other' })).toBeNull();
  });

  test('displays the draft with a preview token, before its time; without one the published page', async () => {
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
    const textsOf = async (preview: boolean, header?: string, variables = {}) =>
      (
        await shop.area(
          { preview, ...variables },
          header ? { 'x-preview-token': header, 'x-apikey': shop.backend.ownApiKey } : {},
        )
      )?.texts;
    expect(await textsOf(true, token)).toEqual(['new']);
    expect(await textsOf(true, token, { family: '', areaName: '' })).toEqual(['new']);
    expect(await textsOf(false, token)).toEqual(['home']);
    for (const wrong of [undefined, other, 'preview-x', `${token}x`, "' or 1=1 --"])
      expect(await textsOf(true, wrong)).toEqual(['home']);
    await shop.db
      .updateTable('content_preview')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await textsOf(true, token)).toEqual(['home']);
  });
});

describe('The time of a page', () => {
  let shop: ContentShop;
  const changes: ShopChange[] = [];
  beforeAll(async () => {
    shop = await openContentShop();
    shop.backend.onChange((change) => void changes.push(change));
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => shop.close());

  test('displays and hides it, and notifies listeners', async () => {
    const hour = 3_600_000;
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    await shop.write([areaPage('sale', { visible: { from: at(1), to: at(2) } })]);
    expect(await shop.area({})).toBeNull();
    changes.splice(0);
    await vi.advanceTimersByTimeAsync(hour + 1000);
    expect(changes).toEqual([{ kind: 'content' }]);
    expect((await shop.area({}))?.name).toBe('sale');
    await vi.advanceTimersByTimeAsync(hour);
    expect(changes).toEqual([{ kind: 'content' }, { kind: 'content' }]);
    expect(await shop.area({})).toBeNull();
  });

  test('affects every page when the page is in a menu', async () => {
    const [about] = await shop.db
      .selectFrom('widget_collection')
      .selectAll()
      .where('collection_key', '=', 'about')
      .execute();
    // The change listener may notify before `refreshCatalogue` is called.
    changes.splice(0);
    await shop.db
      .updateTable('widget_collection_text')
      .set({ title: 'Another' })
      .where('widget_collection_id', '=', about?.widget_collection_id ?? 0)
      .execute();
    await shop.backend.refreshCatalogue();
    expect(changes).toContainEqual({ kind: 'everything' });
  });
});
