import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { listPictures } from './content.queries.ts';
import { ContentError } from './content-error.ts';
import { contentPictures, pictureNameOf } from './content-pictures.ts';
import { checkPage, type ImportedPage, storePage } from './import-page.ts';
import { readPicture, type StoredPicture, storePicture } from './pictures.ts';
import { deleteDraft } from './write-content.queries.ts';

export interface FileImport extends ImportedPage {
  /** As it was named. */
  path: string;
  /** That came along with it. */
  pictures: string[];
}

/** Takes pages in, with the pictures that lie beside their files: all of them, or none. */
export async function importFiles(
  db: Database,
  paths: readonly string[],
  { isPublished, isDryRun = false }: { isPublished: boolean; isDryRun?: boolean },
): Promise<FileImport[]> {
  const known = await listPictures(db);
  const files = await Promise.all(paths.map(readDocument));
  const brought = new Map<string, StoredPicture>();
  for (const { path, text } of files)
    for (const name of await picturesBeside(path, text)) {
      const hash = known.find(({ fileName }) => fileName === name)?.contentHash;
      brought.set(name, await readPicture(name, await readFile(join(dirname(path), name)), hash));
    }
  const pictures = contentPictures(allOf(known, [...brought.values()]));
  const pages = files.map(({ path, text, document }) => ({
    ...checkPage(document, path, pictures),
    path,
    pictures: [...brought.keys()].filter((name) => text.includes(name)),
  }));
  refuseTwins(pages);
  if (isDryRun) return pages;
  const write = async (transaction: Database) => {
    for (const picture of brought.values()) await storePicture(transaction, picture);
    for (const page of pages) {
      await storePage(transaction, page, page.path, { isPublished });
      // What is published now is newer than a draft that waited.
      if (isPublished) await deleteDraft(transaction, page.file.key);
    }
  };
  // The demo shop is filled in a transaction of its own.
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
  return pages;
}

async function readDocument(path: string): Promise<{ path: string; text: string; document: unknown }> {
  const refuse = (expected: string) => new ContentError(path, [{ path: '', expected }]);
  const text = await readFile(path, 'utf8').catch(() => {
    throw refuse('a file that can be read');
  });
  try {
    return { path, text, document: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    throw refuse(`JSON: ${(error as Error).message}`);
  }
}

/** Those in the same folder whose names stand in the file. */
async function picturesBeside(path: string, text: string): Promise<string[]> {
  const names = await readdir(dirname(path));
  return names.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name) && text.includes(name));
}

/** A picture goes by its name without the ending: readers get it in several forms. */
function allOf<Picture extends { fileName: string }>(known: Picture[], brought: Picture[]): Picture[] {
  const all = new Map(known.map((picture) => [pictureNameOf(picture.fileName), picture]));
  for (const picture of brought) {
    const name = pictureNameOf(picture.fileName);
    const twin = all.get(name);
    if (twin && twin.fileName !== picture.fileName)
      throw new ContentError(picture.fileName, [
        { path: '', expected: `a name that is free; there is ${twin.fileName} already` },
      ]);
    all.set(name, picture);
  }
  return [...all.values()];
}

function refuseTwins(pages: FileImport[]): void {
  const seen = new Map<string, string>();
  for (const { file, path } of pages) {
    const other = seen.get(file.key);
    if (other)
      throw new ContentError(path, [
        { path: 'key', expected: `a key of its own, not that of ${basename(other)}` },
      ]);
    seen.set(file.key, path);
  }
}
