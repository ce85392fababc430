import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { createImageQueue } from '#backend/features/images/processing/image-queue.ts';
import type { SharedSlots } from '#backend/features/images/processing/image-slots.ts';
import { createPictureProcessor } from '#backend/features/images/processing/picture-processor.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { createFetchRules, type FetchRules } from './fetching/fetch-rules.ts';
import type { FetchServices } from './fetching/run-picture-fetches.ts';
import { findOriginal, findProductOfCover } from './storing/store-picture.ts';

/**
 * Everything that stores, finds and fetches pictures of products. `rules`: which URLs may be fetched. `slots`: the limit of
 * images that are processed at a time, if threads share it.
 */
export function openPictures(
  db: Database,
  settings: BackendSettings,
  {
    log,
    rules = createFetchRules(settings),
    slots,
  }: { log: Logger; rules?: FetchRules | undefined; slots?: SharedSlots | undefined },
) {
  const queue = createImageQueue(slots);
  const services: FetchServices = {
    db,
    log,
    rules,
    storage: openStorage(settings),
    processor: createPictureProcessor(queue),
  };
  return {
    ...services,
    queue,
    findOriginal: (fileName: string) => findOriginal(db, fileName),
    findProductOfCover: (fileName: string) => findProductOfCover(db, fileName),
  };
}
