/** How every server identifies a request. */
export interface RequestLine {
  /** Identifies the request in logs and in the header `x-request-id`. */
  readonly id: string;
  readonly method: string;
  readonly pathname: string;
  /** The query string with its question mark, or empty. */
  readonly search: string;
}

interface ReceivedRequest {
  method: string | undefined;
  /** Path and query, as in the first line of an HTTP request. */
  target: string | undefined;
  /** The header `x-request-id`, from a proxy or from another server of the shop. */
  sentId: string | undefined;
}

/** Ids are written to logs, so an id with other characters is replaced. */
const validRequestId = /^[\w.:-]{1,100}$/;

export function readRequestLine({ method = 'GET', target = '/', sentId = '' }: ReceivedRequest): RequestLine {
  const id = validRequestId.test(sentId) ? sentId : crypto.randomUUID();
  return { id, method, ...splitTarget(target) };
}

/** A target that is not a path, such as the absolute URL that proxies receive, is treated as `/`. */
function splitTarget(target: string): { pathname: string; search: string } {
  const [, pathname, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return pathname === undefined ? { pathname: '/', search: '' } : { pathname, search };
}

/** Reads headers of node:http by their name in lower case. A repeated header is joined. */
export function headerReader(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): (name: string) => string | undefined {
  return (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
