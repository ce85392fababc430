import { CACHED_PAGES_PLACEHOLDER, OFFLINE_CACHES } from '#storefront/config/offline.ts';

const maxPages = 12;

/** Adds links to the cached pages to the offline page, newest first. The worker writes them, so no script is needed. */
export async function insertCachedPages(
  page: Response,
  caches: Pick<CacheStorage, 'open'>,
): Promise<Response> {
  const pages = await caches.open(OFFLINE_CACHES.pages);
  const requests = [...(await pages.keys())].reverse().slice(0, maxPages);
  const items = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await pages.match(request, { ignoreVary: true }))?.text()) ?? '';
      // Escaped already, because it is copied from HTML.
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
      return title ? `<li><a href="${escapeUrl(request.url)}">${title}</a></li>` : '';
    }),
  );
  const html = (await page.text()).replace(CACHED_PAGES_PLACEHOLDER, () => items.join(''));
  const headers = new Headers(page.headers);
  // These headers describe the original body.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(html, { headers });
}

function escapeUrl(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
