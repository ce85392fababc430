import { basename } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { checkFile } from '../files/check-file.ts';
import { titleOf } from '../files/find-files.ts';
import { storePart } from '../files/manage-files.ts';
import { ProductFileError } from '../files/product-file-error.ts';
import {
  deleteFiles,
  insertFiles,
  lockFiles,
  type ProductFile,
  selectFiles,
  setSource,
  updateFile,
} from '../files/product-files.queries.ts';
import { type DueFile, markFileFetched, selectUrls } from './file-fetches.queries.ts';

interface Services {
  db: Database;
  storage: ObjectStorage;
}

/**
 * Adds a fetched file to its product, as the command `files add` does. Parts are in the order of the import's URLs. The file
 * that the same URL returned before is removed, and so are the files of URLs that the import no longer names.
 */
export async function storeFetchedFile(
  { db, storage }: Services,
  link: DueFile,
  path: string,
): Promise<void> {
  const { productId, kind, url, fulfilment } = link;
  if (kind === 'download' && fulfilment !== 'download')
    throw new ProductFileError(`The product is ${fulfilment}, not a download.`);
  const checked = await checkFile(path);
  const storedKeys: string[] = [];
  try {
    const unusedKeys = await db.transaction().execute(async (trx) => {
      await lockFiles(trx, productId);
      const existing = await selectFiles(trx, productId, kind);
      if (existing.every(({ sha256 }) => sha256 !== checked.sha256)) {
        const part = await storePart(storage, checked, storedKeys);
        const last = existing.at(-1)?.part_number ?? 0;
        await insertFiles(trx, productId, kind, [{ ...part, part_number: last + 1, title: '' }]);
      }
      await setSource(trx, { productId, kind, sha256: checked.sha256 }, url);
      const urls = await selectUrls(trx, link);
      const files = await selectFiles(trx, productId, kind);
      const isOutdatedFile = ({ source_url, sha256 }: ProductFile) =>
        source_url !== null &&
        (!urls.includes(source_url) || (source_url === url && sha256 !== checked.sha256));
      await orderParts(
        trx,
        files.filter((file) => !isOutdatedFile(file)),
        urls,
      );
      await markFileFetched(trx, link);
      const outdated = files.filter(isOutdatedFile).map(({ product_file_id }) => product_file_id);
      return deleteFiles(trx, outdated);
    });
    for (const key of unusedKeys) await storage.delete(key);
  } catch (error) {
    for (const key of storedKeys) await storage.delete(key);
    throw error;
  }
}

/** Numbers the parts: files that a person added first, then those of the import in the order of its URLs. */
async function orderParts(
  trx: Database,
  files: readonly ProductFile[],
  urls: readonly string[],
): Promise<void> {
  const indexOf = ({ source_url }: ProductFile) => (source_url === null ? -1 : urls.indexOf(source_url));
  /** If a product has several URLs, the title of each part is the name of its file. */
  const titleAfterFetch = ({ source_url, title }: ProductFile) => {
    if (source_url === null) return title;
    return urls.length > 1 ? titleOfUrl(source_url) : '';
  };
  const sorted = files.toSorted((a, b) => indexOf(a) - indexOf(b) || a.part_number - b.part_number);
  for (const [index, file] of sorted.entries())
    await updateFile(trx, file.product_file_id, { part_number: index + 1, title: titleAfterFetch(file) });
}

function titleOfUrl(url: string): string {
  const name = basename(new URL(url).pathname);
  try {
    return titleOf(decodeURIComponent(name));
  } catch {
    return titleOf(name);
  }
}
