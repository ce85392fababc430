import type { Logger } from 'pino';

/** Calls `store`. The path of the picture is only logged. */
export type StorePicture = (path: string, store: () => Promise<void>) => Promise<void>;

/**
 * Returns a function that logs an error of `store` instead of throwing it: with a full disk, pictures are served without being
 * stored. After an error, further errors are not logged until a picture has been stored.
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
