import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StartedBackend, startBackend } from '#backend/catalogue-index/started-backend.fixture.ts';
import { areaPage, type ContentShop, openContentShop } from './content-shop.fixture.ts';
import { publishPage, unpublishPage } from './manage-content.ts';

let shop: ContentShop;
let processes: StartedBackend[];
beforeAll(async () => {
  shop = await openContentShop();
  processes = await Promise.all([startBackend(shop.databaseUrl), startBackend(shop.databaseUrl)]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()));
  await shop.close();
});

const soon = { timeout: 10_000, interval: 20 };

/** What each process shows by itself: nobody tells it to look. */
const shown = () =>
  Promise.all(
    [shop, ...processes].map(async ({ ask }) => {
      const { data } = await ask('{ widgetArea(family: "Test", areaName: "An area") { name } }');
      return data.widgetArea?.name ?? null;
    }),
  );

test('What is published, and what is taken away, is seen in every process by itself', async () => {
  await shop.write([areaPage('news')], { isPublished: false });
  expect(await shown()).toEqual([null, null, null]);
  await publishPage(shop.db, 'news');
  await vi.waitFor(async () => expect(await shown()).toEqual(['news', 'news', 'news']), soon);
  await unpublishPage(shop.db, 'news');
  await vi.waitFor(async () => expect(await shown()).toEqual([null, null, null]), soon);
});

test('So is what has a time of its own', async () => {
  const from = new Date(Date.now() + 1000).toISOString();
  await shop.write([areaPage('at-its-time', { visible: { from } })]);
  await vi.waitFor(async () => expect(await shown()).toEqual(Array(3).fill('at-its-time')), soon);
});
