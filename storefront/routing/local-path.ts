import { tidyPath } from './link-to.ts';

const nowhere = 'http://shop.invalid';

/** What a visitor or a backend calls a path of this shop, as a browser would read it; nothing if it leads elsewhere. */
export function localPath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, nowhere)) return undefined;
  const url = new URL(text, nowhere);
  // `/.//evil.example` becomes `//evil.example` only when it is read, so the slashes are counted afterwards.
  return url.origin === nowhere ? tidyPath(url.pathname) + url.search + url.hash : undefined;
}
