import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#backend/features/content/sanitiser/hostile-texts.fixture.ts';
import { type EditableShop, startEditableShop, untilServed } from '../support/editable-shop.ts';
import { importPage } from '../support/every-widget-page.ts';
import { findScriptAttributes, hostileTexts, watchPage } from '../support/script-watch.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: EditableShop;
beforeAll(async () => {
  shop = await startEditableShop();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

const texts = HOSTILE_TEXTS.map((text) => [
  { name: 'Rich text', settings: { text } },
  { name: 'HTML', settings: { html: `<p>${text}</p>`, css: text } },
  { name: 'Text', settings: { title: text, subtitle: text, text } },
]);

const containersPerPage = 12;
const textsPerContainer = 12;

/** Two pages, because one page has a maximum number of widgets. */
const pages = [0, 1].map((half) => ({
  key: `hostile-${half}`,
  page: {
    sv: {
      alias: `ovanlig-${half}`,
      title: '<img src=x onerror=alert(1)>',
      metaTitle: '</title><script>alert(1)</script>',
    },
  },
  containers: Array.from({ length: containersPerPage }, (_, index) => {
    const start = (half * containersPerPage + index) * textsPerContainer;
    return { name: `part ${index}`, widgets: texts.slice(start, start + textsPerContainer).flat() };
  }),
}));

/** The numbers of 20 parts of the hostile texts. */
const parts = [...Array(20).keys()];
/** A page whose plain texts, such as titles and labels, are hostile. */
const labelsPage = {
  key: 'hostile-labels',
  page: { sv: { alias: 'ovanliga-ord', title: 'Ovanliga ord' } },
  containers: [
    {
      name: 'banners',
      widgets: [0, 1, 2].map((part) => ({
        name: 'Banner',
        settings: {
          text1: hostileTexts(part, 3),
          text2: hostileTexts(part, 3),
          buttonText: hostileTexts(part, 3),
          image: { filename: 'landscape.jpg', altText: hostileTexts(part, 3), href: '/nyheter' },
        },
      })),
    },
    {
      name: 'buttons',
      widgets: [
        {
          name: 'Buttons',
          settings: { buttons: HOSTILE_TEXTS.map((buttonText) => ({ buttonText, url: '/nyheter' })) },
        },
      ],
    },
    {
      name: 'cards',
      widgets: ['cards-rich', 'cards-simple', 'banner-cards'].map((templateName) => ({
        name: 'JSON',
        settings: {
          templateName,
          json: {
            title: hostileTexts(0, 1),
            cards: parts
              .map((part) => hostileTexts(part, 20))
              .map((text) => ({ title: text, text, buttonText: text, url: '/nyheter' })),
          },
        },
      })),
    },
    {
      name: 'form',
      widgets: [
        {
          name: 'JSON',
          settings: {
            templateName: 'form',
            json: {
              title: hostileTexts(0, 1),
              text: hostileTexts(0, 1),
              submitText: hostileTexts(0, 1),
              sendFormToEmail: 'service@kvarto.example',
              fields: parts
                .map((part) => hostileTexts(part, 20))
                .map((text, index) => ({
                  name: `field-${index}`,
                  label: text,
                  options: [text],
                  type: index % 2 ? 'select' : 'text',
                })),
            },
          },
        },
      ],
    },
  ],
};

test('no script in content pages runs, even without the content security policy', async () => {
  for (const page of pages) await importPage(shop.db, page);
  const visitor = await newVisitor({ baseURL: shop.url, bypassCSP: true });
  const { page } = visitor;
  const watched = watchPage(page, shop.url);
  for (const { page: texts } of pages) {
    await untilServed(`${shop.url}/${texts.sv.alias}`);
    await page.goto(`/${texts.sv.alias}`);
    await untilReady(page);
    const main = page.getByRole('main');
    expect(await main.locator('[data-widget]').count()).toBeGreaterThan(100);
    expect(await findScriptAttributes(page, '[data-widget] *')).toEqual([]);
    for (const link of await main.locator('[data-widget] a').all()) await link.hover({ force: true });
  }
  expect(watched).toEqual({ dialogs: [], foreignRequests: [] });
  await visitor.leave();
});

test('no script in banners, buttons, cards, forms and menus runs', async () => {
  await importPage(shop.db, labelsPage);
  // Each menu item gets one of the 20 parts, by the last character of its id.
  await sql`
    update menu_item_text set label = (${JSON.stringify(parts.map((part) => hostileTexts(part, 20)))}::json)
      ->> (ascii(right(menu_item_id, 1)) % 20)
    where language_id = 'sv-SE'`.execute(shop.db);
  const visitor = await newVisitor({
    baseURL: shop.url,
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const { page } = visitor;
  const watched = watchPage(page, shop.url);
  const readFooter = async () => {
    const response = await page.goto('/ovanliga-ord');
    return response?.ok() ? page.getByRole('contentinfo').textContent() : '';
  };
  await expect.poll(readFooter, { timeout: 20_000 }).toContain('alert(1)');
  await untilReady(page);
  const main = page.getByRole('main');
  // Three banners, the buttons, three kinds of cards, and the form.
  expect(await main.locator('[data-widget]').count()).toBe(8);
  for (const text of ['<script>alert(1)</script>', '<svg onload=alert(1)>'])
    expect(await main.getByText(text).count()).toBeGreaterThan(5);
  expect(await findScriptAttributes(page, 'body *')).toEqual([]);
  expect(watched).toEqual({ dialogs: [], foreignRequests: [] });
  await visitor.leave();
});
