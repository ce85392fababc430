import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import type { FetchRules } from '#backend/features/picture/fetching/fetch-rules.ts';
import { FetchError } from '#backend/features/picture/fetching/open-url.ts';
import { retryInSeconds } from '#backend/features/picture/fetching/retry-in-seconds.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { ProductFileError } from '../files/product-file-error.ts';
import { fetchFile } from './fetch-file.ts';
import { claimDueFiles, type DueFile, markFileFetchFailed } from './file-fetches.queries.ts';
import { storeFetchedFile } from './store-fetched-file.ts';

export interface FileFetchServices {
  db: Database;
  log: Logger;
  storage: ObjectStorage;
  rules: FetchRules;
}

/** Longer than the fetch of a file of some gigabytes takes. */
const leaseSeconds = 3600;

/** Fetches one file or sample that is due: files are large, so they are fetched one after another. True if there may be more. */
export async function runFileFetches(services: FileFetchServices): Promise<boolean> {
  const [due] = await claimDueFiles(services.db, 1, leaseSeconds);
  if (due) await runFetch(services, due);
  return due !== undefined;
}

async function runFetch(services: FileFetchServices, due: DueFile): Promise<void> {
  const { db, log, rules } = services;
  const folder = await createScratchFolder('fetch');
  try {
    const path = join(folder, 'file');
    await fetchFile(due.url, path, rules);
    await storeFetchedFile(services, due, path);
  } catch (error) {
    // The messages of these errors are for the merchant. Any other error is logged, and the fetch is repeated.
    const isExplained = error instanceof FetchError || error instanceof ProductFileError;
    if (!isExplained) log.error({ err: error, url: due.url }, 'file fetch failed, will retry');
    const isTransient = error instanceof FetchError ? error.isTransient : !isExplained;
    await markFileFetchFailed(db, due, {
      error: isExplained ? error.message : 'The file could not be stored.',
      retryInSeconds: isTransient ? retryInSeconds(due.attempts) : null,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
