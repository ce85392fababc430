import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { samplePicture } from '#backend/features/picture/sample-pictures.fixture.ts';
import { runShopCommand } from '../../../cli/commands/shop-command.fixture.ts';
import { expectNoShift, recordShifts } from '../support/layout-shift.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { startDemoShop } from '../support/worker-shop.ts';

const managementKey = 'a-management-key-of-32-characters';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const swedish = '/p/skonlitteratur/klassiker/gosta-berlings-saga';
const list = '/c/skonlitteratur/klassiker';

/** Portrait, landscape and square, with one picture that is smaller than it is displayed. */
const shapes = {
  portrait: [1050, 1600],
  landscape: [1500, 1000],
  square: [900, 900],
  small: [200, 300],
} as const;

let shop: RunningShop;

beforeAll(async () => {
  shop = await startDemoShop({ MANAGEMENT_KEY: managementKey, TRUSTED_PROXIES: '1' });
  const [main, second, third, fourth] = await articleNumbers();
  await importFolder({
    [`${main}.jpg`]: shapes.portrait,
    [`${main}_2.jpg`]: shapes.landscape,
    [`${main}_3.jpg`]: shapes.square,
    [`${main}-back.jpg`]: shapes.small,
    [`${second}.jpg`]: shapes.landscape,
    [`${third}.jpg`]: shapes.square,
    [`${fourth}.jpg`]: shapes.portrait,
  });
  const query = new URLSearchParams({ 'alt.sv-SE': 'Baksidan', 'alt.fi-FI': 'Takakansi' });
  const response = await fetch(`${shop.apiUrl}/manage/products/${main}/pictures/back?${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${managementKey}` },
    body: new Uint8Array(await picture(shapes.small)),
  });
  expect(response.status).toBe(200);
  await vi.waitFor(async () => expect(await (await fetch(shop.url + swedish)).text()).toContain('Baksidan'), {
    timeout: 60_000,
    interval: 200,
  });
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

/** Article numbers of the book of the product page, and of the books that the list shows first. */
async function articleNumbers(): Promise<string[]> {
  const query = `{ product(alias: "gosta-berlings-saga", marketId: "se", languageId: "sv-SE") { articleNumber }
    products(take: 4, url: "${list}", marketId: "se", languageId: "sv-SE") { products { articleNumber } } }`;
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { product: { articleNumber: string }; products: { products: { articleNumber: string }[] } };
  };
  const main = data.product.articleNumber;
  return [main, ...data.products.products.map((book) => book.articleNumber).filter((each) => each !== main)];
}

const picture = ([width, height]: readonly [number, number]) => samplePicture({ width, height });

async function importFolder(files: Record<string, readonly [number, number]>): Promise<void> {
  const folder = join(shop.folder, 'covers');
  await mkdir(folder);
  for (const [name, size] of Object.entries(files)) await writeFile(join(folder, name), await picture(size));
  const databaseUrl = (await urlOfRunningShop(join(shop.folder, 'postgres'))) ?? '';
  const { code, errors } = await runShopCommand({ databaseUrl, folder: shop.folder }, [
    'pictures',
    'import',
    folder,
  ]);
  expect([code, errors]).toEqual([0, '']);
}

async function open(path: string, options: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor({ ...options, baseURL: shop.url, images: true });
  await visitor.page.addInitScript(recordShifts);
  await visitor.page.goto(path);
  return visitor;
}

/** Width divided by height, as displayed. */
const ratios = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.round((width / height) * 100) / 100;
    }),
  );

describe.each(
  combinations('product-pictures', [
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const),
)('pictures of a product on %s', (_, viewport) => {
  test('have their shape before and after they load', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...viewport, baseURL: shop.url, images: true });
    const { page } = visitor;
    await page.addInitScript(recordShifts);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/images/product/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(swedish, { waitUntil: 'commit' });
    await untilReady(page);
    const slides = 'ul > li[id^=image-] img';
    // Portrait, landscape, square, and the small picture.
    const expected = [0.66, 1.5, 1, 0.67];
    expect(await ratios(page, slides)).toEqual(expected);
    release();
    const cover = page.locator(slides).first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await ratios(page, slides)).toEqual(expected);
    expect(await cover.getAttribute('alt')).toBe(t('product.coverOf', { title: 'Gösta Berlings saga' }));
    await expectNoShift(page);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('stand in boxes of one size in lists', async () => {
    const visitor = await open(list, viewport);
    const { page } = visitor;
    await untilReady(page);
    // Drawn covers have the shape of the box, 0.8.
    const boxes = await ratios(page, 'main article > picture');
    expect(new Set(boxes)).toEqual(new Set([0.8]));
    expect(new Set(await ratios(page, 'main article > picture img'))).toEqual(new Set([0.8, 0.66, 1.5, 1]));
    const isInside = await page.locator('main article > picture').evaluateAll((pictures) =>
      pictures.every((box) => {
        const [outer, inner] = [box, box.querySelector('img') ?? box].map((each) =>
          each.getBoundingClientRect(),
        );
        return (
          outer &&
          inner &&
          inner.top >= outer.top - 1 &&
          inner.left >= outer.left - 1 &&
          inner.right <= outer.right + 1
        );
      }),
    );
    expect(isInside).toBe(true);
    await expectNoShift(page);
    await visitor.leave();
  });
});

describe('the gallery', () => {
  test('shows each picture by thumbnail, arrow keys and swipe, and the original in the zoom', async () => {
    const visitor = await open(swedish, desktop);
    const { page } = visitor;
    await untilReady(page);
    const thumbnails = page.locator('a[href^="#image-"]');
    const current = () =>
      thumbnails.evaluateAll((links) => links.findIndex((link) => link.ariaCurrent === 'true'));
    await thumbnails.nth(2).click();
    await expect.poll(current).toBe(2);
    await page.locator('#image-3 a').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(current).toBe(3);
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('image-4');
    expect(await page.locator('#image-4 img').getAttribute('alt')).toBe('Baksidan');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(current).toBe(1);

    const original = page.waitForResponse(/\/images\/product\/raw\/[\da-f]{16}-1500x1000\.jpg$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('+');
    expect((await original).headers()['content-type']).toBe('image/jpeg');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('works without script', async () => {
    const visitor = await open(swedish, { ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    const square = page.locator('#image-3 img');
    await page.locator('a[href="#image-3"]').click();
    await expect.poll(async () => (await square.boundingBox())?.x ?? -1).toBeGreaterThan(0);
    await expect
      .poll(() => square.evaluate((image) => image.getBoundingClientRect().right < innerWidth))
      .toBe(true);
    await page.locator('#image-3 a').click();
    await page.waitForURL(/\/images\/product\/raw\/[\da-f]{16}-900x900\.jpg$/);
    await visitor.leave();
  });
});

test('search engines get all four pictures, and social networks the cover', async () => {
  const html = await (await fetch(shop.url + swedish)).text();
  const versions = /\/images\/product\/1200f1500\/[\da-f]{16}-1050x1600\.jpg/;
  expect(html).toMatch(new RegExp(`property="og:image" content="http[^"]*${versions.source}"`));
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).toMatch(versions);
  expect(json.match(/1200f1500/g)?.length).toBe(4);
});
