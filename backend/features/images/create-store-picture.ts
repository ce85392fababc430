import type { Logger } from 'pino';

export type StorePicture = (path: string, store: () => Promise<void>) => Promise<void>;

/**
 * Stores pictures, and logs an error instead of throwing it: with a full disk, pictures are served without being stored. The
 * error is logged once, until a picture can be stored again.
 */
export function createStorePicture(log: Logger): StorePicture {
  let hasFailed = false;
  return async (path, store) => {
    try {
      await store();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        log.error({ err: error, path }, 'pictures cannot be stored, each request draws them again');
      hasFailed = true;
    }
  };
}
