import { constants, crc32, createBrotliCompress, createGzip } from 'node:zlib';

/**
 * A page is compressed once per encoding, but its end contains a nonce that is new in every response. Both formats allow an
 * uncompressed block after compressed data that was flushed to a byte boundary, so the end is appended without compressing again.
 */
export interface SplicedPage {
  identity: Buffer;
  /** Undefined until it is first requested. */
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  /** CRC of the page, for the gzip trailer. */
  crc: number;
}

/** `start` is the document without its end. It is compressed later (`ensureCompressed`). */
export function createSplicedPage(start: string): SplicedPage {
  const identity = Buffer.from(start);
  return { identity, brotli: undefined, gzip: undefined, crc: crc32(identity) };
}

/** Compresses a page, unless it is compressed in this encoding already. Most pages are only requested in one encoding. */
export async function ensureCompressed(page: SplicedPage, encoding: Encoding): Promise<void> {
  if (isCompressed(page, encoding)) return;
  if (encoding === 'br') page.brotli = await compressBrotli(page.identity);
  else page.gzip = await flushed(createGzip({ level: 6 }), page.identity, constants.Z_SYNC_FLUSH);
}

export function isCompressed(page: SplicedPage, encoding: Encoding): boolean {
  return encoding === 'identity' || (encoding === 'br' ? page.brotli : page.gzip) !== undefined;
}

function compressBrotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return flushed(createBrotliCompress({ params }), bytes, constants.BROTLI_OPERATION_FLUSH);
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding for each `accept-encoding` header. Browsers send only a few different ones. */
const encodings = new Map<string, Encoding>();
const maxEncodings = 100;

export function chooseEncoding(acceptEncoding = ''): Encoding {
  const known = encodings.get(acceptEncoding);
  if (known) return known;
  const encoding = readEncoding(acceptEncoding);
  if (encodings.size < maxEncodings) encodings.set(acceptEncoding, encoding);
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** The end of a page. Parts that many pages have in common are bytes, so that they are encoded once. */
export type PageEnd = readonly (string | Buffer)[];

/** The whole body: the compressed page, which is not copied, and its end as an uncompressed block. */
export function splice(page: SplicedPage, end: PageEnd, encoding: Encoding): Buffer[] {
  if (encoding === 'br' && page.brotli) return [page.brotli, brotliStoredLast(end)];
  const bytes = joinEnd(end, { before: 0, after: 0 });
  if (encoding === 'gzip' && page.gzip)
    return [page.gzip, deflateStoredLast(bytes), gzipTrailer(page, bytes)];
  return [page.identity, bytes];
}

/** The parts in one buffer, with free bytes before and after them. */
function joinEnd(end: PageEnd, { before, after }: { before: number; after: number }): Buffer {
  let length = before;
  for (const part of end) length += typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength;
  const bytes = Buffer.allocUnsafe(length + after);
  let offset = before;
  for (const part of end)
    offset += typeof part === 'string' ? bytes.write(part, offset) : part.copy(bytes, offset);
  return bytes;
}

/**
 * RFC 7932 §9.2. The header of the block: not last (bit 0: 0), length in four nibbles (bits 1 and 2: 00), length - 1
 * (bits 3 to 18), uncompressed (bit 19: 1). The bytes follow, and an empty last block (11).
 */
function brotliStoredLast(end: PageEnd): Buffer {
  const headerBytes = 3;
  const lastBlockBytes = 1;
  const block = joinEnd(end, { before: headerBytes, after: lastBlockBytes });
  const length = block.byteLength - headerBytes - lastBlockBytes;
  block.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, headerBytes);
  block.writeUInt8(0b11, block.byteLength - 1);
  return block;
}

/** RFC 1951 §3.2.4: last (1), stored (00), padding; length and its complement; the bytes. */
function deflateStoredLast(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt8(1, 0);
  header.writeUInt16LE(bytes.byteLength, 1);
  header.writeUInt16LE(~bytes.byteLength & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

function gzipTrailer(page: SplicedPage, end: Buffer): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, page.crc), 0);
  trailer.writeUInt32LE((page.identity.byteLength + end.byteLength) >>> 0, 4);
  return trailer;
}

/** Compresses the bytes and flushes them to a byte boundary, without ending the compressed data. */
function flushed(
  stream: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress>,
  bytes: Buffer,
  kind: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('error', reject);
    stream.write(bytes);
    stream.flush(kind, () => {
      resolve(Buffer.concat(parts));
      stream.destroy();
    });
  });
}
