import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type StartedBackend,
  startAnotherBackend,
} from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import { areaPage, type ContentShop, openContentShop, textWidget } from '../content-shop.fixture.ts';
import { publishPage, unpublishPage } from '../management/manage-pages.ts';
import { createPreview } from '../preview.ts';

let shop: ContentShop;
let processes: StartedBackend[];
beforeAll(async () => {
  shop = await openContentShop();
  processes = await Promise.all([startAnotherBackend(shop), startAnotherBackend(shop)]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()));
  await shop.close();
});

const polling = { timeout: 20_000, interval: 20 };

/** The page that each process displays, without an explicit refresh. */
const displayedPages = () =>
  Promise.all(
    [shop, ...processes].map(async ({ query }) => {
      const { data } = await query('{ widgetArea(family: "Test", areaName: "An area") { name } }');
      return data.widgetArea?.name ?? null;
    }),
  );

test('Every process displays a published page, and hides an unpublished one', async () => {
  await shop.write([areaPage('news')], { isPublished: false });
  expect(await displayedPages()).toEqual([null, null, null]);
  await publishPage(shop.db, 'news');
  await vi.waitFor(async () => expect(await displayedPages()).toEqual(['news', 'news', 'news']), polling);
  await unpublishPage(shop.db, 'news');
  await vi.waitFor(async () => expect(await displayedPages()).toEqual([null, null, null]), polling);
});

test('Every process displays a scheduled page at its time', async () => {
  const from = new Date(Date.now() + 1000).toISOString();
  await shop.write([areaPage('scheduled', { visible: { from } })]);
  await vi.waitFor(async () => expect(await displayedPages()).toEqual(Array(3).fill('scheduled')), polling);
});

test('Every process serves the stylesheet of a draft, whichever process displayed it', async () => {
  const css = ['p { color: red }', 'h2 { margin: 0 }'];
  const widget = {
    name: 'HTML',
    settings: { html: '<p>Words</p>' },
    texts: { en: { css }, sv: { css: 'p { top: 0 }' } },
  };
  const containers = [
    { name: 'a', widgets: [widget, textWidget('a NUL character: \0')] },
    { name: 'b', widgets: [widget] },
  ];
  await shop.write(
    [areaPage('styled', { containers: [containers[1]] }), areaPage('with-nul', { containers })],
    {
      isPublished: false,
    },
  );
  const token = await createPreview(shop.db, 'styled', 1);
  const { stylesheet } = JSON.parse(
    (
      await processes[0]?.query(
        '{ widgetArea(family: "Test", areaName: "An area", languageId: "en-GB", preview: true) { containers { widgets { configuration } } } }',
        {},
        { 'x-preview-token': token, 'x-apikey': 'demo-server' },
      )
    )?.data.widgetArea.containers[0].widgets[0].configuration,
  );
  const className = stylesheet.slice('/content/'.length, -'.css'.length);
  for (const { backend } of processes) {
    const response = await backend.fetch(new Request(`http://shop.test${stylesheet}`));
    expect(await response.text()).toBe(`.${className} p { color: red }\n.${className} h2 { margin: 0 }`);
    const unknown = 'http://shop.test/content/content-0123456789abcdef.css';
    for (const _ of [1, 2]) expect((await backend.fetch(new Request(unknown))).status).toBe(404);
  }
});
