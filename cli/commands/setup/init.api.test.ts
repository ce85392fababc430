import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#backend/database/connection.ts';
import { samplePicture } from '#backend/features/picture/sample-pictures.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/api/test-database.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

const example = join(import.meta.dirname, '../../../docs/settings-example.json');
const books =
  'isbn,title,author,price,stock,category\n9789100000004,Vinterboken,Anna Berg,199,5,Romaner\n9789100000011,Sommarboken,Bo Ek,149,3,Deckare\n';

let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'init-'));
  await writeFile(join(folder, 'books.csv'), books);
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

async function createDatabase() {
  const database = await createTestDatabase();
  databases.push(database);
  const shop = { databaseUrl: database.url, folder };
  return {
    run: (args: string[], input?: string, environment = {}) =>
      runShopCommand(shop, args, { input, environment: { INIT_CWD: folder, ...environment } }),
    async read<Row>(query: string): Promise<Row[]> {
      const { pool, close } = connect(database.url, { connections: 1 });
      const { rows } = await pool.query(query);
      await close();
      return rows;
    },
  };
}

test('init creates a shop from a settings file and a catalogue, without demo data', async () => {
  const { run, read } = await createDatabase();
  expect(await run(['orders', 'list'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('has no shop yet'),
  });
  const environment = { SMTP_URL: 'smtps://mail.example', STRIPE_SECRET_KEY: `sk_test_${'x'.repeat(20)}` };
  const created = await run(['init', '--from', example, '--catalogue', 'books.csv'], undefined, environment);
  expect(created.errors).not.toMatch(/error/i);
  expect(created).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /Created the shop Lilla Bokhandeln.\n\n {2}1. Set STRIPE_WEBHOOK_SECRET .*\n {2}2. Complete/,
    ),
  });
  expect(await read('select name, default_market_id from channel')).toEqual([
    { name: 'Lilla Bokhandeln', default_market_id: 'se' },
  ]);
  expect(await read('select article_number from product')).toHaveLength(2);
  for (const table of ['campaign', 'gift_code', 'product_review', 'pickup_point', 'shop_note', 'api_key'])
    expect(await read(`select 1 from ${table}`), table).toEqual([]);
  expect(await read('select collection_key from widget_collection order by 1')).toEqual([
    { collection_key: 'front-page' },
    { collection_key: 'privacy' },
    { collection_key: 'purchase-terms' },
    { collection_key: 'withdrawal-information' },
  ]);
  expect(await read("select 1 from menu_item where menu_id = 'main-desktop'")).not.toEqual([]);
  expect(await run(['init', '--from', example])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('has a shop already'),
  });
});

test('a language that a market offers later has the pages and menus of a new shop, but no text is replaced', async () => {
  const { run, read } = await createDatabase();
  await run(['init', '--from', example]);
  const readJson = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const writeJson = (name: string, content: unknown) =>
    writeFile(join(folder, name), JSON.stringify(content));
  const offer = async (...languages: string[]) => {
    await run(['settings', 'export', 'languages.json']);
    const settings = await readJson('languages.json');
    settings.markets[0].languages = languages;
    await writeJson('languages.json', settings);
    return (await run(['settings', 'import', 'languages.json', '--yes'])).out;
  };
  const pages = () =>
    read("select alias, title from widget_collection_text where language_id = 'fi-FI' order by alias");
  expect(await pages()).toEqual([]);
  expect(await offer('sv', 'en', 'fi')).toContain('New language fi');
  expect(await pages()).toEqual([
    { alias: 'peruuttamisoikeus', title: 'Peruuttamisoikeus' },
    { alias: 'tietosuoja', title: 'Tietosuoja' },
    { alias: 'toimitusehdot', title: 'Toimitusehdot' },
    { alias: null, title: 'Uutta kaupassa' },
  ]);
  expect(
    await read("select published #>> '{containers,0,widgets,0,texts,fi}' as text from widget_collection"),
  ).not.toContainEqual({ text: null });
  expect(await read("select 1 from menu_text where language_id = 'fi-FI'")).toHaveLength(4);
  expect(await read("select 1 from menu_item_text where language_id = 'fi-FI'")).toHaveLength(6);

  await run(['content', 'export', folder, 'privacy']);
  const privacy = await readJson('privacy.json');
  privacy.page.fi.title = 'Oma otsikko';
  await writeJson('privacy.json', privacy);
  await run(['content', 'import', join(folder, 'privacy.json'), '--publish']);
  expect(await offer('sv', 'en')).not.toContain('New language');
  expect(await offer('sv', 'en', 'fi')).toContain('New language fi');
  expect(await pages()).toContainEqual({ alias: 'tietosuoja', title: 'Oma otsikko' });
});

