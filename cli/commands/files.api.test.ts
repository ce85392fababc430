import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import {
  epubContainer,
  epubMimetype,
  sampleEpub,
  sampleMp3,
  zipBomb,
  zipOf,
} from '#backend/features/download/sample-files.fixture.ts';
import { packEntry } from '#backend/features/download/zip/write-zip.ts';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { runShopCommand } from './shop-command.fixture.ts';

let shop: TestShop;
let folder: string;
let productId: number;
const isbn = '9789100000004';

beforeAll(async () => {
  [shop, folder] = await Promise.all([openTestShop(), createScratchFolder('files')]);
  const skus = [{ gtin: isbn, in_stock: 0, static_stock: 10 }];
  productId = await addProduct(shop.db, {
    key: 'fox',
    article_number: 'FOX-1',
    fulfilment: 'download',
    skus,
  });
  await addProduct(shop.db, { key: 'hen', article_number: 'HEN-1' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  runShopCommand(shop, ['files', ...args], { environment: { INIT_CWD: folder } });

async function write(name: string, bytes: Uint8Array | string) {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), bytes);
  return name;
}

const encryptionOf = (algorithm: string) =>
  packEntry(
    'META-INF/encryption.xml',
    `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
  );

const countObjects = async () =>
  (await readdir(join(shop.folder, 'files', 'objects', 'downloads')).catch(() => [])).length;

describe('files add', () => {
  test('stores a file once, by ISBN, article number or id', async () => {
    await write('fox.epub', await sampleEpub());
    expect(await run('add', '978-91-0000000-4', 'fox.epub')).toMatchObject({
      code: 0,
      out: '1 file added, 0 unchanged, 0 removed.\n',
    });
    for (const number of ['fox-1', String(productId)])
      expect((await run('add', number, 'fox.epub')).out).toBe('0 files added, 1 unchanged, 0 removed.\n');
    expect((await run('list', isbn)).out).toMatch(
      /^download 1 {2}application\/epub\+zip {2}\d+ kB\n1 file\.\n$/,
    );
  });

  test('is missing for a download that has stock and no file', async () => {
    const missing = async () =>
      JSON.parse((await run('list', '--missing', '--limit', '10000', '--json')).out);
    expect(await missing()).not.toContain('FOX-1');
    await run('remove', isbn);
    expect(await missing()).toContain('FOX-1');
    expect(await missing()).not.toContain('HEN-1');
    expect((await run('list')).errors).toMatch(/^Name a product, or use --missing\./);
    await run('add', isbn, 'fox.epub');
  });

  test('adds a folder as parts in the order of its names, and replaces them', async () => {
    for (const [name, size] of [
      ['10 - End.mp3', 900],
      ['2 - Middle.mp3', 800],
      ['1.mp3', 700],
    ] as const)
      await write(`parts/${name}`, sampleMp3(size));
    await write('parts/notes.txt', 'not a part');
    expect((await run('add', isbn, 'parts', '--replace')).out).toBe(
      '3 files added, 0 unchanged, 1 removed.\n',
    );
    const { out } = await run('list', isbn);
    expect(out.split('\n').map((line) => line.replace(/ {2}.* {2}/, ' '))).toEqual([
      'download 1 1',
      'download 2 Middle',
      'download 3 End',
      '3 files.',
      '',
    ]);
    await rm(join(folder, 'parts/1.mp3'));
    expect((await run('add', isbn, 'parts', '--replace')).out).toBe(
      '0 files added, 2 unchanged, 1 removed.\n',
    );
    expect(await countObjects()).toBe(2);
    expect((await run('remove', isbn)).out).toBe('Removed 2 files.\n');
    expect((await run('remove', isbn)).errors).toBe('The product has no such file.\n');
    expect(await countObjects()).toBe(0);
  });

  test('accepts a sample of a printed book, but no files for its buyers', async () => {
    await write('hen.pdf', '%PDF-1.7\n…\n%%EOF\n');
    expect((await run('add', 'HEN-1', 'hen.pdf')).errors).toBe(
      'The product HEN-1 is shipped, not a download.\n',
    );
    expect((await run('add', 'HEN-1', 'hen.pdf', '--sample')).code).toBe(0);
    expect((await run('list', 'HEN-1')).out).toMatch(/^sample 1 {2}application\/pdf/);
    expect((await run('add', '9780000000002', 'hen.pdf')).errors).toMatch(/^No product has the number/);
    expect((await run('add', isbn, 'gone.pdf')).errors).toMatch(/^There is no folder and no file/);
  });
});

test('an EPUB may have obfuscated fonts', async () => {
  const entries = [epubMimetype, epubContainer, encryptionOf('http://www.idpf.org/2008/embedding')];
  await write('fonts.epub', await zipOf(entries));
  expect((await run('add', isbn, 'fonts.epub')).code).toBe(0);
  expect((await run('remove', isbn)).code).toBe(0);
});

describe('a bad file is rejected with one message, and nothing is stored', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['a zip bomb', zipBomb, /zip bomb/],
    [
      'overlapping entries',
      async () => {
        // Removes the second entry: its row of the directory then points to the first one.
        // A local header has 30 bytes before the name, and a row of the directory has 46: at byte 42 the
        // offset of its entry. The end record has the offset of the directory 6 bytes before its end.
        const content = Buffer.alloc(9000, 'x').map((_, index) => (index * 7919) % 251);
        const page = packEntry('a.xhtml', content, { isStored: true });
        const zip = await zipOf([epubMimetype, epubContainer, page, { ...page, name: 'b.xhtml' }]);
        const first = zip.indexOf('a.xhtml') - 30;
        const second = zip.indexOf('b.xhtml') - 30;
        const end = second + 30 + 7 + 9000;
        const cut = Buffer.concat([zip.subarray(0, second), zip.subarray(end)]);
        const row = cut.lastIndexOf('b.xhtml') - 46;
        cut.writeUInt32LE(first, row + 42);
        cut.writeUInt32LE(cut.readUInt32LE(cut.byteLength - 6) - (end - second), cut.byteLength - 6);
        return cut;
      },
      /entries overlap, as in a zip bomb/,
    ],
    ['a zip file of other content', () => zipOf([packEntry('a.txt', 'a')]), /not an EPUB: its first entry/],
    [
      'an EPUB with DRM',
      () => zipOf([epubMimetype, epubContainer, encryptionOf('http://www.w3.org/2001/04/xmlenc#aes128-cbc')]),
      /encrypted\. The shop sells files without DRM/,
    ],
    ['an EPUB without a container', () => zipOf([epubMimetype]), /has no META-INF\/container\.xml/],
    [
      'a path that leaves the archive',
      () => zipOf([epubMimetype, epubContainer, packEntry('../../etc/passwd', 'x')]),
      /damaged: invalid relative path/,
    ],
    [
      'too many entries',
      () => zipOf([epubMimetype, ...Array.from({ length: 20_001 }, (_, index) => packEntry(`${index}`, ''))]),
      /more than 20,000 entries/,
    ],
    ['a cut EPUB', async () => (await sampleEpub()).subarray(0, 900), /not a valid zip file/],
    ['a cut PDF', () => bytes('%PDF-1.7 and no end'), /its end is missing/],
    ['a program', () => bytes('\x7fELF'), /must be EPUB, PDF, MP3, M4B, M4A or WAV/],
    ['a web page', () => bytes('<html><script>alert(1)</script>'), /must be EPUB, PDF/],
    ['an empty file', () => bytes(''), /The file is empty/],
  ])('%s', async (_, create, message) => {
    await write('bad.epub', await create());
    const { code, out, errors } = await run('add', isbn, 'bad.epub');
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(message);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect((await run('list', isbn)).out).toBe('0 files.\n');
  });
});

test('files fetches and retry list URLs that imports name, and fetch them again', async () => {
  const url = 'https://files.example/fox.epub';
  await shop.db
    .insertInto('product_link')
    .values({ product_id: productId, kind: 'file', url, fetch_state: 'failed', last_error: 'No answer.' })
    .execute();
  expect((await run('fetches', '--failed')).out).toBe(`file  ${url}  FOX-1\n    No answer.\n1 failed.\n`);
  expect((await run('fetches', '--pending')).out).toBe('0 pending.\n');
  expect((await run('retry')).out).toBe('1 file will be fetched again.\n');
  expect((await run('retry')).out).toBe('0 files will be fetched again.\n');
  expect((await run('retry', url)).out).toBe('1 file will be fetched again.\n');
  expect(JSON.parse((await run('fetches', '--pending', '--json')).out)).toMatchObject([
    { url, kind: 'file' },
  ]);
});
