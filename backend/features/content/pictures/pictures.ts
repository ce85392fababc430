import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#backend/database/connection.ts';
import { ContentError } from '../content-error.ts';
import { findPictureByName, upsertPicture } from './picture.queries.ts';

export interface StoredPicture {
  fileName: string;
  contentHash: string;
  width: number;
  height: number;
  bytes: Buffer;
}

const maxBytes = 15 * 1024 * 1024;
const maxPixels = 50_000_000;
/** No screen displays a wider picture. */
const maxWidth = 2400;

const formatsByExtension: Record<string, 'jpeg' | 'png' | 'webp' | 'avif'> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/**
 * Decodes and encodes the picture again, which limits its size and removes metadata such as the location. A picture with
 * the `knownHash` was exported by the shop and stays unchanged, because encoding it again would lose quality.
 */
export async function normalizePicture(
  fileName: string,
  bytes: Buffer,
  knownHash?: string,
): Promise<StoredPicture> {
  const pictureError = (expected: string) => new ContentError(fileName, [{ path: '', expected }]);
  const expectedFormat = formatsByExtension[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!expectedFormat || !/^[\w-]{1,100}\.\w+$/.test(fileName) || fileName.includes('--'))
    throw pictureError('a name of letters, digits and single hyphens that ends with jpg, png, webp or avif');
  if (bytes.byteLength > maxBytes) throw pictureError('at most 15 MB');
  const picture = sharp(bytes, { limitInputPixels: maxPixels });
  const { format, compression, width, height } = await picture.metadata().catch(() => {
    throw pictureError(`a readable picture of at most ${maxPixels / 1e6} million pixels`);
  });
  const isAvif = format === 'heif' && compression === 'av1';
  if (format !== expectedFormat && !(expectedFormat === 'avif' && isAvif))
    throw pictureError(`a picture in the format of its file extension, not ${format}`);
  if (hashOf(bytes) === knownHash) return { fileName, contentHash: knownHash, width, height, bytes };
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toFormat(expectedFormat, { quality: expectedFormat === 'avif' ? 70 : 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw pictureError('a complete picture');
    });
  return { fileName, contentHash: hashOf(data), width: info.width, height: info.height, bytes: data };
}

export function storePicture(db: Database, picture: StoredPicture): Promise<void> {
  return upsertPicture(db, picture);
}

/** Finds a picture by its name without extension. */
export function findPicture(db: Database, name: string): Promise<StoredPicture | undefined> {
  return findPictureByName(db, name);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
