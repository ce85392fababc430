import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#backend/features/content/hostile-texts.fixture.ts';
import { type EditableShop, startEditableShop } from './editable-shop.ts';
import { bringIn } from './editors-page.ts';
import { closeBrowser, newVisitor, untilReady } from './visitor.ts';

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

test('nothing that an editor writes runs in a browser, with the shop’s policy out of the way', async () => {
  for (const page of pages) await bringIn(shop.db, page);
  const visitor = await newVisitor({ baseURL: shop.url, bypassCSP: true });
  const { page } = visitor;
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) elsewhere.push(request.url());
  });
  for (const { page: words } of pages) {
    await expect.poll(async () => (await page.goto(`/${words.sv.alias}`))?.status()).toBe(200);
    await untilReady(page);
    const main = page.getByRole('main');
    expect(await main.locator('[data-widget]').count()).toBeGreaterThan(100);
    const found = await main.evaluate((element) =>
      [...element.querySelectorAll('[data-widget] *')].flatMap((one) =>
        [...one.attributes]
          .filter(
            ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value),
          )
          .map(({ name }) => `${one.localName} ${name}`),
      ),
    );
    expect(found).toEqual([]);
    for (const link of await main.locator('[data-widget] a').all()) await link.hover({ force: true });
  }
  expect(ran).toEqual([]);
  expect(elsewhere).toEqual([]);
  await visitor.leave();
});
