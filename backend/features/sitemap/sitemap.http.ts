import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import {
  fileNotFound,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
} from '#backend/http/http-message.ts';
import { createPace } from './pace-work.ts';
import { type PageKind, type PageUrl, pageKinds, sitemapKinds } from './sitemap-pages.ts';
import { findPart, listParts } from './sitemap-parts.ts';

const pace = createPace();
/** Lines are sent in chunks of about this many characters. */
const chunkLength = 50_000;

/**
 * The pages of the shop for sitemaps. `/sitemap` lists kinds and ranges; `/sitemap/brands/0` and `/sitemap/products/7`
 * return one line of JSON per page, with its URLs in all languages and markets. GraphQL lists cannot be paged to their end.
 */
export async function getSitemap(
  request: HttpRequest,
  context: { db: Database; scope(args: ScopeArguments): Scope },
): Promise<HttpResponse> {
  const { db } = context;
  const scope = context.scope(Object.fromEntries(new URLSearchParams(request.search)));
  const [, , kind = '', range = '', ...more] = request.pathname.split('/');
  if (kind === '') return jsonResponse({ ranges: await listParts(scope, db) });
  const isPath = isPageKind(kind) && /^\d{1,8}$/.test(range) && more.length === 0;
  const part = isPath ? await findPart(kind, Number(range), scope, db) : undefined;
  if (!isPath || !part) return fileNotFound('There is no such part of the sitemap.');
  const lines = encodeLines(pace(sitemapKinds[kind].pages(part, scope, db)));
  return { status: 200, headers: { 'content-type': 'application/x-ndjson' }, body: lines };
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
