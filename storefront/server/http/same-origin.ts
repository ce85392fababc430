import type { IncomingHttpHeaders } from 'node:http';

/** Whether the request comes from a page of this shop, or from a client that is not a browser and sends no cookies. */
export function isSameOrigin({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  // `none`: the visitor typed the URL or used a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
