import { mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeDatabase } from '#backend/database/backup/describe-database.fixture.ts';
import { connect } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/api/test-database.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
let target: TestDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  [shop, target] = [await openTestShop(), await createTestDatabase()];
  folder = await createScratchFolder('backup', inject('postgres').folder);
  file = join(folder, 'shop.backup');
  for (const path of files) {
    await mkdir(join(shop.folder, path, '..'), { recursive: true });
    await writeFile(join(shop.folder, path), Buffer.from([0, 10, 13, 255]));
  }
  // Characters that JSON, or a text format of PostgreSQL, must escape.
  await shop.db.updateTable('product_text').set({ text1: '"\\N\t\\.\r\n{"é":1}' }).execute();
});
afterAll(async () => {
  await shop?.close();
  await target?.drop();
  await rm(folder, { recursive: true, force: true });
});

const files = ['files/objects/books/a-1.epub', 'pictures/list/häst.jpg'];
const restore = (...args: string[]) =>
  runShopCommand({ databaseUrl: target.url, folder: join(folder, 'data') }, ['restore', ...args], {
    environment: { INIT_CWD: folder },
  });
const backup = () => runShopCommand(shop, ['backup', file]);

describe('backup and restore', () => {
  test('the commands of docs/backup.md copy a running shop, equal row by row, with its files', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/backup.md'), 'utf8');
    const commands = [...page.matchAll(/^npm run shop -- (.+)$/gm)].map(([, command = '']) =>
      command.split(' '),
    );
    expect(commands.map(([name]) => name)).toEqual(['backup', 'restore', 'restore']);
    for (const args of commands) {
      const { code, errors } = await (args[0] === 'backup' ? backup() : restore(...args.slice(1)));
      expect(code, `${args.join(' ')}: ${errors}`).toBe(0);
    }
    expect(await describeDatabase(target.url)).toEqual(await describeDatabase(shop.databaseUrl));
    for (const path of files)
      expect([...(await readFile(join(folder, 'data', path)))]).toEqual([0, 10, 13, 255]);
    // Only the owner of the file may read it.
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('neither a shop nor a file is overwritten without a request', async () => {
    expect(await restore(file)).toMatchObject({ code: 1, errors: expect.stringContaining('--replace') });
    expect(await backup()).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Choose another name.'),
    });
  });
});

describe('a file that cannot be restored', () => {
  const lines = async () =>
    gunzipSync(await readFile(file))
      .toString()
      .split('\n');
  const cases: [string, (path: string) => Promise<unknown>, string][] = [
    [
      'cut off',
      async (path) => {
        await writeFile(path, await readFile(file));
        await truncate(path, 20_000);
      },
      'damaged or incomplete',
    ],
    [
      'without its end',
      async (path) => writeFile(path, gzipSync((await lines()).slice(0, -2).join('\n').concat('\n'))),
      'damaged or incomplete',
    ],
    ['another file', (path) => writeFile(path, gzipSync('hello\n')), 'not a backup'],
    ['not compressed', (path) => writeFile(path, 'hello'), 'damaged or incomplete'],
    [
      'of a newer version',
      async (path) =>
        writeFile(path, gzipSync((await lines()).join('\n').replace('"0001-shop"', '"9999-x"'))),
      'newer version',
    ],
    [
      'with a file outside the folder',
      async (path) =>
        writeFile(path, gzipSync((await lines()).join('\n').replace('list/häst.jpg', '../../evil.jpg'))),
      'outside the data folder',
    ],
  ];

  test.each(cases)('%s changes nothing', async (_, create, message) => {
    const path = join(folder, 'bad.backup');
    await create(path);
    expect(await restore(path, '--replace')).toMatchObject({
      code: 1,
      errors: expect.stringContaining(message),
    });
    const { pool, close } = connect(target.url, { connections: 1 });
    const { rows } = await pool.query('select count(*)::int as products from product_text');
    await close();
    const { products } = await shop.db
      .selectFrom('product_text')
      .select(({ fn }) => fn.countAll().as('products'))
      .executeTakeFirstOrThrow();
    expect(rows).toEqual([{ products }]);
  });
});
