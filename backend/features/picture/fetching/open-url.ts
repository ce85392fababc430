import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { explainForbiddenUrl } from '#backend/config/allowed-hosts.ts';
import type { FetchRules } from './fetch-rules.ts';

/** Why a fetch returned no picture or file. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** Whether another attempt may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, { isTransient }: { isTransient: boolean }) {
    super(message);
    this.isTransient = isTransient;
  }
}

interface OpenedUrl {
  response: IncomingMessage;
  /** 200, or 304 if the headers had a condition. */
  status: number;
  /** Converts an error of reading the body. */
  toFetchError(error: Error): FetchError;
}

const maxRedirects = 3;

/** Requests a URL if the rules allow it; they apply to each redirect too. Throws a `FetchError`. */
export async function openUrl(
  address: string,
  headers: Readonly<Record<string, string>>,
  rules: FetchRules,
): Promise<OpenedUrl> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let url = parseUrl(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await send(url, headers, rules, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && status !== 304 && location) {
      response.destroy();
      url = parseUrl(location, url);
      continue;
    }
    if (status !== 200 && status !== 304) {
      response.destroy();
      const isTransient = status === 408 || status === 425 || status === 429 || status >= 500;
      throw new FetchError(`The server answered with the status ${status}.`, { isTransient });
    }
    return { response, status, toFetchError: (error) => explainNetworkError(error, signal) };
  }
  throw new FetchError(`The server redirects more than ${maxRedirects} times.`, { isTransient: false });
}

function parseUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchError('The URL is not valid.', { isTransient: false });
  return new URL(address, base);
}

function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const forbidden = explainForbiddenUrl(url, rules.hosts, rules.hostsSetting);
  if (forbidden) throw new FetchError(forbidden, { isTransient: false });
  // For an IP address in the URL, Node does not call `lookup`. An IPv6 address is in brackets.
  const ipLiteral = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(ipLiteral) && !rules.isAllowedAddress(ipLiteral)) throw privateAddressError(url.host);
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
        // With an error, the callback's type still requires an address and its family.
        if (!first || addresses.some(({ address }) => !isAllowedAddress(address)))
          callback(privateAddressError(hostname), '', 4);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 4),
    );
  };
}

function privateAddressError(host: string): FetchError {
  return new FetchError(`The host ${host} has a private or reserved address.`, { isTransient: false });
}

function explainNetworkError(error: Error, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  if (signal.aborted)
    return new FetchError('The server did not send the content in time.', { isTransient: true });
  return new FetchError(
    `The server cannot be reached: ${error.message || (error as NodeJS.ErrnoException).code}.`,
    { isTransient: true },
  );
}
