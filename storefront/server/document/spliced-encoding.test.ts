import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseEncoding,
  createSplicedPage,
  ensureCompressed,
  type PageEnd,
  splice,
} from './spliced-encoding.ts';

async function compress(head: string) {
  const page = createSplicedPage(head);
  await ensureCompressed(page, 'br');
  await ensureCompressed(page, 'gzip');
  return page;
}

async function readBack(head: string, ...tails: string[]) {
  const page = await compress(head);
  return tails.map((tail) => ({
    br: brotliDecompressSync(Buffer.concat(splice(page, endOf(tail), 'br'))).toString(),
    gzip: gunzipSync(Buffer.concat(splice(page, endOf(tail), 'gzip'))).toString(),
    identity: Buffer.concat(splice(page, endOf(tail), 'identity')).toString(),
  }));
}

/** Text and bytes. */
function endOf(tail: string): PageEnd {
  const [first = '', ...rest] = tail;
  return [first, Buffer.from(rest.join(''))];
}

const whole = (text: string) => ({ br: text, gzip: text, identity: text });

test('a page is compressed in an encoding when it is first requested, and only then', async () => {
  const page = createSplicedPage('<li>bok</li>');
  await ensureCompressed(page, 'identity');
  expect([page.brotli, page.gzip]).toEqual([undefined, undefined]);
  await ensureCompressed(page, 'br');
  const { brotli } = page;
  expect(brotli).toBeDefined();
  expect(page.gzip).toBeUndefined();
  await ensureCompressed(page, 'br');
  expect(page.brotli).toBe(brotli);
});

describe('a decoded page', () => {
  test('equals any page with any end', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'binary-ascii', maxLength: 5000 }),
      fc.lorem({ maxCount: 200, mode: 'sentences' }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (head, tail) => {
        fc.pre(tail.length > 0);
        expect(await readBack(head, tail)).toEqual([whole(head + tail)]);
      }),
      { numRuns: 200 },
    );
  });

  test.each([1, 2, 255, 256, 4095, 32_767, 60_000, 65_535])('an end of %i bytes', async (bytes) => {
    const tail = 'x'.repeat(bytes);
    expect(await readBack('<p>Hej</p>', tail)).toEqual([whole(`<p>Hej</p>${tail}`)]);
  });

  test.each(['', 'a', '\n', 'å', '😀'])('a very short page: %j', async (head) => {
    expect(await readBack(head, '</html>')).toEqual([whole(`${head}</html>`)]);
  });

  test.each([16_383, 16_384, 65_536, 300_000])('a page of %i bytes that hardly compress', async (bytes) => {
    let seed = 1;
    const head = Array.from({ length: bytes }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(32 + (seed % 95));
    }).join('');
    expect(await readBack(head, '</html>')).toEqual([whole(`${head}</html>`)]);
  });

  test('multi-byte characters, at the seam too', async () => {
    expect(await readBack('smörgås 😀 ż', '😀ö</html>')).toEqual([whole('smörgås 😀 ż😀ö</html>')]);
  });

  test('one page takes any number of ends', async () => {
    expect(await readBack('head', 'nonce-1', 'another nonce', 'n')).toEqual([
      whole('headnonce-1'),
      whole('headanother nonce'),
      whole('headn'),
    ]);
  });

  test('the page is compressed', async () => {
    const page = await compress('<li>bok</li>'.repeat(1000));
    expect(Buffer.concat(splice(page, ['</html>'], 'br')).byteLength).toBeLessThan(500);
    expect(Buffer.concat(splice(page, ['</html>'], 'gzip')).byteLength).toBeLessThan(500);
  });
});

describe('the encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
    ['identity', 'identity'],
    ['deflate, zstd', 'identity'],
    ['broken, x-gzip-like', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s selects %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
