import { OFFLINE_CACHES, READABLE_PAGES_MARK } from '#storefront/config/offline.ts';

const mostPages = 12;

/** The offline page with links to what was read before, the last first. It needs no script: the worker writes it. */
export async function withReadablePages(
  page: Response,
  caches: Pick<CacheStorage, 'open'>,
): Promise<Response> {
  const kept = await caches.open(OFFLINE_CACHES.pages);
  const requests = [...(await kept.keys())].reverse().slice(0, mostPages);
  const items = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await kept.match(request, { ignoreVary: true }))?.text()) ?? '';
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
      return title ? `<li><a href="${escapeAddress(request.url)}">${title}</a></li>` : '';
    }),
  );
  const html = (await page.text()).replace(READABLE_PAGES_MARK, () => items.join(''));
  const headers = new Headers(page.headers);
  // What is behind these is no longer so.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(html, { headers });
}

function escapeAddress(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
