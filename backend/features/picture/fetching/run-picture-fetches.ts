import type { Logger } from 'pino';
import { writeProductPictures } from '../product-pictures.queries.ts';
import { PictureError } from '../storing/picture-error.ts';
import { checkPicture, type PictureServices, storePicture } from '../storing/store-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { FetchRules } from './fetch-rules.ts';
import { FetchError } from './open-url.ts';
import {
  claimDueFetches,
  type DueFetch,
  findFetchedPictures,
  markFetched,
  markFetchFailed,
} from './picture-fetches.queries.ts';
import { retryInSeconds } from './retry-in-seconds.ts';

export interface FetchServices extends PictureServices {
  rules: FetchRules;
  log: Logger;
}

/** Pictures that are fetched concurrently. */
const batchSize = 4;
/** No other process fetches the same pictures during this time. */
const leaseSeconds = 300;

/** Fetches pictures that are due. Returns whether there may be more. */
export async function runPictureFetches(services: FetchServices): Promise<boolean> {
  const due = await claimDueFetches(services.db, batchSize, leaseSeconds);
  await Promise.all(due.map((fetch) => runFetch(services, fetch)));
  return due.length === batchSize;
}

async function runFetch(services: FetchServices, fetch: DueFetch): Promise<void> {
  const { db, log } = services;
  const { url, attempts } = fetch;
  try {
    await fetchAndStore(services, fetch);
  } catch (error) {
    const isExplained = error instanceof FetchError || error instanceof PictureError;
    if (!isExplained) log.error({ err: error, url }, 'picture fetch failed, will retry');
    // A rejected picture stays rejected. After an unexpected error another attempt may succeed.
    const isTransient = error instanceof FetchError ? error.isTransient : !(error instanceof PictureError);
    await markFetchFailed(db, url, {
      error: isExplained ? error.message : 'The picture could not be stored.',
      retryInSeconds: isTransient ? retryInSeconds(attempts) : null,
    });
  }
}

async function fetchAndStore(services: FetchServices, fetch: DueFetch): Promise<void> {
  const { db } = services;
  const { url, etag, last_modified: lastModified, file_name } = fetch;
  // The condition is sent only if the picture is stored: otherwise the response "unchanged" would leave the shop without it.
  const known = file_name ? { etag, lastModified } : { etag: null, lastModified: null };
  const fetched = await fetchPicture(url, known, services.rules);
  if (fetched.isUnchanged) return markFetched(db, url, { fileName: null, etag, lastModified });
  const picture = await checkPicture(services, fetched.bytes);
  await storePicture(services, picture, fetched.bytes);
  await db.transaction().execute(async (transaction) => {
    const { fileName } = picture;
    await markFetched(transaction, url, {
      fileName,
      etag: fetched.etag,
      lastModified: fetched.lastModified,
    });
    await writeProductPictures(transaction, await findFetchedPictures(transaction, { url }));
  });
}
