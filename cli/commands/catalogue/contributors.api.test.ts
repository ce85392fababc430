import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePicture } from '#backend/features/picture/sample-pictures.fixture.ts';
import { importTable } from '#backend/features/product-import/imported-shop.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await importTable(shop.db, 'id,title,author\n1,The Island,Åsa Östlund\n');
  await shop.backend.refreshCatalogue();
});
afterAll(() => shop.close());

const run = (...args: string[]) =>
  runShopCommand(shop, ['contributors', ...args], { environment: { INIT_CWD: shop.folder } });

async function pageOf(languageId: string) {
  const { data, errors } = await shop.query(
    `query ($languageId: String) { listPageInfo(url: "/l/author/asa-ostlund", languageId: $languageId) {
      primaryDescription primaryImage } }`,
    { languageId },
  );
  expect(errors).toBeUndefined();
  const { primaryDescription: description, primaryImage } = data.listPageInfo;
  return { description, primaryImage };
}

test('the page of an author has the picture and the biography in its language', async () => {
  await writeFile(join(shop.folder, 'asa.jpg'), await samplePicture({ width: 3000, height: 2000 }));
  const biographies = ['--biography-sv', 'Författare i Åbo.', '--biography-fi', 'Kirjailija Turusta.'];
  expect(await run('set', 'åsa östlund', '--picture', 'asa.jpg', ...biographies)).toMatchObject({
    code: 0,
    out: 'Changed Åsa Östlund.\n',
  });
  const page = await pageOf('sv-SE');
  expect(page).toEqual({
    description: 'Författare i Åbo.',
    primaryImage: expect.stringMatching(/^asa-ostlund-[\da-f]{16}\.webp$/),
  });
  expect((await pageOf('fi-FI')).description).toBe('Kirjailija Turusta.');
  const picture = await shop.backend.fetch(
    new Request(`http://shop.test/images/list/raw/${page.primaryImage}`),
  );
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 800 });
  expect((await run('list')).out).toMatch(/Åsa Östlund +1 +asa-ostlund-[\da-f]{16}\.webp +fi sv/);
});

test('an empty text removes the picture and a biography', async () => {
  expect((await run('set', 'Åsa Östlund', '--picture', '', '--biography-fi', '')).code).toBe(0);
  expect(await pageOf('sv-SE')).toEqual({ description: 'Författare i Åbo.', primaryImage: null });
  expect((await run('list', '--missing')).out).toMatch(/Åsa Östlund +1 +– +sv/);
});

test.each([
  [['set', 'Nobody Known', '--biography-sv', 'x'], 'There is no contributor Nobody Known.\n'],
  [['set', 'Åsa Östlund'], 'Give --picture, or a biography such as --biography-sv.\n'],
  [
    ['set', 'Åsa Östlund', '--picture', 'none.jpg'],
    expect.stringMatching(/^File not found: \S+none\.jpg\n$/),
  ],
  [
    ['set', 'Åsa Östlund', '--picture', 'page.jpg'],
    'This is an HTML page. Pictures must be JPEG, PNG, WebP or AVIF. The content decides, not the name.\n',
  ],
])('%j is rejected with one message', async (args, message) => {
  await writeFile(join(shop.folder, 'page.jpg'), '<html></html>');
  expect(await run(...args)).toMatchObject({ code: 1, errors: message });
  expect(await pageOf('sv-SE')).toMatchObject({ description: 'Författare i Åbo.', primaryImage: null });
});
