import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, inChunks } from './bytes.fixture.ts';
import { type Encoding, toUtf8 } from './to-utf8.ts';

const decode = async (bytes: Uint8Array, encoding?: Encoding, chunk?: number) =>
  (await collect(toUtf8(inChunks(bytes, chunk), encoding))).toString();

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('UTF-8', () => {
  test('passes unchanged in chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), async (text, chunk) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\ufeff'));
        expect(await decode(Buffer.from(text), 'utf-8', chunk)).toBe(Buffer.from(text).toString());
      }),
    );
  });

  test('is returned without its byte order mark', async () => {
    expect(await decode(Buffer.from('\ufefftitle\nÅ'))).toBe('title\nÅ');
    expect(await decode(Buffer.from('\ufefftitle'), 'utf-8', 1)).toBe('title');
  });

  test.each([1, 2, 3, 7, 1000])(
    'that is invalid is rejected with its line, in chunks of %i',
    async (chunk) => {
      const bytes = Buffer.concat([Buffer.from('title\nSelma Lagerlöf\n'), latin1('Åsa\nÖrjan\n')]);
      await expect(decode(bytes, undefined, chunk)).rejects.toThrow(/^Line 3 is not valid UTF-8\./);
    },
  );

  test('that ends inside a character is rejected', async () => {
    await expect(decode(Buffer.from('ö').subarray(0, 1))).rejects.toThrow(/^Line 1 is not/);
  });
});

test('latin1 is Windows-1252', async () => {
  expect(await decode(latin1('Åsa \x80 \x93q\x94'), 'latin1', 1)).toBe('Åsa € “q”');
});

test('UTF-16 is detected by its byte order mark', async () => {
  const bytes = Buffer.from('\ufefftitle\tÅ\n', 'utf16le');
  expect(await decode(bytes, undefined, 3)).toBe('title\tÅ\n');
});

test('a single zero byte in a text passes', async () => {
  expect(await decode(Buffer.from('id,title\n1,a\0b\n2,plain\n'))).toContain('a\0b');
});

test('a binary file is rejected with one sentence', async () => {
  await expect(decode(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).rejects.toThrow(
    /^The file is not text\./,
  );
  await expect(decode(Buffer.from([0x41, 0xd8, 0x00, 0xd8]), 'utf-16le')).rejects.toThrow(
    /not encoded as utf-16le/,
  );
});
