import { describeTooManyBytes, maxPictureBytes } from '../storing/store-picture.ts';
import type { FetchRules } from './fetch-rules.ts';
import { FetchError, openUrl } from './open-url.ts';

interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
}

type FetchResult = { isUnchanged: true } | ({ isUnchanged: false; bytes: Uint8Array } & KnownVersion);

/** Fetches a picture if the rules allow it. Throws a `FetchError`. */
export async function fetchPicture(
  address: string,
  known: KnownVersion,
  rules: FetchRules,
): Promise<FetchResult> {
  const headers: Record<string, string> = { accept: 'image/avif,image/webp,image/jpeg,image/png' };
  if (known.etag) headers['if-none-match'] = known.etag;
  if (known.lastModified) headers['if-modified-since'] = known.lastModified;
  const { response, status, toFetchError } = await openUrl(address, headers, rules);
  if (status === 304) {
    response.destroy();
    return { isUnchanged: true };
  }
  const { etag = null, 'last-modified': lastModified = null, 'content-length': length } = response.headers;
  const chunks: Uint8Array[] = [];
  let size = Number(length ?? 0);
  if (size <= maxPictureBytes) {
    // The received bytes are counted too, because the header may be missing or wrong.
    size = 0;
    try {
      for await (const chunk of response) {
        size += chunk.byteLength;
        if (size > maxPictureBytes) break;
        chunks.push(chunk);
      }
    } catch (error) {
      throw toFetchError(error as Error);
    }
  }
  if (size > maxPictureBytes) {
    response.destroy();
    throw new FetchError(describeTooManyBytes(), false);
  }
  return { isUnchanged: false, bytes: Buffer.concat(chunks), etag, lastModified };
}
