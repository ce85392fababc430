import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { alternativeUrls } from '#backend/features/url/canonical-url.ts';
import type { IdRange } from './sitemap.queries.ts';
import { type PageKind, pageKinds, sitemapKinds } from './sitemap-pages.ts';

/** The maximum of URLs in a part, which has all alternates of each page. So many URLs take less than 30 ms of CPU time. */
const urlsPerPart = 1500;

/**
 * The maximum of parts of each kind, for all languages and markets: the index of a storefront may list 50,000 parts
 * (sitemaps.org). A kind with more parts gets longer ranges.
 */
const maxIndexed: Readonly<Record<PageKind, number>> = {
  products: 36_000,
  lists: 8_000,
  brands: 3_000,
  categories: 500,
  campaigns: 500,
  content: 500,
};

/** The parts of all kinds in the scope, by the index of their range of ids. A kind without pages is left out. */
export async function listParts(
  scope: Scope,
  db: Database,
): Promise<Partial<Record<PageKind, readonly number[]>>> {
  const parts: Partial<Record<PageKind, readonly number[]>> = {};
  for (const kind of pageKinds) {
    const { ranges } = await divideKind(kind, scope, db);
    if (ranges.length > 0) parts[kind] = ranges;
  }
  return parts;
}

/** The ids of a part; undefined if it has none. */
export async function findPart(
  kind: PageKind,
  range: number,
  scope: Scope,
  db: Database,
): Promise<IdRange | undefined> {
  const { size, ranges } = await divideKind(kind, scope, db);
  return ranges.includes(range) ? { first: range * size, end: (range + 1) * size } : undefined;
}

interface Division {
  /** Ids of a range. */
  size: number;
  ranges: readonly number[];
}

async function divideKind(kind: PageKind, scope: Scope, db: Database): Promise<Division> {
  const alternates = Math.max(1, alternativeUrls(scope, () => '').length);
  // Each page has its own URL and its alternates.
  const size = Math.floor(urlsPerPart / (1 + alternates));
  const ranges = await sitemapKinds[kind].ranges(size, scope, db);
  return joinRanges({ size, ranges }, Math.floor(maxIndexed[kind] / alternates));
}

/** Doubles the size of the ranges until at most `maxRanges` are left. */
export function joinRanges({ size, ranges }: Division, maxRanges: number): Division {
  if (ranges.length <= Math.max(1, maxRanges)) return { size, ranges };
  const joined = new Set(ranges.map((range) => Math.floor(range / 2)));
  return joinRanges({ size: size * 2, ranges: [...joined] }, maxRanges);
}
