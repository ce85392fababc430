import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltIndex } from '../updater/new-index/build-index.ts';
import { pack, padded, unpack } from './packed-data.ts';
import { snapshotVersion } from './snapshot-version.ts';

/** The first value of the header, which identifies the kind of the file. */
const magic = 'kvarto-catalogue';
const version = snapshotVersion();
const maxHeaderBytes = 4096;
const maxChunkBytes = 2 ** 28;

/** An index, and the time in milliseconds when its build began. */
export interface Snapshot extends BuiltIndex {
  builtAt: number;
}

interface SnapshotHeader {
  magic: string;
  version: string;
  catalogueId: string;
  /** The size of the JSON description. */
  textBytes: number;
  /** The size of the typed arrays with their padding. */
  byteLength: number;
  /** SHA-256 of the description and the arrays, without padding. */
  checksum: string;
}

export function snapshotPath(dataFolder: string): string {
  return join(dataFolder, 'catalogue', 'index.snapshot');
}

/** Writes a temporary file and renames it, so that readers never see half a file. */
export async function writeSnapshot(path: string, catalogueId: string, snapshot: Snapshot): Promise<void> {
  const { description, parts, byteLength } = pack(snapshot);
  const text = Buffer.from(description);
  const checksum = checksumOf([text, ...parts]);
  const header: SnapshotHeader = {
    magic,
    version,
    catalogueId,
    textBytes: text.length,
    byteLength,
    checksum,
  };
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${process.pid}.new`;
  const file = await open(temporaryPath, 'w');
  try {
    await file.write(`${JSON.stringify(header)}\n`);
    await file.write(text);
    for (const part of parts) await writePadded(file, part);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPath, path);
}

async function writePadded(file: FileHandle, part: Uint8Array): Promise<void> {
  for (let from = 0; from < part.length; from += maxChunkBytes)
    await file.write(part.subarray(from, from + maxChunkBytes));
  const padding = padded(part.length) - part.length;
  if (padding > 0) await file.write(new Uint8Array(padding));
}

/** Undefined if the file is missing, broken, or of another shop or version: the index is then built again. */
export async function readSnapshot(path: string, catalogueId: string): Promise<Snapshot | undefined> {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return undefined;
  try {
    return await readSnapshotOf(file, catalogueId);
  } catch {
    // The file only saves time: the index can be built from the database.
    await rm(path, { force: true });
    return undefined;
  } finally {
    await file.close();
  }
}

async function readSnapshotOf(file: FileHandle, catalogueId: string): Promise<Snapshot | undefined> {
  const start = Buffer.alloc(maxHeaderBytes);
  await file.read(start, 0, start.length, 0);
  const headerEnd = start.indexOf('\n');
  const header: SnapshotHeader = JSON.parse(start.toString('utf8', 0, Math.max(0, headerEnd)));
  if (header.magic !== magic || header.version !== version || header.catalogueId !== catalogueId)
    return undefined;
  const { size } = await file.stat();
  if (size !== headerEnd + 1 + header.textBytes + header.byteLength) return undefined;
  const text = Buffer.alloc(header.textBytes);
  await readAll(file, text, headerEnd + 1);
  const bytes = new ArrayBuffer(header.byteLength);
  await readAll(file, new Uint8Array(bytes), headerEnd + 1 + text.length);
  const description = text.toString();
  if (checksumOf([text, ...pack(unpack(description, bytes)).parts]) !== header.checksum) return undefined;
  return unpack(description, bytes) as Snapshot;
}

async function readAll(file: FileHandle, into: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < into.length; ) {
    const length = Math.min(maxChunkBytes, into.length - done);
    const { bytesRead } = await file.read(into, done, length, position + done);
    if (bytesRead === 0) throw new Error('The snapshot file is truncated.');
    done += bytesRead;
  }
}

function checksumOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
