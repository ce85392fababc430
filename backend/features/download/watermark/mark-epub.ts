import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { escapeXml } from '#backend/http/escape-xml.ts';
import { type PackedEntry, packEntry, writeZip } from '../zip/write-zip.ts';

interface EpubMark {
  /** A sentence with the order and the buyer. */
  text: string;
  /** BCP 47. */
  language: string;
}

/** The id and the file name of the page that is added. */
const colophonId = 'shop-colophon';
/** The package document lists the files of a book. It has some hundred kilobytes at most in real books. */
const maxPackageBytes = 8 * 1024 * 1024;

/** A copy of an EPUB with a page at its end, and metadata, that name the buyer. Other entries stay packed as they are. */
export async function markEpub(epub: Buffer, mark: EpubMark): Promise<Buffer> {
  const zip = await fromBufferPromise(epub, { autoClose: false });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const packagePath = await findPackagePath(zip, entries);
  const colophonPath = posix.join(posix.dirname(packagePath), `${colophonId}.xhtml`);
  if (entries.some(({ fileName }) => fileName === colophonPath))
    throw new Error('The EPUB has a mark already.');
  const packed: PackedEntry[] = [];
  for (const entry of entries)
    packed.push(
      entry.fileName === packagePath
        ? packEntry(packagePath, markPackage((await readEntry(zip, entry)).toString('utf8'), mark))
        : await copyEntry(zip, entry),
    );
  return buffer(writeZip([...packed, packEntry(colophonPath, colophon(mark))]));
}

async function findPackagePath(zip: ZipFile, entries: readonly Entry[]): Promise<string> {
  const container = entries.find(({ fileName }) => fileName === 'META-INF/container.xml');
  const xml = container ? (await readEntry(zip, container)).toString('utf8') : '';
  // The container names the package document: <rootfile full-path="book.opf"/>.
  const path = /<(?:\w+:)?rootfile\b[^>]*\bfull-path\s*=\s*["']([^"']+)["']/.exec(xml)?.[1] ?? '';
  if (!entries.some(({ fileName }) => fileName === path))
    throw new Error('The EPUB has no package document.');
  return path;
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > maxPackageBytes) throw new Error(`${entry.fileName} is too large.`);
  return buffer(await zip.openReadStreamPromise(entry));
}

async function copyEntry(zip: ZipFile, entry: Entry): Promise<PackedEntry> {
  const content = await buffer(await zip.openReadStreamPromise(entry, { decodeFileData: false }));
  return {
    name: entry.fileName,
    method: entry.compressionMethod,
    crc32: entry.crc32,
    packedBytes: content.byteLength,
    unpackedBytes: entry.uncompressedSize,
    content: [content],
  };
}

/**
 * Adds the mark to the metadata of the package document, and the new page to its list of files and to the reading order. A
 * `meta` with name and content is valid in EPUB 2 and 3.
 */
function markPackage(xml: string, { text }: EpubMark): string {
  const additions = {
    metadata: (prefix: string) => `<${prefix}meta name="purchase" content="${escapeXml(text)}"/>`,
    manifest: (prefix: string) =>
      `<${prefix}item id="${colophonId}" href="${colophonId}.xhtml" media-type="application/xhtml+xml"/>`,
    spine: (prefix: string) => `<${prefix}itemref idref="${colophonId}"/>`,
  };
  return Object.entries(additions).reduce((marked, [name, addition]) => {
    const end = new RegExp(`</(\\w+:)?${name}\\s*>`).exec(marked);
    if (!end) throw new Error(`The package document has no ${name}.`);
    return marked.slice(0, end.index) + addition(end[1] ?? '') + marked.slice(end.index);
  }, xml);
}

function colophon({ text, language }: EpubMark): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(text)}</title></head>
<body><p>${escapeXml(text)}</p></body></html>`;
}
