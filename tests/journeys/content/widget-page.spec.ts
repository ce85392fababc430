import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreview } from '#backend/features/content/preview.ts';
import { LOCALES } from '#contract/locales.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { type EditableShop, startEditableShop, untilServed } from '../support/editable-shop.ts';
import { bringIn, EVERY_WIDGET_PAGE } from '../support/every-widget-page.ts';
import { combinations } from '../support/matrix.ts';
import { violations } from '../support/violations.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

let shop: EditableShop;
beforeAll(async () => {
  shop = await startEditableShop();
  await bringIn(shop.db, EVERY_WIDGET_PAGE);
});
afterAll(async () => {
  await closeBrowser();
  await shop.stop();
});

const visit = async (options: Parameters<typeof newVisitor>[0] = {}) =>
  newVisitor({ baseURL: shop.url, ...options });

const short = (key: string, alias: string, text: string) => ({
  key,
  page: { sv: { alias, title: alias } },
  containers: [{ name: 'all', widgets: [{ name: 'Rich text', texts: { sv: { text } } }] }],
});

describe.each(
  combinations('editors-page', [
    { locale: 'sv', path: '/vinterlasning', says: 'Läs dig genom vintern', wide: 'Bara på stora skärmar.' },
    { locale: 'fi', path: '/fi/talvilukemista', says: 'Lue läpi talven', wide: 'Vain suurilla näytöillä.' },
  ] as const),
)('an editor’s page with every widget in $locale', ({ locale, path, says, wide }) => {
  test.each([320, 1440])(
    'stands at %i px, light and dark, and nothing is asked of anybody else',
    async (width) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const visitor = await visit({
          ...{ viewport: { width, height: 900 }, colorScheme, bypassCSP: true },
          locale: LOCALES[locale].iso,
        });
        const { page } = visitor;
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:'))
            elsewhere.push(request.url());
        });
        await untilServed(shop.url + path);
        await page.goto(path);
        await untilReady(page);
        const main = page.getByRole('main');
        expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
        await main.getByRole('heading', { name: says }).waitFor();
        for (const widget of [
          'Image',
          'Banner',
          'Text',
          'Rich text',
          'HTML',
          'Buttons',
          'Video',
          'JSON',
          'Form',
        ])
          expect(await main.locator(`[data-widget="${widget}"]`).count(), widget).toBeGreaterThan(0);
        expect(await main.getByText(wide).isVisible()).toBe(width > 767);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
        expect(elsewhere).toEqual([]);
        expect(visitor.consoleErrors).toEqual([]);
        await visitor.leave();
      }
    },
  );
});

