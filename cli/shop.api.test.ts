import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { openTestShop, type TestShop } from '../tests/api/test-shop.ts';
import { runShopCommand } from './shop-command.fixture.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  [shop, folder] = await Promise.all([openTestShop(), makeScratchFolder('shop-command')]);
  await writeFile(join(folder, 'books.csv'), 'id;titel;pris;born\n1;Röda rummet;99,90;x\n2;Hemsöborna;;x\n');
  await writeFile(join(folder, 'books.csv.gz'), gzipSync('id,title,price\n9,Fröken Julie,49\n'));
  await writeFile(join(folder, 'bad.csv'), 'id,title,price\n1,Good,10\n2,Bad,-10\n');
  await writeFile(join(folder, 'picture.csv'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** From the folder of the files. */
const run = (args: string[], input = '') =>
  runShopCommand(shop, args, { variables: { INIT_CWD: folder }, input });

describe('npm run shop -- import', () => {
  test('takes a file in and tells what became of it', async () => {
    const first = await run(['import', 'books.csv', '--quiet']);
    expect(first).toMatchObject({ code: 0, complaints: '' });
    expect(first.said).toMatch(/^2 added, 0 changed, 0 unchanged, 0 bad\. [\d.]+ s, source "books"\.$/m);
    expect(first.said).toMatch(/^Columns not used: born\.$/m);
    expect(first.said).toMatch(/^!! 1 book came WITHOUT A PRICE and got DKK 99\.95, /m);
    expect(first.said).toMatch(
      /^!! Not sold, for want of a price: 1 book in DKK, 1 book in EUR, 1 book in NOK\.$/m,
    );
    const second = await run(['import', 'books.csv', '--quiet']);
    expect(second.said).toMatch(/^0 added, 0 changed, 2 unchanged/);
    expect(second.said).toMatch(/^Nothing to change: the shop has it all\.$/m);
  });

  test('reads packed files, and what is piped in', async () => {
    expect(await run(['import', 'books.csv.gz'])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^1 added/),
    });
    const piped = await run(
      ['import', '-', '--source=books', '--dry-run'],
      'id,title,price\n9,Fröken Julie,59\n',
    );
    expect(piped).toMatchObject({ code: 0, said: expect.stringMatching(/^0 added, 1 changed/) });
    expect(piped.said).toMatch(/^Dry run: nothing was written\.$/m);
  });

  test('tells of bad rows and fails, unless they are skipped', async () => {
    const refused = await run(['import', 'bad.csv']);
    expect(refused).toMatchObject({ code: 1, complaints: 'Line 3: The price in SEK "-10" is negative.\n' });
    expect(refused.said).toMatch(/^Nothing was written, because 1 row cannot be taken\./m);
    const skipped = await run(['import', 'bad.csv', '--skip-bad-rows']);
    expect(skipped).toMatchObject({ code: 0, said: expect.stringMatching(/^1 added, .* 1 bad\./) });
  });

  test.each([
    [['import', 'nowhere.csv'], /^There is no file \S+nowhere\.csv\.\n$/],
    [['import', 'picture.csv'], /^The file is not text\..*\n$/],
    [['toString'], /^There is no command "toString"\./],
  ])('is refused in one sentence: %o', async (args, sentence) => {
    expect(await run(args)).toEqual({ code: 1, said: '', complaints: expect.stringMatching(sentence) });
  });
});
