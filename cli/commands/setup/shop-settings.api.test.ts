import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettingsFile, replaceSettings } from '#backend/features/shop-settings/apply-settings.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
let folder: string;
let path: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
  path = join(folder, 'settings.json');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runShopCommand(shop, ['settings', ...args]);
const readExport = async (): Promise<SettingsFile> => JSON.parse(await readFile(path, 'utf8'));

// One database for all: each test starts with the state that the one before it left.
test('an export can be imported again without a difference', async () => {
  expect(await run('export', path)).toMatchObject({ code: 0, out: `Exported revision 1 to ${path}.\n` });
  expect(await run('import', path, '--yes')).toMatchObject({
    code: 0,
    out: 'The file has the same settings as the shop.\n',
  });
});

test('an import shows the differences, and applies them with --yes', async () => {
  const file = await readExport();
  file.shop.name = 'Lilla Bokhandeln';
  file.markets = file.markets.filter(({ id }) => id !== 'eu');
  const [sweden] = file.markets;
  if (sweden) sweden.vat.push({ class: 'book', from: '2027-01-01', percent: 12 });
  for (const method of [...file.shipping, ...file.payment]) {
    if (Array.isArray(method.markets)) method.markets = method.markets.filter((id) => id !== 'eu');
    else delete method.markets.eu;
  }
  const letter = file.shipping.find(({ key }) => key === 'letter')?.markets.se;
  if (letter) letter.fee = 19.5;
  await writeFile(path, JSON.stringify(file));

  const shown = await run('import', path);
  expect(shown.out).toContain('~ shop.name: Kvarto → Lilla Bokhandeln\n');
  expect(shown.out).toContain('+ markets.se.vat.book from 2027-01-01.percent: 12\n');
  expect(shown.out).toContain('~ shipping.letter.markets.se.fee: 0 → 19.5\n');
  expect(shown.out).toContain('No changes were written.');
  const points = await countPickupPoints();
  const readChannel = async () =>
    (await shop.query('{ channel { name markets { id } } }')).data.channel as {
      name: string;
      markets: { id: string }[];
    };
  expect((await readChannel()).name).toBe('Kvarto');

  expect((await run('import', path, '--yes')).out).toContain('Applied. The settings are of revision 2.');
  await shop.backend.refreshCatalogue();
  const { name, markets } = await readChannel();
  expect(name).toBe('Lilla Bokhandeln');
  expect(markets).not.toContainEqual({ id: 'eu' });
  expect(await countPickupPoints()).toBe(points);
  const { data } = await shop.query(
    '{ marketOptions(marketId: "se", languageId: "sv-SE") { shippingOptions { label feeIncVat } } }',
  );
  expect(data.marketOptions.shippingOptions).toContainEqual({ label: 'Brev', feeIncVat: 19.5 });
});

test('a file of an older revision is rejected', async () => {
  const stale = await readExport();
  await writeFile(path, JSON.stringify({ ...stale, defaultLanguage: 'en' }));
  const { code, errors } = await run('import', path, '--yes');
  expect(code).toBe(1);
  expect(errors).toMatch(/of revision 1, but .* revision 2, by command line/);
  expect((await run('history')).out).toMatch(/^REVISION.*\n +2 .*command line.*\n +1 .*demo/);
});

test.each([
  ['not JSON', '{', /not JSON/],
  ['without markets', '{"shop":{}}', /markets: is missing/],
])('a file that is %s is explained and changes nothing', async (_, text, expected) => {
  await writeFile(path, text);
  expect(await run('import', path, '--yes')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(expected),
  });
});

test('a market with a cart stays, and nothing of the file is applied', async () => {
  await run('export', path);
  const file = await readExport();
  await shop.db
    .insertInto('cart')
    .values({ cart_id: 'in-dk', channel_id: '1|se', market_id: 'dk' })
    .execute();
  const withoutDenmark = <Entry extends { markets: string[] | object }>(entry: Entry): Entry => ({
    ...entry,
    markets: Array.isArray(entry.markets)
      ? entry.markets.filter((id) => id !== 'dk')
      : Object.fromEntries(Object.entries(entry.markets).filter(([id]) => id !== 'dk')),
  });
  delete file.shop.customerService.phones.dk;
  await writeFile(
    path,
    JSON.stringify({
      ...file,
      shop: { ...file.shop, name: 'Other' },
      markets: file.markets.filter(({ id }) => id !== 'dk'),
      shipping: file.shipping.map(withoutDenmark).filter(({ markets }) => Object.keys(markets).length > 0),
      payment: file.payment.map(withoutDenmark).filter(({ markets }) => markets.length > 0),
    }),
  );
  expect(await run('import', path, '--yes')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The market dk has carts or orders'),
  });
  expect((await run('export', '-')).out).toContain('"name": "Lilla Bokhandeln"');
});

test('another error than the carts of a market is not reported as carts', async () => {
  await shop.db.deleteFrom('cart').where('market_id', '=', 'dk').execute();
  await sql`create function fail_delete() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full' using errcode = '53100'; end $$`.execute(shop.db);
  await sql`create trigger fail_delete before delete on market execute function fail_delete()`.execute(
    shop.db,
  );
  const file = parseSettingsFile(await readFile(path, 'utf8'));
  await expect(replaceSettings(shop.db, file, 'test')).rejects.toThrow('the disk is full');
  await sql`drop trigger fail_delete on market`.execute(shop.db);
  expect(await run('import', path, '--yes')).toMatchObject({ code: 0 });
});

async function countPickupPoints(): Promise<number> {
  return (await shop.db.selectFrom('pickup_point').select('pickup_point_id').execute()).length;
}
