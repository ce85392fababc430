import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: OrderShop;
let number: string;
beforeAll(async () => {
  shop = await openOrderShop();
  await shop.buy({ [await shop.addBook({ in_stock: 10 })]: 1 });
  number = JSON.parse((await run('invoices', 'list', '--json')).out)[0].number;
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, args, { environment: { INIT_CWD: shop.folder } });

test('staff list, print and export invoices', async () => {
  expect((await run('invoices', 'list')).out).toMatch(new RegExp(`${number} .*invoice +\\d+`));
  expect((await run('invoices', 'show', number)).out).toMatch(
    new RegExp(`^Number +${number}, invoice, issued [\\s\\S]*Total \\d+\\.\\d\\d SEK\\n$`),
  );
  expect(JSON.parse((await run('invoices', 'show', number, '--json')).out)).toMatchObject({
    number,
    kind: 'invoice',
  });
  const file = join(shop.folder, 'invoice.xml');
  const peppol = ['invoices', 'export', number, '--format', 'peppol', '--file', 'invoice.xml'];
  expect((await run(...peppol)).errors).toContain('--to SCHEME:ID');
  expect((await run(...peppol, '--to', '0088:7300010000001')).out).toBe(`Wrote ${file}.\n`);
  expect(await readFile(file, 'utf8')).toContain(`<cbc:ID>${number}</cbc:ID>`);
  expect((await run(...peppol, '--to', '0088:7300010000001')).errors).toContain('exists already');
});

test('the report has domestic sales only with --all', async () => {
  const quarter = `${number.slice(0, 4)}-Q${Math.floor(new Date().getMonth() / 3) + 1}`;
  expect((await run('oss', '--quarter', quarter)).out).toBe('None found.\n');
  expect((await run('oss', '--quarter', quarter, '--all')).out).toMatch(/domestic +SE +6 %/);
  const { out: journal } = await run('invoices', 'journal', '--from', '2026-01-01', '--to', '2099-12-31');
  expect(journal).toMatch(
    /^number;date;kind;.*currency\n\d{4}-000001;[\d-]+;invoice;;\d+;SE;;6;taxed;[\d.]+;[\d.]+;[\d.]+;SEK\n/,
  );
});

test.each([
  [['invoices', 'show', '2026-999999'], 'no invoice or credit note'],
  [['invoices', 'show', "1' or 1=1"], 'no invoice or credit note'],
  [['oss', '--quarter', '2026-Q5'], 'Expected a quarter'],
  [['invoices', 'list', '--from', 'x'], 'Expected a day'],
])('rejects %j', async (args, message) => {
  const { code, errors } = await run(...args);
  expect([code !== 0, errors]).toEqual([true, expect.stringContaining(message)]);
});
