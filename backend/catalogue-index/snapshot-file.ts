import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltIndex } from './build-index.ts';
import { pack, padded, unpack } from './packed-data.ts';

/** Raised whenever the index is built or written differently: an older file is then not read. */
const version = 3;
const magic = 'kvarto-catalogue';

export interface Snapshot extends BuiltIndex {
  builtAt: number;
}

export function snapshotPath(dataFolder: string): string {
  return join(dataFolder, 'catalogue', 'index.snapshot');
}

/** Written beside and put in place at once: a file is whole, or not there. */
export async function writeSnapshot(path: string, catalogueId: string, snapshot: Snapshot): Promise<void> {
  const { description, parts, byteLength } = pack(snapshot);
  const text = Buffer.from(description);
  const header = {
    magic,
    version,
    catalogueId,
    textBytes: text.length,
    byteLength,
    sum: sumOf([text, ...parts]),
  };
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.new`;
  const file = await open(unfinished, 'w');
  try {
    await file.write(`${JSON.stringify(header)}\n`);
    await file.write(text);
    for (const part of parts) {
      for (let from = 0; from < part.length; from += mostAtOnce)
        await file.write(part.subarray(from, from + mostAtOnce));
      const gap = padded(part.length) - part.length;
      if (gap > 0) await file.write(new Uint8Array(gap));
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/** Nothing for a file that is missing, broken, of another shop or of another version: then the index is built anew. */
export async function readSnapshot(path: string, catalogueId: string): Promise<Snapshot | undefined> {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return undefined;
  try {
    const beginning = Buffer.alloc(4096);
    await file.read(beginning, 0, beginning.length, 0);
    const lineEnd = beginning.indexOf('\n');
    const header = JSON.parse(beginning.toString('utf8', 0, Math.max(0, lineEnd)));
    if (header.magic !== magic || header.version !== version || header.catalogueId !== catalogueId)
      return undefined;
    const text = Buffer.alloc(header.textBytes);
    const { size } = await file.stat();
    if (size !== lineEnd + 1 + header.textBytes + header.byteLength) return undefined;
    await readAll(file, text, lineEnd + 1);
    const bytes = new ArrayBuffer(header.byteLength);
    await readAll(file, new Uint8Array(bytes), lineEnd + 1 + text.length);
    if (sumOf([text, ...partsOf(text.toString(), bytes)]) !== header.sum) return undefined;
    return unpack(text.toString(), bytes) as Snapshot;
  } catch {
    // Whatever is wrong with it, the database has everything: the file is only there to save time.
    await rm(path, { force: true });
    return undefined;
  } finally {
    await file.close();
  }
}

const mostAtOnce = 2 ** 28;

async function readAll(file: Awaited<ReturnType<typeof open>>, into: Uint8Array, position: number) {
  for (let done = 0; done < into.length; ) {
    const length = Math.min(mostAtOnce, into.length - done);
    const { bytesRead } = await file.read(into, done, length, position + done);
    if (bytesRead === 0) throw new Error('The snapshot ends too early.');
    done += bytesRead;
  }
}

function sumOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function partsOf(description: string, bytes: ArrayBuffer): Uint8Array[] {
  return pack(unpack(description, bytes)).parts;
}
