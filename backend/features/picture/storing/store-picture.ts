import { createHash } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { derivedKeys, type OriginalPicture } from '#backend/features/images/derived-pictures.ts';
import {
  maxPicturePixels,
  type PictureProcessor,
} from '#backend/features/images/processing/picture-processor.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { type PictureSize, readPictureSize } from '#contract/product/picture-file.ts';
import {
  deletePicture,
  insertPicture,
  selectPicture,
  selectPictureByHash,
  selectProductOfCover,
  selectUnusedPictures,
} from '../pictures.queries.ts';
import { describeFormat, detectFormat, extensionOf, type PictureType } from './detect-format.ts';
import { PictureError } from './picture-error.ts';

export interface PictureServices {
  db: Database;
  storage: ObjectStorage;
  processor: PictureProcessor;
}

export const maxPictureBytes = 30 * 1024 * 1024;

/** Some servers send a single pixel if they have no cover. */
const minSide = 40;

export interface CheckedPicture extends PictureSize {
  fileName: string;
  contentType: PictureType;
}

/**
 * Decodes the whole picture, unless it is stored already. Throws a `PictureError` if the shop does not accept it; after any other
 * error the same picture may be accepted later.
 */
export async function checkPicture(
  { db, processor }: Pick<PictureServices, 'db' | 'processor'>,
  bytes: Uint8Array,
): Promise<CheckedPicture> {
  if (bytes.byteLength > maxPictureBytes) throw new PictureError(describeTooManyBytes());
  const contentType = detectFormat(bytes);
  if (!contentType)
    throw new PictureError(
      `This is ${describeFormat(bytes)}. Pictures must be JPEG, PNG, WebP or AVIF. The content decides, not the name.`,
    );
  const hash = hashPicture(bytes);
  // The file name of a stored picture contains its size.
  const known = await selectPictureByHash(db, hash);
  const size = readPictureSize(known?.file_name ?? '') ?? (await checkContent(bytes, processor));
  return { fileName: `${hash}-${size.width}x${size.height}.jpg`, ...size, contentType };
}

/** The beginning of a picture's file name: the first 16 digits of its SHA-256. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

async function checkContent(bytes: Uint8Array, processor: PictureProcessor): Promise<PictureSize> {
  const { width, height, problem } = await processor.inspect(bytes);
  if (problem === 'too-many-pixels')
    throw new PictureError(
      `The picture has ${formatNumber(width)} × ${formatNumber(height)} pixels. The maximum is ${maxPicturePixels / 1e6} million pixels.`,
    );
  if (problem === 'damaged') throw new PictureError('The picture is damaged or incomplete.');
  if (Math.min(width, height) < minSide)
    throw new PictureError(
      `The picture has only ${width} × ${height} pixels. The minimum is ${minSide} on each side.`,
    );
  return { width, height };
}

const formatNumber = (value: number) => value.toLocaleString('en');

export function describeTooManyBytes(): string {
  return `The file has more than ${maxPictureBytes / 1024 / 1024} MB.`;
}

/** Stores the original, unless the shop has the same picture already. */
export async function storePicture(
  { db, storage }: Pick<PictureServices, 'db' | 'storage'>,
  { fileName, contentType }: CheckedPicture,
  bytes: Uint8Array,
): Promise<void> {
  if (await selectPicture(db, fileName)) return;
  await storage.put(originalKey(fileName, contentType), bytes, contentType);
  await insertPicture(db, { fileName, contentType, byteCount: bytes.byteLength });
}

function originalKey(fileName: string, contentType: PictureType): string {
  const name = fileName.replace(/\.jpg$/, '');
  return `pictures/originals/${name.slice(0, 2)}/${name}.${extensionOf(contentType)}`;
}

export async function findOriginal(db: Database, fileName: string): Promise<OriginalPicture | undefined> {
  const picture = await selectPicture(db, fileName);
  if (!picture) return undefined;
  const contentType = picture.content_type as PictureType;
  return { storageKey: originalKey(fileName, contentType), contentType };
}

/** The product that has a drawn cover of this name, even if pages show its pictures instead. */
export function findProductOfCover(db: Database, fileName: string): Promise<number | undefined> {
  return selectProductOfCover(db, fileName);
}

const maxDeletedAtOnce = 20;

/** Deletes pictures that no product has had for a week, with their versions. Returns whether there may be more. */
export async function deleteUnusedPictures({
  db,
  storage,
}: Pick<PictureServices, 'db' | 'storage'>): Promise<boolean> {
  const unused = await selectUnusedPictures(db, maxDeletedAtOnce);
  for (const { file_name, content_type } of unused) {
    // First the row: without it no version is generated again.
    if (!(await deletePicture(db, file_name))) continue;
    const keys = [originalKey(file_name, content_type as PictureType), ...derivedKeys(file_name)];
    for (const key of keys) await storage.delete(key);
  }
  return unused.length === maxDeletedAtOnce;
}
