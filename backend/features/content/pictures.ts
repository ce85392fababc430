import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '#backend/database/connection.ts';
import { ContentError } from './content-error.ts';
import { pictureNameOf } from './content-pictures.ts';

/** A picture as the shop keeps it. */
export interface StoredPicture {
  fileName: string;
  contentHash: string;
  width: number;
  height: number;
  bytes: Buffer;
}

const mostBytes = 15 * 1024 * 1024;
const mostPixels = 50_000_000;
/** Nothing is shown larger. */
const largestWidth = 2400;

/** What the library calls a form, by the endings that name it. */
const formOfEnding: Record<string, 'jpeg' | 'png' | 'webp' | 'avif'> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** Drawn anew from its pixels: what else the file held, such as where it was taken, is gone. */
export async function readPicture(fileName: string, given: Buffer, known?: string): Promise<StoredPicture> {
  const refuse = (expected: string) => new ContentError(fileName, [{ path: '', expected }]);
  const form = formOfEnding[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!form || !/^[\w-]{1,100}\.\w+$/.test(fileName) || fileName.includes('--'))
    throw refuse('a name of letters, digits and single hyphens that ends with jpg, png, webp or avif');
  if (given.byteLength > mostBytes) throw refuse('at most 15 MB');
  const picture = sharp(given, { limitInputPixels: mostPixels });
  const { format, compression, width, height } = await picture.metadata().catch(() => {
    throw refuse(`a picture of at most ${mostPixels / 1e6} million pixels that can be read`);
  });
  const isForm = format === form || (form === 'avif' && format === 'heif' && compression === 'av1');
  if (!isForm) throw refuse(`a picture in the form that its name says, not ${format}`);
  // One that the shop gave out comes back as it is: drawn once more it would only lose.
  if (hashOf(given) === known) return { fileName, contentHash: known, width, height, bytes: given };
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: largestWidth, withoutEnlargement: true })
    .toFormat(form, { quality: form === 'avif' ? 70 : 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse('a picture that can be read to its end');
    });
  return { fileName, contentHash: hashOf(data), width: info.width, height: info.height, bytes: data };
}

export async function storePicture(db: Database, picture: StoredPicture): Promise<void> {
  const { fileName, contentHash, width, height, bytes } = picture;
  const columns = { file_name: fileName, content_hash: contentHash, width, height, bytes };
  await db
    .insertInto('content_image')
    .values({ image_name: pictureNameOf(fileName), ...columns })
    .onConflict((conflict) =>
      conflict
        .column('image_name')
        .doUpdateSet({ ...columns, added_at: sql`now()` })
        // One that is there already is no change that anybody must hear of.
        .where('content_image.content_hash', '!=', contentHash),
    )
    .execute();
}

/** By its name without the ending. */
export async function findPicture(db: Database, name: string): Promise<StoredPicture | undefined> {
  return db
    .selectFrom('content_image')
    .select(['file_name as fileName', 'content_hash as contentHash', 'width', 'height', 'bytes'])
    .where('image_name', '=', name)
    .executeTakeFirst();
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
