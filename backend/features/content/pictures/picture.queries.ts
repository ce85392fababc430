import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { pictureNameOf } from './picture-index.ts';
import type { StoredPicture } from './pictures.ts';

export async function upsertPicture(db: Database, picture: StoredPicture): Promise<void> {
  const { fileName, contentHash, width, height, bytes } = picture;
  const columns = { file_name: fileName, content_hash: contentHash, width, height, bytes };
  await db
    .insertInto('content_image')
    .values({ image_name: pictureNameOf(fileName), ...columns })
    .onConflict((conflict) =>
      conflict
        .column('image_name')
        .doUpdateSet({ ...columns, added_at: sql`now()` })
        // An unchanged picture must not trigger a change notification.
        .where('content_image.content_hash', '!=', contentHash),
    )
    .execute();
}

/** Finds a picture by its name without extension. */
export function findPictureByName(db: Database, name: string): Promise<StoredPicture | undefined> {
  return db
    .selectFrom('content_image')
    .select(['file_name as fileName', 'content_hash as contentHash', 'width', 'height', 'bytes'])
    .where('image_name', '=', name)
    .executeTakeFirst();
}
