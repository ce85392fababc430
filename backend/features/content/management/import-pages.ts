import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { listPictures } from '../content.queries.ts';
import { ContentError } from '../content-error.ts';
import { createPictureIndex, pictureNameOf } from '../pictures/picture-index.ts';
import { normalizePicture, type StoredPicture, storePicture } from '../pictures/pictures.ts';
import { readContentFile } from '../read-content-file.ts';
import { checkPage, type ImportedPage, storePage } from './import-page.ts';
import { deleteDraft } from './write-content.queries.ts';

interface FileImport extends ImportedPage {
  path: string;
  /** The file names of new pictures on the page. */
  pictures: string[];
}

/** Imports pages with the pictures in the same folder, in one transaction. */
export async function importPages(
  db: Database,
  paths: readonly string[],
  { isPublished, isDryRun = false }: { isPublished: boolean; isDryRun?: boolean },
): Promise<FileImport[]> {
  const storedPictures = await listPictures(db);
  const files = await Promise.all(paths.map(readContentFile));
  const newPictures = new Map<string, StoredPicture>();
  for (const { path, text } of files)
    for (const name of await findPicturesBeside(path, text)) {
      const storedHash = storedPictures.find(({ fileName }) => fileName === name)?.contentHash;
      const bytes = await readFile(join(dirname(path), name));
      newPictures.set(name, await normalizePicture(name, bytes, storedHash));
    }
  const pictures = createPictureIndex(mergePictures(storedPictures, [...newPictures.values()]));
  const pages = files.map(({ path, text, document }) => ({
    ...checkPage(document, path, pictures),
    path,
    pictures: [...newPictures.keys()].filter((name) => text.includes(name)),
  }));
  rejectDuplicateKeys(pages);
  if (isDryRun) return pages;
  const write = async (transaction: Database) => {
    for (const picture of newPictures.values()) await storePicture(transaction, picture);
    for (const page of pages) {
      await storePage(transaction, page, page.path, { isPublished });
      // The published page is newer than an existing draft.
      if (isPublished) await deleteDraft(transaction, page.file.key);
    }
  };
  // The seed of the demo shop calls this inside its transaction.
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
  return pages;
}

/** Pictures in the same folder whose names occur in the file. */
async function findPicturesBeside(path: string, text: string): Promise<string[]> {
  const names = await readdir(dirname(path));
  return names.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name) && text.includes(name));
}

/** Pictures are identified by their name without extension, because each is served in several formats. */
function mergePictures<Picture extends { fileName: string }>(
  storedPictures: Picture[],
  newPictures: Picture[],
): Picture[] {
  const all = new Map(storedPictures.map((picture) => [pictureNameOf(picture.fileName), picture]));
  for (const picture of newPictures) {
    const name = pictureNameOf(picture.fileName);
    const existing = all.get(name);
    if (existing && existing.fileName !== picture.fileName)
      throw new ContentError(picture.fileName, [
        { path: '', expected: `an unused name; ${existing.fileName} exists already` },
      ]);
    all.set(name, picture);
  }
  return [...all.values()];
}

function rejectDuplicateKeys(pages: FileImport[]): void {
  const pathsByKey = new Map<string, string>();
  for (const { file, path } of pages) {
    const other = pathsByKey.get(file.key);
    if (other)
      throw new ContentError(path, [
        { path: 'key', expected: `a unique key; ${basename(other)} has the same` },
      ]);
    pathsByKey.set(file.key, path);
  }
}
