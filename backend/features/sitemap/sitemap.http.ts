import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import {
  fileNotFound,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
} from '#backend/http/http-message.ts';
import { createPace } from './pace-work.ts';
import {
  listSitemapPages,
  type PageKind,
  type PageUrl,
  pageKinds,
  productsPerRange,
} from './sitemap-pages.ts';

const pace = createPace();
/** Lines are sent in chunks of about this many characters. */
const chunkLength = 50_000;

/**
 * The pages of the shop for sitemaps. `/sitemap` lists kinds and product ranges; `/sitemap/brands` and `/sitemap/products/7`
 * return one line of JSON per page, with its URLs in all languages and markets. GraphQL lists cannot be paged to their end.
 */
export async function getSitemap(
  request: HttpRequest,
  context: { db: Database; scope(args: ScopeArguments): Scope },
): Promise<HttpResponse> {
  const scope = context.scope(Object.fromEntries(new URLSearchParams(request.search)));
  const [, , kind, range, ...more] = request.pathname.split('/');
  if (kind === undefined || kind === '') return jsonResponse(await listParts(scope, context.db));
  const exists =
    isPageKind(kind) && more.length === 0 && (kind === 'products' ? await isRange(range, scope) : !range);
  if (!exists) return fileNotFound('There is no such part of the sitemap.');
  const lines = encodeLines(pace(listSitemapPages(kind, Number(range ?? 0), scope, context.db)));
  return { status: 200, headers: { 'content-type': 'application/x-ndjson' }, body: lines };
}

/** A range without products is 404 instead of an empty response. */
async function isRange(range: string | undefined, scope: Scope): Promise<boolean> {
  if (!/^\d{1,6}$/.test(range ?? '')) return false;
  return (await scope.catalogue.engine.productRanges(productsPerRange)).includes(Number(range));
}

async function listParts(scope: Scope, db: Database) {
  const hasAny = async (kind: PageKind) => !(await listSitemapPages(kind, 0, scope, db).next()).done;
  const others = pageKinds.filter((kind) => kind !== 'products');
  const found = await Promise.all(others.map(hasAny));
  return {
    kinds: others.filter((_, index) => found[index]),
    productRanges: await scope.catalogue.engine.productRanges(productsPerRange),
  };
}

async function* encodeLines(pages: AsyncGenerator<PageUrl[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines = '';
  for await (const page of pages) {
    lines += `${JSON.stringify(page)}\n`;
    if (lines.length < chunkLength) continue;
    yield encoder.encode(lines);
    lines = '';
  }
  yield encoder.encode(lines);
}

function isPageKind(kind: string): kind is PageKind {
  return (pageKinds as readonly string[]).includes(kind);
}
