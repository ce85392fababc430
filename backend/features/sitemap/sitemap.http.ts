import { ReadableStream } from 'node:stream/web';
import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { type EveryPlace, everyPage, type PageKind, pageKinds, productsInRange } from './every-page.ts';

/**
 * What sitemaps are made of, which no list of the contract reaches to the end of. `/sitemap` says what there is;
 * `/sitemap/brands` and `/sitemap/products/7` give one page a line, by its path in every language and market.
 */
export async function answerSitemap(
  url: URL,
  context: { db: Database; scope(asked: ScopeArguments): Scope },
): Promise<Response> {
  const scope = context.scope(Object.fromEntries(url.searchParams));
  const [, , kind, range, ...more] = url.pathname.split('/');
  if (kind === undefined || kind === '') return Response.json(await contentsOf(scope, context.db));
  const isThere =
    isPageKind(kind) && more.length === 0 && (kind === 'products' ? await isRange(range, scope) : !range);
  if (!isThere)
    return new Response('There is no such part of the sitemap.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const lines = ReadableStream.from(linesOf(everyPage(kind, Number(range ?? 0), scope, context.db)));
  return new Response(lines as BodyInit, { headers: { 'content-type': 'application/x-ndjson' } });
}

/** Beyond the last product nothing is told, rather than that there is nothing. */
async function isRange(range: string | undefined, scope: Scope): Promise<boolean> {
  if (!/^\d{1,6}$/.test(range ?? '')) return false;
  return (await scope.catalogue.engine.productRanges(productsInRange)).includes(Number(range));
}

async function contentsOf(scope: Scope, db: Database) {
  const hasAny = async (kind: PageKind) => !(await everyPage(kind, 0, scope, db).next()).done;
  const others = pageKinds.filter((kind) => kind !== 'products');
  const found = await Promise.all(others.map(hasAny));
  return {
    kinds: others.filter((_, index) => found[index]),
    productRanges: await scope.catalogue.engine.productRanges(productsInRange),
  };
}

async function* linesOf(pages: AsyncGenerator<EveryPlace[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines = '';
  for await (const page of pages) {
    lines += `${JSON.stringify(page)}\n`;
    if (lines.length < 50_000) continue;
    yield encoder.encode(lines);
    lines = '';
  }
  yield encoder.encode(lines);
}

function isPageKind(kind: string): kind is PageKind {
  return (pageKinds as readonly string[]).includes(kind);
}
