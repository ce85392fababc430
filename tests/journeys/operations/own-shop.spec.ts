import { spawnSync } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { samplePicture } from '#backend/features/picture/sample-pictures.fixture.ts';
import { MAIL_KINDS } from '#backend/mail/render-mail.ts';
import { STORED_ITEMS } from '#storefront/config/stored-items.ts';
import { loadTranslate } from '../support/messages.ts';
import { type RunningShop, startShop } from '../support/running-shop.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

const root = join(import.meta.dirname, '../../..');
const books =
  'isbn,title,author,price,stock,category\n9789100000004,Vinterboken,Anna Berg,199,5,Romaner\n9789100000011,Sommarboken,Bo Ek,149,3,Deckare\n';

let shop: RunningShop;
beforeAll(async () => {
  const folder = await createScratchFolder('journey');
  await writeFile(join(folder, 'books.csv'), books);
  await writeSettings(folder);
  const output = runShop(folder, 'init', '--from', 'settings.json', '--catalogue', 'books.csv');
  expect(output).not.toMatch(/kvarto/i);
  shop = await startShop({ SANDBOX: 'false', API_KEYS: 'own-key' }, { folder });
}, 120_000);
afterAll(async () => {
  await closeVisitors();
  await shop?.stop();
});

/** Writes the settings of the example, with a logo, an icon, a share picture and a font. */
async function writeSettings(folder: string): Promise<void> {
  const settings = JSON.parse(await readFile(join(root, 'docs/settings-example.json'), 'utf8'));
  settings.shop.branding = {
    logo: 'logo.svg',
    icon: 'icon.png',
    sharePicture: 'share.jpg',
    sansFont: { file: 'sans.woff2', weights: '400 900' },
  };
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  await writeFile(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><rect width="300" height="80" fill="#0a5c46"/></svg>',
  );
  await writeFile(join(folder, 'icon.png'), await samplePicture({ width: 512, height: 512, format: 'png' }));
  await writeFile(join(folder, 'share.jpg'), await samplePicture({ width: 1200, height: 630 }));
  const font = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
  await copyFile(createRequire(import.meta.url).resolve(font), join(folder, 'sans.woff2'));
}

function runShop(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'cli/shop.ts', ...args],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: folder, INIT_CWD: folder }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