/** The commands of the code blocks of a page, each as its words. Quotes join words. */
async function commandsOf(page: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, '../../../docs', page), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  return blocks.map((line) =>
    [
      ...line
        .trim()
        .replace(/^npm run shop -- /, '')
        .matchAll(/(?:[^\s"]|"[^"]*")+/g),
    ].map(([word]) => word.replaceAll('"', '')),
  );
}

async function writeDesignFiles(): Promise<void> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><circle r="30"/></svg>';
  await writeFile(join(folder, 'logo.svg'), svg);
  await writeFile(join(folder, 'icon.png'), await samplePicture({ width: 512, height: 512, format: 'png' }));
  await writeFile(join(folder, 'share.jpg'), await samplePicture({ width: 1200, height: 630 }));
  const font = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
  await copyFile(createRequire(import.meta.url).resolve(font), join(folder, 'serif.woff2'));
}

test('every command of the pages about an own shop works, one after the other', async () => {
  const { run } = await createDatabase();
  await copyFile(example, join(folder, 'settings.json'));
  await copyFile(join(example, '../campaign-example.json'), join(folder, 'campaign-example.json'));
  await writeDesignFiles();
  const pages = ['own-shop.md', 'branding.md', 'markets.md', 'campaigns.md'];
  const commands = (await Promise.all(pages.map(commandsOf))).flat();
  expect(commands.length).toBeGreaterThan(35);
  for (const args of commands) {
    const { code, errors } = await run(args);
    expect(code, `${args.join(' ')}: ${errors}`).toBe(0);
  }
});

test('init asks for what it needs, again after an invalid answer, and stores secrets in .env', async () => {
  const { run, read } = await createDatabase();
  const company = ['Nordlys', 'Nordlys AS', '999999999', '', 'Storgata 1, 0155 Oslo', 'no'];
  expect(await run(['init'], [...company, 'hei'].join('\n'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('It must be an e-mail address.'),
    errors: expect.stringContaining('An answer is needed.'),
  });
  expect(await read("select to_regclass('channel') as name")).toEqual([{ name: null }]);
  const key = `sk_test_${'x'.repeat(20)}`;
  // `hei` and `uk` are invalid; an empty answer accepts the default.
  const rest = [
    'hei',
    'hei@nordlys.example',
    '',
    'no,uk',
    'no,dk',
    '',
    '59',
    '',
    key,
    'smtps://mail.example',
  ];
  const { code, out } = await run(['init'], [...company, ...rest].join('\n'));
  expect(code).toBe(0);
  expect(out).toContain('It must be names of this list');
  expect(out).toContain('Created the shop Nordlys.');
  expect(out).not.toContain('SMTP_URL in .env, so');
  const file = join(folder, '.env');
  expect(await readFile(file, 'utf8')).toBe(`STRIPE_SECRET_KEY=${key}\nSMTP_URL=smtps://mail.example\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await read('select market_id, currency_code from market order by sort_order')).toEqual([
    { market_id: 'no', currency_code: 'NOK' },
    { market_id: 'dk', currency_code: 'DKK' },
  ]);
  expect(await read('select fee from shipping_fee')).toMatchObject([{ fee: 5900 }, { fee: 5900 }]);
});
