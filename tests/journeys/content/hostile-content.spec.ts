import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#backend/features/content/sanitiser/hostile-texts.fixture.ts';
import { type EditableShop, startEditableShop, untilServed } from '../support/editable-shop.ts';
import { bringIn } from '../support/every-widget-page.ts';
import { handlersIn, shareOf, watch } from '../support/script-watch.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

let shop: EditableShop;
beforeAll(async () => {
  shop = await startEditableShop();
});
afterAll(async () => {
  await closeBrowser();
  await shop.stop();
});

const texts = HOSTILE_TEXTS.map((text) => [
  { name: 'Rich text', settings: { text } },
  { name: 'HTML', settings: { html: `<p>${text}</p>`, css: text } },
  { name: 'Text', settings: { title: text, subtitle: text, text } },
]);

/** As many as a page takes, as containers of sixty. */
const pages = [0, 1].map((half) => ({
  key: `hostile-${half}`,
  page: {
    sv: {
      alias: `ovanlig-${half}`,
      title: '<img src=x onerror=alert(1)>',
      metaTitle: '</title><script>alert(1)</script>',
    },
  },
  containers: Array.from({ length: 12 }, (_, index) => ({
    name: `part ${index}`,
    widgets: texts.slice((half * 12 + index) * 12, (half * 12 + index + 1) * 12).flat(),
  })),
}));

const some = [...Array(20).keys()];
/** The texts that are words and no HTML, many to a widget. */
const labels = {
  key: 'hostile-labels',
  page: { sv: { alias: 'ovanliga-ord', title: 'Ovanliga ord' } },
  containers: [
    {
      name: 'banners',
      widgets: [0, 1, 2].map((place) => ({
        name: 'Banner',
        settings: {
          ...{ text1: shareOf(place, 3), text2: shareOf(place, 3), buttonText: shareOf(place, 3) },
          image: { filename: 'landscape.jpg', altText: shareOf(place, 3), href: '/nyheter' },
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
            title: shareOf(0, 1),
            cards: some
              .map((place) => shareOf(place, 20))
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
              ...{ title: shareOf(0, 1), text: shareOf(0, 1), submitText: shareOf(0, 1) },
              sendFormToEmail: 'service@kvarto.example',
              fields: some
                .map((place) => shareOf(place, 20))
                .map((text, place) => ({
                  ...{ name: `field-${place}`, label: text, options: [text] },
                  type: place % 2 ? 'select' : 'text',
                })),
            },
          },
        },
      ],
    },
  ],
};

test('nothing that an editor writes runs in a browser, with the shop’s policy out of the way', async () => {
  for (const page of pages) await bringIn(shop.db, page);
  const visitor = await newVisitor({ baseURL: shop.url, bypassCSP: true });
  const { page } = visitor;
  const seen = watch(page, shop.url);
  for (const { page: words } of pages) {
    await untilServed(`${shop.url}/${words.sv.alias}`);
    await page.goto(`/${words.sv.alias}`);
    await untilReady(page);
    const main = page.getByRole('main');
    expect(await main.locator('[data-widget]').count()).toBeGreaterThan(100);
    expect(await handlersIn(page, '[data-widget] *')).toEqual([]);
    for (const link of await main.locator('[data-widget] a').all()) await link.hover({ force: true });
  }
  expect(seen).toEqual({ ran: [], elsewhere: [] });
  await visitor.leave();
});

test('nor does what an editor writes on banners, buttons, cards, forms and in menus', async () => {
  await bringIn(shop.db, labels);
  await sql`
    update menu_item_text set label = (${JSON.stringify(some.map((place) => shareOf(place, 20)))}::json)
      ->> (ascii(right(menu_item_id, 1)) % 20)
    where language_id = 'sv-SE'`.execute(shop.db);
  const visitor = await newVisitor({
    ...{ baseURL: shop.url, bypassCSP: true, viewport: { width: 1440, height: 900 } },
  });
  const { page } = visitor;
  const seen = watch(page, shop.url);
  const footer = async () => {
    const answer = await page.goto('/ovanliga-ord');
    return answer?.ok() ? page.getByRole('contentinfo').innerText() : '';
  };
  await expect.poll(footer, { timeout: 20_000 }).toContain('alert(1)');
  await untilReady(page);
  const main = page.getByRole('main');
  expect(await main.locator('[data-widget]').count()).toBe(8);
  for (const text of ['<script>alert(1)</script>', '<svg onload=alert(1)>'])
    expect(await main.getByText(text).count()).toBeGreaterThan(5);
  expect(await handlersIn(page, 'body *')).toEqual([]);
  expect(seen).toEqual({ ran: [], elsewhere: [] });
  await visitor.leave();
});