async function read(path: string, url = shop.url): Promise<string> {
  const response = await fetch(url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Cookies, stored items, locks and channels have names of the software, in every shop (decision 129). */
const technicalNames = [
  ...STORED_ITEMS.flatMap(({ names }) => names),
  'kvarto-tabs',
  'kvarto-session',
  'kvarto-event',
  // The prefix of these names, which scripts contain separately.
  'kvarto-',
];
const technicalName = new RegExp(`(${technicalNames.join('|')})(?![\\w-])`, 'g');
const withoutTechnicalNames = (text: string) => text.replaceAll(technicalName, '');

const pages = [
  '/',
  '/en',
  '/nyheter',
  '/c/romaner',
  '/p/vinterboken',
  '/s/vinterboken',
  '/kassan',
  '/kakinstallningar',
  '/app/sv.webmanifest',
  '/offline/sv',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/account/sign-in',
  '/favoriter',
];

test.each(pages)('%s of a merchant’s shop does not contain the name of the demo', async (path) => {
  expect(withoutTechnicalNames(await read(path))).not.toMatch(/kvarto/i);
});

test('the pages, manifest and structured data have the name, colours and company of the settings', async () => {
  const home = await read('/');
  expect(home).toContain('<title>Lilla Bokhandeln – Böcker från Umeå</title>');
  expect(home).toContain('Lilla Bokhandeln i Umeå AB, Storgatan 1, 903 25 Umeå, Sverige');
  expect(home).toContain('Öppet köp i 30 dagar');
  expect(home).toContain('--accent:light-dark(#0a5c46, #7ad9b4)');
  expect(home).toContain('"@type":"Organization","@id":');
  expect(home).toMatch(/"name":"Lilla Bokhandeln","url"/);
  expect(JSON.parse(await read('/app/sv.webmanifest'))).toMatchObject({
    name: 'Lilla Bokhandeln',
    theme_color: '#0a5c46',
  });
});

test('the home page shows the books, and pages link only to the languages of the markets', async () => {
  const home = await read('/');
  for (const text of ['Nytt i butiken', 'Vinterboken', 'Sommarboken']) expect(home).toContain(text);
  const languagesOf = (html: string) => new Set(html.match(/(?<=hreflang=")[a-z]+/gi));
  for (const path of ['/', '/c/romaner', '/p/vinterboken', '/sitemaps/sv/products-0.xml'])
    expect([...languagesOf(await read(path))].sort(), path).toEqual(['en', 'sv', 'x']);
  expect(await read('/sitemap.xml')).not.toMatch(/sitemaps\/(da|fi|nb)\//);
  const danish = await fetch(shop.url, { headers: { 'accept-language': 'da' } });
  expect([danish.status, new URL(danish.url).pathname]).toEqual([200, '/']);
});

test.each(MAIL_KINDS)('the mail %s does not contain the name of the demo', async (kind) => {
  for (const locale of ['sv', 'en'])
    expect(await read(`/mailbox/preview/${kind}/${locale}/html`, shop.apiUrl)).not.toMatch(/kvarto/i);
});

test('scripts, styles and the output of the starting shop do not contain the name of the demo', async () => {
  const files = (await read('/')).match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];
  expect(files.length).toBeGreaterThan(5);
  for (const file of new Set(files))
    expect(withoutTechnicalNames(await read(file)), file).not.toMatch(/kvarto/i);
  expect(shop.output()).toContain('Lilla Bokhandeln is open');
  expect(shop.output()).not.toMatch(/kvarto/i);
  expect(shop.output(), 'the API key is in the log').not.toContain('own-key');
});

test('the header, icons, share picture, manifest and structured data have the files of the shop, which are cached for a year', async () => {
  const home = await read('/');
  const { icons } = JSON.parse(await read('/app/sv.webmanifest')) as { icons: { src: string }[] };
  const [, favicon = ''] = /<link rel="icon" href="([^"]+)"/.exec(home) ?? [];
  const [, apple = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(home) ?? [];
  const [, logo = ''] =
    /<img[^>]* src="([^"]+)"[^>]* alt="Lilla Bokhandeln"/.exec(home) ??
    /<img src="([^"]+)" alt="Lilla Bokhandeln"/.exec(home) ??
    [];
  const [, share = ''] = /<meta property="og:image" content="[^"]*?(\/branding\/[^"]+)"/.exec(home) ?? [];
  const [, font = ''] = /<link rel="preload" href="(\/branding\/[^"]+)" as="font"/.exec(home) ?? [];
  const files = [favicon, apple, logo, share, font, ...icons.map(({ src }) => src)];
  for (const file of files) {
    expect(file).toMatch(/^\/branding\//);
    const response = await fetch(shop.url + file);
    expect([response.status, response.headers.get('cache-control')], file).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  expect(home).toContain(`"logo":"${shop.url}${logo}"`);
  expect(home).not.toMatch(/rel="preload" href="[^"]*schibsted/);
  expect(await read(`/mailbox/preview/order-shipped/sv/html`, shop.apiUrl)).toMatch(
    /<img src="\/branding\/[\da-f]{16}-mail\.png"/,
  );
});

test('a logo whose file has only proportions fills its space', async () => {
  const { page, leave } = await newVisitor({ baseURL: shop.url, images: true });
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Lilla Bokhandeln' });
  // The proportions of the file, 300 to 80, in the height of the header's logo.
  expect(await logo.boundingBox()).toMatchObject({ width: 135, height: 36 });
  await leave();
});

test('campaigns that halve every price and ship for free are announced in the strip until one ends (§1)', async () => {
  const t = await loadTranslate('sv');
  const create = (key: string, ...options: string[]) =>
    runShop(shop.folder, 'campaigns', 'create', key, '--name', `sv=${key}`, ...options);
  const { page, leave } = await newVisitor({ baseURL: shop.url });
  const expectStrip = (text: string) =>
    expect
      .poll(async () => {
        await page.goto('/');
        return page.getByRole('banner').getByText(text, { exact: true }).count();
      })
      .toBe(1);
  create('halva-priset', '--percent', '50');
  await expectStrip(t('announcement.halfPrice'));
  create('fraktfritt', '--free-shipping');
  await expectStrip(t('announcement.halfPriceAndShipping'));
  runShop(shop.folder, 'campaigns', 'stop', 'halva-priset');
  await expectStrip(t('announcement.freeShippingAll'));
  expect(await page.getByText(t('announcement.halfPriceAndShipping'), { exact: true }).count()).toBe(0);
  await leave();
});
