import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { FILE_EXTENSIONS, type MediaType } from './detect-media-type.ts';
import { type FileKind, insertFiles, lockFiles, type NewFile, selectFiles } from './product-files.queries.ts';

interface CreatedFile {
  title: string;
  mediaType: MediaType;
  bytes: Uint8Array;
}

/** Generates the files of a product that has none. */
export type CreateFiles = (productId: number, kind: FileKind) => Promise<CreatedFile[]>;

interface CreatingServices {
  db: Database;
  storage: ObjectStorage;
  createFiles?: CreateFiles | undefined;
}

/** The files of a demo product are generated and stored at their first request. Other shops have no `createFiles`. */
export async function createMissingFiles(
  { db, storage, createFiles }: CreatingServices,
  productIds: Iterable<number>,
  kind: FileKind,
): Promise<void> {
  if (!createFiles) return;
  for (const productId of new Set(productIds)) {
    if ((await selectFiles(db, productId, kind)).length > 0) continue;
    // Created before the transaction: `createFiles` needs a connection too, so a full pool would wait for itself.
    const files = await createFiles(productId, kind);
    if (files.length === 0) continue;
    await db.transaction().execute(async (trx) => {
      await lockFiles(trx, productId);
      if ((await selectFiles(trx, productId, kind)).length > 0) return;
      const stored = await Promise.all(files.map((file, index) => store(storage, file, index + 1)));
      await insertFiles(trx, productId, kind, stored);
    });
  }
}

async function store(
  storage: ObjectStorage,
  { title, mediaType, bytes }: CreatedFile,
  part: number,
): Promise<NewFile> {
  const key = `downloads/${randomUUID()}.${FILE_EXTENSIONS[mediaType]}`;
  await storage.put(key, bytes, mediaType);
  return {
    part_number: part,
    title,
    media_type: mediaType,
    byte_size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: key,
  };
}
