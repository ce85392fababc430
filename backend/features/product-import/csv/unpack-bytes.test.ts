import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { collect, inChunks } from './bytes.fixture.ts';
import { unpackBytes } from './unpack-bytes.ts';

const unpack = async (bytes: string | Uint8Array, hasGzipName = false, chunk?: number) =>
  (await collect(await unpackBytes(inChunks(bytes, chunk), { hasGzipName }))).toString();

const table = 'title\nThe Emigrants\n';

test('unpacks gzip with any file name', async () => {
  expect(await unpack(gzipSync(table), true)).toBe(table);
  expect(await unpack(gzipSync(table), false, 1)).toBe(table);
  expect(await unpack(table)).toBe(table);
});

test.each([
  ['is empty', Buffer.alloc(0), /^The file is empty\.$/],
  ['is a workbook', Buffer.from('PK\x03\x04rest'), /^The file is a ZIP archive or a workbook/],
  [
    'is named .gz but is not compressed',
    Buffer.from(table),
    /^The file name ends with \.gz, but the file is not/,
  ],
  ['ends too soon', gzipSync(table.repeat(99)).subarray(0, -9), /^The gzip file is damaged or incomplete\./],
  ['is damaged', gzipSync(table).fill(0x55, 12, 18), /^The gzip file is damaged or incomplete\./],
])('rejects a file that %s with one sentence', async (_, bytes, sentence) => {
  await expect(unpack(bytes, true)).rejects.toThrow(sentence);
});
