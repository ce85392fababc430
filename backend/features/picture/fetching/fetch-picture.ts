import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { explainForbiddenUrl } from '#backend/config/picture-hosts.ts';
import { describeTooManyBytes, maxPictureBytes } from '../storing/store-picture.ts';
import type { FetchRules } from './fetch-rules.ts';

/** A fetch that did not return a picture. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** Whether another attempt may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, isTransient: boolean) {
    super(message);
    this.isTransient = isTransient;
  }
}

interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
}

type FetchResult = { isUnchanged: true } | ({ isUnchanged: false; bytes: Uint8Array } & KnownVersion);

const maxRedirects = 3;

/** Fetches a URL if the rules allow it; they apply to each redirect too. Throws a `FetchError`. */
export async function fetchPicture(
  address: string,
  known: KnownVersion,
  rules: FetchRules,
): Promise<FetchResult> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let url = parseUrl(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await send(url, known, rules, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && status !== 304 && location) {
      response.destroy();
      url = parseUrl(location, url);
      continue;
    }
    return readResponse(response, status, signal);
  }
  throw new FetchError(`The server redirects more than ${maxRedirects} times.`, false);
}

function parseUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchError('The URL is not valid.', false);
  return new URL(address, base);
}

function send(
  url: URL,
  known: KnownVersion,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const forbidden = explainForbiddenUrl(url, rules.hosts);
  if (forbidden) throw new FetchError(forbidden, false);
  // For an IP address in the URL, Node does not call `lookup`.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !rules.isAllowedAddress(literal)) throw privateAddress(url.host);
  const headers: Record<string, string> = { accept: 'image/avif,image/webp,image/jpeg,image/png' };
  if (known.etag) headers['if-none-match'] = known.etag;
  if (known.lastModified) headers['if-modified-since'] = known.lastModified;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { headers, signal, agent: false as const, lookup: checkedLookup(rules) };
  const sent: ClientRequest =
    url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
  sent.on('response', resolve);
  sent.on('error', (error) => reject(explainNetworkError(error, signal)));
  sent.end();
  return promise;
}

/** Resolves the name, checks every address, and connects to a checked one: a second resolution could return another. */
function checkedLookup({ isAllowedAddress }: FetchRules): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true }).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !isAllowedAddress(address)))
          callback(privateAddress(hostname), '', 4);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 4),
    );
  };
}

function privateAddress(host: string): FetchError {
  return new FetchError(`The host ${host} has a private or reserved address.`, false);
}

function explainNetworkError(error: Error, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  if (signal.aborted) return new FetchError('The server did not send the picture in time.', true);
  return new FetchError(
    `The server cannot be reached: ${error.message || (error as NodeJS.ErrnoException).code}.`,
    true,
  );
}

async function readResponse(
  response: IncomingMessage,
  status: number,
  signal: AbortSignal,
): Promise<FetchResult> {
  if (status !== 200) {
    response.destroy();
    if (status === 304) return { isUnchanged: true };
    const isTransient = status === 408 || status === 425 || status === 429 || status >= 500;
    throw new FetchError(`The server answered with the status ${status}.`, isTransient);
  }
  const { etag = null, 'last-modified': lastModified = null, 'content-length': length } = response.headers;
  const chunks: Uint8Array[] = [];
  let size = Number(length ?? 0);
  if (size <= maxPictureBytes) {
    size = 0;
    try {
      for await (const chunk of response) {
        size += chunk.byteLength;
        if (size > maxPictureBytes) break;
        chunks.push(chunk);
      }
    } catch (error) {
      throw explainNetworkError(error as Error, signal);
    }
  }
  if (size > maxPictureBytes) {
    response.destroy();
    throw new FetchError(describeTooManyBytes(), false);
  }
  return { isUnchanged: false, bytes: Buffer.concat(chunks), etag, lastModified };
}