test('a film plays after the press, in a dialog where there is room, from the one host that is allowed', async () => {
  const t = await loadTranslate('sv');
  const visitor = await visit({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  );
  // Come to by a link, the page is a document of its own, whose policy lets the film in.
  await page.goto('/nyheter');
  await untilReady(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/vinterlasning',
      textContent: 'Vinter',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Vinter', exact: true }).click();
  await page.locator('html[data-frames="youtube"][data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: t('video.play', { name: 'Så binds en bok' }) }).click();
  const dialog = page.getByRole('dialog', { name: 'Så binds en bok' });
  await dialog.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

test('a list goes on, a row is moved by its arrows, and favourites come when there are any', async () => {
  const t = await loadTranslate('sv');
  const visitor = await visit({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.goto('/vinterlasning');
  await untilReady(page);
  const main = page.getByRole('main');
  const slider = main.locator('[data-widget="Product list"]').first();
  await slider.getByRole('button', { name: t('slider.next') }).click();
  const second = slider.getByRole('button', { name: t('slider.page', { page: 2, pages: 4 }) });
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
  const grid = main.locator('[data-widget="Product list"]').nth(1);
  const books = grid.getByRole('article');
  const before = await books.count();
  await grid.getByRole('button', { name: t('list.loadMore') }).click();
  await expect.poll(() => books.count()).toBeGreaterThan(before);
  expect(await main.getByRole('heading', { name: 'Dina favoriter' }).count()).toBe(0);
  await books.first().locator('button[aria-pressed]').click();
  await main.getByRole('heading', { name: 'Dina favoriter' }).waitFor();
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

test('a broken widget shows nothing beside a good one, and the shop says so once', async () => {
  const visitor = await visit();
  await bringIn(shop.db, short('half-broken', 'halv', '<p>Det här syns.</p>'));
  // As a row that another version of the shop, or a hand, has left in the database.
  const { published } = await shop.db
    .selectFrom('widget_collection')
    .select('published')
    .where('collection_key', '=', 'half-broken')
    .executeTakeFirstOrThrow();
  const document = structuredClone(published) as ReturnType<typeof short>;
  const widgets = document.containers[0]?.widgets as object[];
  widgets.push(
    { name: 'Product list', settings: { searchParameters: { nonsense: true } } },
    { name: 'Video', settings: { videoId: '"><script>' } },
    { name: 'Flowbox', settings: { key: 'of another shop' } },
  );
  await shop.db
    .updateTable('widget_collection')
    .set({ published: JSON.stringify(document) })
    .where('collection_key', '=', 'half-broken')
    .execute();
  await untilServed(`${shop.url}/halv`);
  await visitor.page.goto('/halv');
  const main = visitor.page.getByRole('main');
  await main.getByText('Det här syns.').waitFor();
  expect(await main.locator('[data-widget]').count()).toBe(1);
  await visitor.leave();
});

describe('a preview', () => {
  test('shows a draft to whoever holds the link, and to nobody else; it can be ended', async () => {
    const t = await loadTranslate('sv');
    await bringIn(shop.db, short('draft', 'utkast', '<p>Inte klar än.</p>'), false);
    const token = await createPreview(shop.db, 'draft', 1);
    const visitor = await visit();
    const { page } = visitor;
    expect((await page.goto('/utkast'))?.status()).toBe(404);
    expect((await page.goto('/preview-widgets'))?.status()).toBe(404);
    visitor.consoleErrors.length = 0;
    const response = await page.goto(`/preview-widgets?loginToken=${token}&redirect=/utkast`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/utkast');
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await page.getByRole('main').getByText('Inte klar än.').waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('preview');
    await page.goto('/preview-widgets');
    await page.getByRole('main').getByText('Inte klar än.').waitFor();
    const stranger = await visit();
    expect((await stranger.page.goto('/utkast'))?.status()).toBe(404);
    await stranger.leave();
    await page
      .getByRole('complementary', { name: t('preview.label') })
      .getByRole('link', { name: t('preview.exit') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('error.notFoundTitle') }).waitFor();
    await visitor.leave();
  });
});

test('what is published is seen in the browser within two seconds', async () => {
  await bringIn(shop.db, short('news', 'senaste-nytt', '<p>Det gamla.</p>'));
  const visitor = await visit();
  const read = async () => {
    await visitor.page.goto('/senaste-nytt');
    return visitor.page.getByRole('main').innerText();
  };
  await expect.poll(read).toContain('Det gamla.');
  await bringIn(shop.db, short('news', 'senaste-nytt', '<p>Det nya.</p>'));
  await expect.poll(read).toContain('Det nya.');
  await visitor.leave();
});

test('areas stand on the lists and products they are for, and on no others', async () => {
  const area = (key: string, family: string, name: string, filters: object[], text: string) => ({
    ...{ key, page: { sv: { title: key } }, area: { family, name }, visible: { filters } },
    containers: [{ name: 'all', widgets: [{ name: 'Rich text', texts: { sv: { text } } }] }],
  });
  const list = 'The top part of the product list';
  const filters = [{ key: 'Category', value: 'lyrik' }];
  await bringIn(shop.db, area('poems', 'Productlist', list, filters, '<p>Om dikter.</p>'));
  await bringIn(shop.db, area('poem', 'Product', 'Product detail page', filters, '<p>Läs högt.</p>'));
  const visitor = await visit();
  const { page } = visitor;
  const main = page.getByRole('main');
  const path = '/c/skonlitteratur/lyrik';
  await expect.poll(async () => (await page.goto(path)) && main.innerText()).toContain('Om dikter.');
  await untilReady(page);
  await main.getByRole('article').first().getByRole('link').first().click();
  await main.getByText('Läs högt.').waitFor();
  await page.reload();
  await untilReady(page);
  await main.getByText('Läs högt.').waitFor();
  await page.goto('/c/skonlitteratur');
  expect(await main.innerText()).not.toContain('Om dikter.');
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});
