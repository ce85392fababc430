import { buffer } from 'node:stream/consumers';
import { createEpub } from './zip/create-epub.ts';
import { type PackedEntry, packEntry, writeZip } from './zip/write-zip.ts';

export function sampleEpub(title = 'The Island'): Promise<Buffer> {
  return createEpub({
    identifier: 'urn:isbn:9789100000004',
    title,
    author: 'Karin Test',
    language: 'sv',
    chapters: [{ title: 'One', paragraphs: ['It rained.', 'Then it stopped & <began> again.'] }],
  });
}

export function zipOf(entries: readonly PackedEntry[]): Promise<Buffer> {
  return buffer(writeZip(entries));
}

export const epubMimetype = packEntry('mimetype', 'application/epub+zip', { isStored: true });
export const epubContainer = packEntry('META-INF/container.xml', '<container/>');

/** Some hundred kilobytes that unpack to 200 MB. */
export function zipBomb(): Promise<Buffer> {
  const zeros = packEntry('page.xhtml', Buffer.alloc(50 * 1024 * 1024));
  return zipOf([epubMimetype, epubContainer, ...['a', 'b', 'c', 'd'].map((name) => ({ ...zeros, name }))]);
}

/** An MP3 frame header, and bytes that differ at every position: multiples of Knuth's hash constant. */
export function sampleMp3(bytes = 300_000): Buffer {
  const audio = Buffer.alloc(bytes);
  for (let index = 0; index < bytes; index += 4)
    audio.writeUInt32LE(Math.imul(index, 2_654_435_761) >>> 0, index);
  audio.set([0xff, 0xfb, 0x90, 0x64]);
  return audio;
}
