import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import {
  type FileFetchState,
  requeueFileFetches,
  selectFileFetches,
} from '../fetching/file-fetches.queries.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { FILE_EXTENSIONS } from './detect-media-type.ts';
import { findFiles } from './find-files.ts';
import { ProductFileError } from './product-file-error.ts';
import {
  deleteFiles,
  type FileKind,
  insertFiles,
  lockFiles,
  type NewFile,
  type ProductFile,
  selectFiles,
  selectProducts,
  selectProductsWithoutFiles,
  updateFile,
} from './product-files.queries.ts';

interface FileServices {
  db: Database;
  storage: ObjectStorage;
}

interface AddFilesRequest {
  /** Article number, ISBN or GTIN of the product. */
  number: string;
  /** A file or a folder. */
  path: string;
  kind: FileKind;
  /** Replaces the title of a single file. */
  title?: string | undefined;
  /** Removes the product's other files of this kind. */
  isReplacing: boolean;
}

interface NewPart extends CheckedFile {
  title: string;
}

interface AddReport {
  added: number;
  unchanged: number;
  removed: number;
}

/**
 * Adds files to a product. All files are checked before the first is stored. Content that the product has already is not
 * stored again, so the command can be repeated.
 */
export async function addFiles(services: FileServices, request: AddFilesRequest): Promise<AddReport> {
  const productId = await findProduct(services.db, request.number, request.kind);
  const parts: NewPart[] = [];
  for (const { path, title } of await findFiles(request.path)) {
    const checked = await checkFile(path).catch((error: unknown) => {
      if (!(error instanceof ProductFileError)) throw error;
      throw new ProductFileError(`${basename(path)}: ${error.message}`);
    });
    if (parts.every(({ sha256 }) => sha256 !== checked.sha256))
      parts.push({ ...checked, title: request.title?.slice(0, 200) ?? title });
  }
  return storeParts(services, { productId, parts, ...request });
}

async function storeParts(
  { db, storage }: FileServices,
  { productId, kind, parts, isReplacing }: { productId: number; parts: readonly NewPart[] } & AddFilesRequest,
): Promise<AddReport> {
  const storedKeys: string[] = [];
  try {
    const { report, unusedKeys } = await db.transaction().execute(async (trx) => {
      await lockFiles(trx, productId);
      const existing = await selectFiles(trx, productId, kind);
      const hashes = new Set(parts.map(({ sha256 }) => sha256));
      const removed = isReplacing ? existing.filter(({ sha256 }) => !hashes.has(sha256)) : [];
      const unusedKeys = await deleteFiles(
        trx,
        removed.map(({ product_file_id }) => product_file_id),
      );
      const added = parts.filter(({ sha256 }) => existing.every((file) => file.sha256 !== sha256));
      // When files are replaced, all parts get new numbers; otherwise added parts follow the existing ones.
      const firstPart = isReplacing ? 1 : (existing.at(-1)?.part_number ?? 0) + 1;
      const partsToNumber = isReplacing ? parts : added;
      const files: NewFile[] = [];
      for (const [index, part] of partsToNumber.entries()) {
        const stored = existing.find(({ sha256 }) => sha256 === part.sha256);
        const changes = { part_number: firstPart + index, title: part.title };
        if (stored) await updateFile(trx, stored.product_file_id, changes);
        else files.push({ ...changes, ...(await storePart(storage, part, storedKeys)) });
      }
      await insertFiles(trx, productId, kind, files);
      const report = { added: added.length, unchanged: parts.length - added.length, removed: removed.length };
      return { report, unusedKeys };
    });
    for (const key of unusedKeys) await storage.delete(key);
    return report;
  } catch (error) {
    for (const key of storedKeys) await storage.delete(key);
    throw error;
  }
}

/** Adds the key of the stored content to `storedKeys` before it is stored, so that it can be deleted after an error. */
export async function storePart(storage: ObjectStorage, part: CheckedFile, storedKeys: string[]) {
  const { path, mediaType, byteSize, sha256 } = part;
  const key = `downloads/${randomUUID()}.${FILE_EXTENSIONS[mediaType]}`;
  storedKeys.push(key);
  await storage.put(key, createReadStream(path), mediaType);
  return { media_type: mediaType, byte_size: byteSize, sha256, storage_key: key };
}

async function findProduct(db: Database, number: string, kind?: FileKind): Promise<number> {
  const [product, other] = await selectProducts(db, number);
  if (!product) throw new ProductFileError(`No product has the number ${number}.`);
  if (other)
    throw new ProductFileError(`Several products have the number ${number}. Use the number of one format.`);
  // A sample can belong to any format.
  if (kind === 'download' && product.fulfilment !== 'download')
    throw new ProductFileError(`The product ${number} is ${product.fulfilment}, not a download.`);
  return product.id;
}

export async function listFiles(db: Database, number: string): Promise<({ kind: FileKind } & ProductFile)[]> {
  const productId = await findProduct(db, number);
  const lists = (['download', 'sample'] as const).map(async (kind) =>
    (await selectFiles(db, productId, kind)).map((file) => ({ kind, ...file })),
  );
  return (await Promise.all(lists)).flat();
}

/** Article numbers of downloads that cannot be ordered, or only before their publication, because they have no file. */
export function listProductsWithoutFiles(db: Database, limit: number): Promise<string[]> {
  return selectProductsWithoutFiles(db, limit);
}

/** Removes one part or, without a part number, all files of this kind. Returns their number. */
export async function removeFiles(
  { db, storage }: FileServices,
  { number, kind, part }: { number: string; kind: FileKind; part?: number | undefined },
): Promise<number> {
  const productId = await findProduct(db, number);
  const ids = (await selectFiles(db, productId, kind))
    .filter(({ part_number }) => part === undefined || part_number === part)
    .map(({ product_file_id }) => product_file_id);
  for (const key of await deleteFiles(db, ids)) await storage.delete(key);
  return ids.length;
}

/** The URLs that imports name, with the reason of a failure. */
export function listFileFetches(db: Database, state: FileFetchState, limit: number) {
  return selectFileFetches(db, { state, limit });
}

/** Fetches these URLs again or, without URLs, all that failed. Returns their number. */
export function retryFileFetches(db: Database, urls: readonly string[]): Promise<number> {
  return requeueFileFetches(db, urls);
}
