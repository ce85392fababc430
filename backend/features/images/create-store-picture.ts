import type { Logger } from 'pino';

export type StorePicture = (path: string, store: () => Promise<void>) => Promise<void>;

/** A full disk must not hide pictures: they are served without being stored. Logged once until a picture is stored again. */
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
