import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import {
  isbnOf,
  messageOf,
  wholeRecord,
} from '#backend/features/product-import/onix/onix-message.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  [shop, folder] = await Promise.all([openTestShop(), createScratchFolder('shop-command')]);
  await writeFile(join(folder, 'books.csv'), 'id;titel;pris;born\n1;Röda rummet;99,90;x\n2;Hemsöborna;;x\n');
  await writeFile(join(folder, 'books.csv.gz'), gzipSync('id,title,price\n9,Fröken Julie,49\n'));
  await writeFile(join(folder, 'bad.csv'), 'id,title,price\n1,Good,10\n2,Bad,-10\n');
  await writeFile(join(folder, 'picture.csv'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command in the folder of the files. */
const run = (args: string[], input = '') =>
  runShopCommand(shop, args, { environment: { INIT_CWD: folder }, input });

describe('npm run shop -- import', () => {
  test('imports a file and prints a summary', async () => {
    const first = await run(['import', 'books.csv', '--quiet']);
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(first.out).toMatch(/^2 added, 0 changed, 0 unchanged, 0 bad\. [\d.]+ s, source "books"\.$/m);
    expect(first.out).toMatch(/^Ignored columns: born\.$/m);
    expect(first.out).toMatch(/^Warning: 1 book without a price got DKK 99\.95, /m);
    expect(first.out).toMatch(
      /^Warning: not sold because the price is missing: 1 book in DKK, 1 book in EUR, 1 book in NOK\.$/m,
    );
    const second = await run(['import', 'books.csv', '--quiet']);
    expect(second.out).toMatch(/^0 added, 0 changed, 2 unchanged/);
    expect(second.out).toMatch(/^No changes: the shop is up to date\.$/m);
  });

  test('reads gzip files and standard input', async () => {
    expect(await run(['import', 'books.csv.gz'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 added/),
    });
    const piped = await run(
      ['import', '-', '--source=books', '--dry-run'],
      'id,title,price\n9,Fröken Julie,59\n',
    );
    expect(piped).toMatchObject({ code: 0, out: expect.stringMatching(/^0 added, 1 changed/) });
    expect(piped.out).toMatch(/^Dry run: no changes were written\.$/m);
  });

  test('lists bad rows and fails, unless they are skipped', async () => {
    const rejected = await run(['import', 'bad.csv']);
    expect(rejected).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Line 3: .*-10.*\nImport rejected: 1 bad row\./),
    });
    expect(rejected.out).toMatch(/^No changes were written\.$/m);
    const skipped = await run(['import', 'bad.csv', '--skip-bad-rows']);
    expect(skipped).toMatchObject({ code: 0, out: expect.stringMatching(/^1 added, .* 1 bad\./) });
  });

  test('groups by title, keeps unknown columns as parameters, and reports each row', async () => {
    const rows = [
      'id,title,author,language,format,price,paper quality',
      'g1,=Summer,Ann Ek,sv,hardback,199,Munken',
      'g2,=Summer,Ann Ek,sv,ebook,99,',
      '-3,Winter,Ann Ek,xx-unknown,paperback,79,',
    ];
    await writeFile(join(folder, 'works.csv'), `${rows.join('\n')}\n`);
    const flags = [
      '--group-by-title',
      '--unknown-columns-as-parameters',
      '--report',
      'report.csv',
      '--quiet',
    ];
    const { code, out } = await run(['import', 'works.csv', ...flags]);
    expect([code, out.split('\n')[0]]).toEqual([0, expect.stringMatching(/^3 added/)]);
    expect(out).toMatch(/^Warning: no files for 1 new download\. Add them with "files add"/m);
    expect(out).not.toContain('Ignored columns');
    const lines = (await readFile(join(folder, 'report.csv'), 'utf8')).trim().split('\n');
    const [header, first = '', second = '', third = ''] = lines;
    expect(header).toBe('line,reference,title,outcome,work,messages');
    // A spreadsheet would run a cell that begins with = or - as a formula.
    expect(first).toMatch(/^2,\S*g1,'=Summer,added,\d+ by title,/);
    expect(second).toMatch(/^3,\S*g2,'=Summer,added,\d+ by title,/);
    expect(third).toMatch(/^4,.*,Winter,added,.*The language ""xx-unknown"" is not known/);
    const workOf = (line: string) => /,(\d+) by title,/.exec(line)?.[1];
    expect(workOf(first)).toBe(workOf(second));
    const { rows: stored } = await sql<{ value_key: string }>`
      select value_key from product_parameter join parameter_value using (parameter_value_id)
      join parameter using (parameter_id) join product using (product_id)
      where product_key = 'works:g1' and identifier like '%paper%'`.execute(shop.db);
    expect(stored).toEqual([{ value_key: 'Munken' }]);
  });

  test.each([
    [['import', 'nowhere.csv'], /^File not found: \S+nowhere\.csv\n$/],
    [['import', 'picture.csv'], /^The file is not text.*\n$/],
    [['toString'], /unknown command 'toString'/],
  ])('rejects %o with one message', async (args, sentence) => {
    expect(await run(args)).toEqual({ code: 1, out: '', errors: expect.stringMatching(sentence) });
  });
});

describe('an ONIX message', () => {
  test('is recognised by its content; records are reported by reference, or as JSON', async () => {
    const message = messageOf(
      wholeRecord('good', isbnOf(1)) +
        wholeRecord('bad', isbnOf(2)).replace(`<IDValue>${isbnOf(2)}`, '<IDValue>1'),
    );
    await writeFile(join(folder, 'onix.txt'), message);
    const dry = await run(['import', 'onix.txt', '--dry-run', '--json']);
    expect(
      dry.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { reference: 'good', outcome: 'added' },
      { reference: 'bad', outcome: 'rejected' },
      { isWritten: false, unit: 'record', added: 1, badRows: 1 },
    ]);
    const written = await run(['import', 'onix.txt']);
    expect(written).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^Record 2 \(bad\): The ISBN "1" /m),
    });
    const exported = await run(['export', '--onix', 'out.xml.gz']);
    expect(exported).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^[\d,]+ books exported to \S+out\.xml\.gz\.$/m),
    });
    expect(await run(['import', 'out.xml.gz', '--dry-run'])).toMatchObject({ code: 0, errors: '' });
    expect(await run(['export', '--onix', 'missing/out.xml'])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Cannot write the file: /),
    });
    expect(written.out).toMatch(
      /^1 added, 0 changed, 0 unchanged, 1 bad\. [\d.]+ s, source "exempelforlaget"\.$/m,
    );
  });
});
