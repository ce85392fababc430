import type { Database } from '#backend/database/connection.ts';
import { selectProductIds } from '../pictures.queries.ts';
import { type ProductPicture, writeProductPictures } from '../product-pictures.queries.ts';
import { PictureError } from '../storing/picture-error.ts';
import {
  type CheckedPicture,
  checkPicture,
  hashPicture,
  type PictureServices,
  storePicture,
} from '../storing/store-picture.ts';
import type { PictureFile } from './picture-files.ts';
import { readPictureName, sortOrderOf, tagsOf } from './picture-names.ts';

interface ImportOptions {
  isDryRun?: boolean | undefined;
  /** Imports the good files although others are bad. Without it, one bad file rejects all. */
  skipBadFiles?: boolean | undefined;
  signal?: AbortSignal | undefined;
  onIssue?(path: string, reason: string): void;
  onProgress?(done: number, total: number): void;
}

export interface PictureImportReport {
  /** Number of pictures that belong to a product, changed or not. */
  pictures: number;
  changedProducts: number;
  badFiles: number;
  /** Paths of the files whose name does not begin with the number of a product. */
  unknown: string[];
  isWritten: boolean;
}

interface MatchedFile {
  file: PictureFile;
  productIds: number[];
  source: string;
}

interface CheckedFile extends MatchedFile {
  picture: CheckedPicture;
}

const batchSize = 1000;
/** Files that are read and checked, or stored, at a time. */
const concurrency = 3;

/**
 * Imports pictures whose file names begin with the number of a product. All files are checked before the first is stored. The
 * rows of the database are written in one transaction.
 */
export async function importPictures(
  services: PictureServices,
  files: readonly PictureFile[],
  options: ImportOptions,
): Promise<PictureImportReport> {
  const { isDryRun, skipBadFiles, onIssue, onProgress, signal } = options;
  const { matched, unknown } = await matchFiles(services.db, files);
  const checked: CheckedFile[] = [];
  let badFiles = 0;
  let done = 0;
  const reportBadFile = (file: PictureFile, reason: string) => {
    badFiles++;
    onIssue?.(file.path, reason);
  };
  const unique = rejectDuplicates(matched, reportBadFile);
  await forEachConcurrently(unique, signal, async (match) => {
    try {
      checked.push({ ...match, picture: await checkPicture(services, await match.file.read()) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      reportBadFile(match.file, error.message);
    }
    onProgress?.(++done, unique.length);
  });
  const isWritten = !isDryRun && (badFiles === 0 || skipBadFiles === true);
  const changedProducts = isWritten ? await writeAll(services, checked, signal) : 0;
  return { pictures: checked.length, changedProducts, badFiles, unknown, isWritten };
}

/** Finds the products of each file by its name. */
async function matchFiles(db: Database, files: readonly PictureFile[]) {
  const matched: MatchedFile[] = [];
  const unknown: string[] = [];
  for (let start = 0; start < files.length; start += batchSize) {
    const batch = files
      .slice(start, start + batchSize)
      .map((file) => ({ file, readings: readPictureName(file.name) }));
    const products = await selectProductIds(
      db,
      batch.flatMap(({ readings }) => readings.map(({ code }) => code)),
    );
    for (const { file, readings } of batch) {
      const reading = readings.find(({ code }) => products.has(code));
      if (reading)
        matched.push({ file, productIds: products.get(reading.code) ?? [], source: reading.source });
      else unknown.push(file.path);
    }
  }
  return { matched, unknown };
}

/** The first file of each picture of a product. The others are reported. */
function rejectDuplicates(
  matched: readonly MatchedFile[],
  reportBadFile: (file: PictureFile, reason: string) => void,
): MatchedFile[] {
  const first = new Map<string, PictureFile>();
  return matched.filter(({ file, productIds, source }) => {
    const key = `${productIds.join()} ${source}`;
    const other = first.get(key);
    if (other) reportBadFile(file, `The file ${other.path} is the same picture of the same product.`);
    else first.set(key, file);
    return !other;
  });
}

async function writeAll(
  services: PictureServices,
  checked: readonly CheckedFile[],
  signal: AbortSignal | undefined,
): Promise<number> {
  await forEachConcurrently(checked, signal, async ({ file, picture }) => {
    const bytes = await file.read();
    if (!picture.fileName.startsWith(hashPicture(bytes)))
      throw new PictureError(`The file ${file.path} changed during the import. Start it again.`);
    await storePicture(services, picture, bytes);
  });
  const rows = productPicturesOf(checked);
  return services.db.transaction().execute(async (transaction) => {
    let changed = 0;
    for (let start = 0; start < rows.length; start += batchSize)
      changed += await writeProductPictures(transaction, rows.slice(start, start + batchSize));
    return changed;
  });
}

/** A product shows two files with the same content once, at the position of the first. */
function productPicturesOf(checked: readonly CheckedFile[]): ProductPicture[] {
  const pictures = new Map<string, ProductPicture>();
  for (const { productIds, source, picture } of checked)
    for (const productId of productIds) {
      const key = `${productId} ${picture.fileName}`;
      const other = pictures.get(key);
      const sortOrder = sortOrderOf(source);
      if (other && other.sortOrder <= sortOrder) continue;
      pictures.set(key, { productId, source, fileName: picture.fileName, sortOrder, tags: tagsOf(source) });
    }
  return [...pictures.values()];
}

async function forEachConcurrently<Item>(
  items: readonly Item[],
  signal: AbortSignal | undefined,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let index = next++; index < items.length; index = next++) {
        signal?.throwIfAborted();
        await work(items[index] as Item);
      }
    }),
  );
}
