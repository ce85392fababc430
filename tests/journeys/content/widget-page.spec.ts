import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreview } from '#backend/features/content/preview.ts';
import { WIDGET_SETTINGS } from '#contract/content/widget-settings.ts';
import { LOCALES } from '#contract/locales.ts';
import { type EditableShop, startEditableShop, untilServed } from '../support/editable-shop.ts';
import { EVERY_WIDGET_PAGE, importPage } from '../support/every-widget-page.ts';
import { findViolations } from '../support/find-violations.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: EditableShop;
beforeAll(async () => {
  shop = await startEditableShop();
  await importPage(shop.db, EVERY_WIDGET_PAGE);
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

/** Without touch: after a touch context the headless browser reports no hover, which hides the arrows of sliders. */
const newShopVisitor = async (options: Parameters<typeof newVisitor>[0] = {}) =>
  newVisitor({ baseURL: shop.url, ...options });

const createPage = (key: string, alias: string, text: string) => ({
  key,
  page: { sv: { alias, title: alias } },
  containers: [{ name: 'all', widgets: [{ name: 'Rich text', texts: { sv: { text } } }] }],
});

describe.each(
  combinations('widget-page', [
    {
      locale: 'sv',
      path: '/vinterlasning',
      heading: 'Läs dig genom vintern',
      desktopText: 'Bara på stora skärmar.',
    },
    {
      locale: 'fi',
      path: '/fi/talvilukemista',
      heading: 'Lue läpi talven',
      desktopText: 'Vain suurilla näytöillä.',
    },
  ] as const),
)('a content page with every widget in $locale', ({ locale, path, heading, desktopText }) => {
  test.each(['light', 'dark'] as const)(
    'is accessible at every width, %s, and requests no other origin',
    async (colorScheme) => {
      const visitor = await newShopVisitor({
        viewport: { width: 320, height: 900 },
        colorScheme,
        bypassCSP: true,
        locale: LOCALES[locale].iso,
      });
      const { page } = visitor;
      const foreignRequests: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:'))
          foreignRequests.push(request.url());
      });
      await untilServed(shop.url + path);
      await page.goto(path);
      await untilReady(page);
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
      await main.getByRole('heading', { name: heading }).waitFor();
      for (const widget of [...Object.keys(WIDGET_SETTINGS), 'Form'])
        expect(await main.locator(`[data-widget="${widget}"]`).count(), widget).toBeGreaterThan(0);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await main.getByText(desktopText).isVisible()).toBe(width > 767);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await findViolations(page)).toEqual([]);
      }
      expect(foreignRequests).toEqual([]);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    },
  );
});

test('a video plays in a dialog after a click, from the allowed host', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newShopVisitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  );
  // A link to the page loads a new document, whose policy allows the video's host.
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
  await page
    .locator('html[data-frames="https://www.youtube-nocookie.com"][data-ready]')
    .waitFor({ state: 'attached' });
  await page.getByRole('link', { name: t('video.play', { name: 'Så binds en bok' }) }).click();
  const dialog = page.getByRole('dialog', { name: 'Så binds en bok' });
  await dialog.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

test('product lists load more, scroll by their buttons, and show favourites', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newShopVisitor({ viewport: { width: 1440, height: 900 } });
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

test('skips broken widgets and shows the others', async () => {
  const visitor = await newShopVisitor();
  await importPage(shop.db, createPage('half-broken', 'halv', '<p>Det här syns.</p>'));
  // Written to the database, because the import rejects such widgets.
  const { published } = await shop.db
    .selectFrom('widget_collection')
    .select('published')
    .where('collection_key', '=', 'half-broken')
    .executeTakeFirstOrThrow();
  const document = structuredClone(published) as ReturnType<typeof createPage>;
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
  test('shows a draft to the owner of the link only, and can be ended', async () => {
    const t = await loadTranslate('sv');
    const draft = createPage('draft', 'utkast', '<p>Inte klar än.</p>');
    await importPage(shop.db, draft, { isPublished: false });
    const token = await createPreview(shop.db, 'draft', 1);
    const visitor = await newShopVisitor();
    const { page } = visitor;
    expect((await page.goto('/utkast'))?.status()).toBe(404);
    await page.goto('/preview-widgets');
    expect(new URL(page.url()).pathname).toBe('/');
    // The browser reports the 404 above.
    visitor.consoleErrors.length = 0;
    const response = await page.goto(`/preview-widgets?loginToken=${token}&redirect=/utkast`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/utkast');
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await page.getByRole('main').getByText('Inte klar än.').waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('preview');
    await page.goto('/preview-widgets');
    await page.getByRole('main').getByText('Inte klar än.').waitFor();
    const stranger = await newShopVisitor();
    expect((await stranger.page.goto('/utkast'))?.status()).toBe(404);
    await stranger.leave();
    await page
      .getByRole('complementary', { name: t('preview.label') })
      .getByRole('link', { name: t('preview.exit') })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(visitor.consoleErrors).toEqual([]);
    expect((await page.goto('/utkast'))?.status()).toBe(404);
    await visitor.leave();
  });
});

test('shows a published change within two seconds', async () => {
  await importPage(shop.db, createPage('news', 'senaste-nytt', '<p>Det gamla.</p>'));
  const visitor = await newShopVisitor();
  const read = async () => {
    await visitor.page.goto('/senaste-nytt');
    return visitor.page.getByRole('main').innerText();
  };
  await expect.poll(read).toContain('Det gamla.');
  await importPage(shop.db, createPage('news', 'senaste-nytt', '<p>Det nya.</p>'));
  await expect.poll(read).toContain('Det nya.');
  await visitor.leave();
});

test('shows areas only on the lists and products of their filters', async () => {
  const createArea = (key: string, family: string, name: string, text: string) => ({
    key,
    page: { sv: { title: key } },
    area: { family, name },
    visible: { filters },
    containers: [{ name: 'all', widgets: [{ name: 'Rich text', texts: { sv: { text } } }] }],
  });
  const list = 'The top part of the product list';
  const filters = [{ key: 'Category', value: 'lyrik' }];
  await importPage(shop.db, createArea('poems', 'Productlist', list, '<p>Om dikter.</p>'));
  await importPage(shop.db, createArea('poem', 'Product', 'Product detail page', '<p>Läs högt.</p>'));
  const visitor = await newShopVisitor();
  const { page } = visitor;
  const main = page.getByRole('main');
  const path = '/c/skonlitteratur/lyrik';
  const readList = async () => {
    await page.goto(path);
    return main.innerText();
  };
  await expect.poll(readList).toContain('Om dikter.');
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
