import { describeTooManyBytes, maxPictureBytes } from '../storing/store-picture.ts';
import type { FetchRules } from './fetch-rules.ts';
import { FetchError, openUrl } from './open-url.ts';

/** The validators of the response that the shop stored last, for a conditional request. */
interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
}

type FetchResult = { isUnchanged: true } | ({ isUnchanged: false; bytes: Uint8Array } & KnownVersion);

/** Fetches a picture if the rules allow it. Throws a `FetchError`. */
export async function fetchPicture(
  url: string,
  known: KnownVersion,
  rules: FetchRules,
): Promise<FetchResult> {
  const headers: Record<string, string> = { accept: 'image/avif,image/webp,image/jpeg,image/png' };
  if (known.etag) headers['if-none-match'] = known.etag;
  if (known.lastModified) headers['if-modified-since'] = known.lastModified;
  const { response, status, toFetchError } = await openUrl(url, headers, rules);
  if (status === 304) {
    response.destroy();
    return { isUnchanged: true };
  }
  const { etag = null, 'last-modified': lastModified = null, 'content-length': length } = response.headers;
  const chunks: Uint8Array[] = [];
  let isTooLarge = Number(length ?? 0) > maxPictureBytes;
  if (!isTooLarge) {
    // The received bytes are counted too, because the header may be missing or wrong.
    let receivedBytes = 0;
    try {
      for await (const chunk of response) {
        receivedBytes += chunk.byteLength;
        isTooLarge = receivedBytes > maxPictureBytes;
        if (isTooLarge) break;
        chunks.push(chunk);
      }
    } catch (error) {
      throw toFetchError(error as Error);
    }
  }
  if (isTooLarge) {
    response.destroy();
    throw new FetchError(describeTooManyBytes(), { isTransient: false });
  }
  return { isUnchanged: false, bytes: Buffer.concat(chunks), etag, lastModified };
}
