import { normalizePath } from './link-to.ts';

const placeholderOrigin = 'http://shop.invalid';

/** Parses a path from a visitor or the backend as a browser would; undefined if it leads to another host. */
export function parseLocalPath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, placeholderOrigin)) return undefined;
  const url = new URL(text, placeholderOrigin);
  // `/.//evil.example` becomes `//evil.example` when parsed, so slashes are normalized afterwards.
  return url.origin === placeholderOrigin ? normalizePath(url.pathname) + url.search + url.hash : undefined;
}
