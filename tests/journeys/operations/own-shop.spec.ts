import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { MAIL_KINDS } from '#backend/mail/render-mail.ts';
import { type RunningShop, startShop } from '../support/running-shop.ts';

const root = join(import.meta.dirname, '../../..');
const books =
  'isbn,title,author,price,stock,category\n9789100000004,Vinterboken,Anna Berg,199,5,Romaner\n9789100000011,Sommarboken,Bo Ek,149,3,Deckare\n';

let shop: RunningShop;
beforeAll(async () => {
  const folder = await createScratchFolder('journey');
  await writeFile(join(folder, 'books.csv'), books);
  const args = ['init', '--from', 'docs/settings-example.json', '--catalogue', join(folder, 'books.csv')];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'cli/shop.ts', ...args],
    {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      encoding: 'utf8',
    },
  );
  expect(status, stderr).toBe(0);
  shop = await startShop({ SANDBOX: 'false', API_KEYS: 'own-key' }, { folder });
}, 120_000);
afterAll(() => shop?.stop());

async function read(path: string, url = shop.url): Promise<string> {
  const response = await fetch(url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Names of cookies, of stored items and of the software are not the name of the shop. */
const withoutTechnicalNames = (text: string) => text.replaceAll(/kvarto-[\w-]+/g, '');

const pages = [
  '/',
  '/en',
  '/nyheter',
  '/c/romaner',
  '/p/vinterboken',
  '/s/vinterboken',
  '/kassan',
  '/app/sv.webmanifest',
  '/offline/sv',
  '/llms.txt',
  '/robots.txt',
  '/favicon.svg',
];

test.each(pages)('%s of an own shop does not contain the name of the demo', async (path) => {
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

test.each(MAIL_KINDS)('the mail %s does not contain the name of the demo', async (kind) => {
  for (const locale of ['sv', 'en'])
    expect(await read(`/mailbox/preview/${kind}/${locale}/html`, shop.apiUrl)).not.toMatch(/kvarto/i);
});
