import { isUtf8 } from 'node:buffer';
import { ImportError } from '../import-error.ts';
import { type Bytes, peekBytes } from './peek-bytes.ts';

export const encodings = ['utf-8', 'latin1', 'utf-16le'] as const;
export type Encoding = (typeof encodings)[number];

const lineFeed = 0x0a;
const byteOrderMarks: [Encoding, Buffer][] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
];

/** The text as UTF-8 without a byte order mark. A mark has priority over the requested encoding. */
export async function* toUtf8(source: Bytes, requested: Encoding = 'utf-8'): AsyncGenerator<Buffer> {
  const { head, all } = await peekBytes(source, 3);
  const [markedEncoding, mark] =
    byteOrderMarks.find(([, bytes]) => head.subarray(0, bytes.length).equals(bytes)) ?? [];
  const encoding = markedEncoding ?? requested;
  if (encoding !== 'utf-16le' && !isProbablyText(head))
    throw new ImportError(
      'The file is not text. Only CSV files, optionally compressed with gzip, can be imported.',
    );
  const bytes = skipBytes(mark?.length ?? 0, all);
  yield* encoding === 'utf-8' ? validate(bytes) : transcode(bytes, encoding);
}

/** A single zero byte is a bad cell, which is reported with its line. Many, or zeros in invalid UTF-8, mean a binary file. */
function isProbablyText(head: Buffer): boolean {
  const zeros = head.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  return zeros === 0 || (zeros * 10 < head.length && isUtf8(head.subarray(0, endOfWholeCharacters(head))));
}

async function* skipBytes(count: number, bytes: Bytes): Bytes {
  let left = count;
  for await (const chunk of bytes) {
    if (chunk.length > left) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** As on the web, `latin1` is Windows-1252, which Excel writes in western Europe. */
async function* transcode(bytes: Bytes, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding === 'latin1' ? 'windows-1252' : encoding, { fatal: true });
  try {
    for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    yield Buffer.from(decoder.decode());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new ImportError(`The file is not encoded as ${encoding}.`);
  }
}

async function* validate(bytes: Bytes): AsyncGenerator<Buffer> {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const text =
      rest.length > 0
        ? Buffer.concat([rest, chunk])
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const end = endOfWholeCharacters(text);
    line += checkLines(text.subarray(0, end), line);
    yield text.subarray(0, end);
    rest = text.subarray(end);
  }
  checkLines(rest, line);
  yield rest;
}

/** The index after the last complete character, because a chunk may end inside a character. */
function endOfWholeCharacters(text: Buffer): number {
  for (let at = text.length - 1; at >= Math.max(0, text.length - 3); at -= 1) {
    const byte = text[at] ?? 0;
    const isContinuation = (byte & 0xc0) === 0x80;
    if (isContinuation) continue;
    return at + characterLength(byte) > text.length ? at : text.length;
  }
  return text.length;
}

/** Bytes of a UTF-8 character, by its first byte. */
function characterLength(firstByte: number): number {
  if (firstByte >= 0xf0) return 4;
  if (firstByte >= 0xe0) return 3;
  return firstByte >= 0xc0 ? 2 : 1;
}

/** Throws if the text is not UTF-8; returns its number of line ends. */
function checkLines(text: Buffer, firstLine: number): number {
  const isValid = isUtf8(text);
  let lines = 0;
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf(lineFeed, start);
    const end = feed === -1 ? text.length : feed + 1;
    if (!isValid && !isUtf8(text.subarray(start, end)))
      throw new ImportError(
        `Line ${firstLine + lines} is not valid UTF-8. Save the file as UTF-8, or import it with --encoding latin1.`,
      );
    if (feed !== -1) lines += 1;
    start = end;
  }
  return lines;
}
