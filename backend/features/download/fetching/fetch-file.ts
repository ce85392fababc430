import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FetchRules } from '#backend/features/picture/fetching/fetch-rules.ts';
import { FetchError, openUrl } from '#backend/features/picture/fetching/open-url.ts';
import { describeTooLarge, maxFileBytes } from '../files/check-file.ts';

/** Writes the content of a URL to a new file, if the rules allow it. Throws a `FetchError`. */
export async function fetchFile(url: string, path: string, rules: FetchRules): Promise<void> {
  const { response, toFetchError } = await openUrl(url, {}, rules);
  if (Number(response.headers['content-length'] ?? 0) > maxFileBytes) {
    response.destroy();
    throw new FetchError(describeTooLarge(), { isTransient: false });
  }
  try {
    await pipeline(response, limitBytes(maxFileBytes), createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    throw isDiskError(error) ? error : toFetchError(error as Error);
  }
}

function limitBytes(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.byteLength;
      done(size > maxBytes ? new FetchError(describeTooLarge(), { isTransient: false }) : null, chunk);
    },
  });
}

/** An error of this machine's disk, not of the remote server: the caller logs it and retries the fetch. */
const isDiskError = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');
