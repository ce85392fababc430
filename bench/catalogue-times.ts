import { type ListQuery, UNFILTERED_LIST_QUERY } from '#backend/catalogue-index/engine.ts';
import { MemoryEngine } from '#backend/catalogue-index/memory-engine/memory-engine.ts';
import { type Catalogue, resolveScope, type Scope } from '#backend/catalogue-index/scope.ts';

/** Milliseconds. */
export interface Times {
  p50: number;
  p99: number;
  mean: number;
}

const rounds = 300;

const wholeShop: ListQuery = { ...UNFILTERED_LIST_QUERY, take: 48 };

/** Times of the memory engine for typical queries, by name. */
export function measureInProcess(catalogue: Catalogue): Record<string, Times> {
  const { engine } = catalogue;
  if (!(engine instanceof MemoryEngine)) throw new Error('The memory engine is not loaded.');
  const scope = swedishScope(catalogue);
  const list = (query: Partial<ListQuery>) => engine.list(scope, { ...wholeShop, ...query });
  const root = largestRoot(catalogue, (facet) => list({ include: [facet], take: 0 }).count);
  const names = sampleNames(engine, scope);
  const slugs = sampleSlugs(engine, scope);
  const name = (round: number) => names[round % names.length] ?? '';
  const fourFacets = ['Brand', 'language', 'Sku', 'Price'].flatMap((filterId) => {
    const groups = list({ include: [root] }).filters?.groups ?? [];
    return groups.find((group) => group.filterId === filterId)?.values[0]?.facetId ?? [];
  });
  // Excluding an unknown id changes nothing, but makes the list a new one that is not cached.
  const uncached = (round: number) => ({ exclude: [`x_${round}`] });
  return {
    'whole shop, all facets': timesOf(() => list({})),
    'root category, all facets': timesOf(() => list({ include: [root] })),
    'root category by price': timesOf(() => list({ include: [root], sort: 'PRICE' })),
    'root category, not cached': timesOf((round) => list({ include: [root], ...uncached(round) })),
    'filters in four groups, all facets': timesOf(() => list({ include: [root], facets: fourFacets })),
    'list of 48 without facets, with its products': timesOf(() =>
      engine.products(list({ include: [root], withFacets: false }).productIds),
    ),
    'search, a whole title': timesOf((round) => search(list, name(round))),
    'search, one word': timesOf((round) => search(list, longestWord(name(round)))),
    'search, one typo': timesOf((round) => search(list, misspelled(name(round)))),
    'suggestion while typing, with facets': timesOf((round) => search(list, name(round).slice(0, 5), 10)),
    'product by alias': timesOf((round) =>
      engine.productBySlug(scope.language.id, slugs[round % slugs.length] ?? ''),
    ),
  };
}

function search(list: (query: Partial<ListQuery>) => unknown, searchText: string, take = 48): void {
  list({ searchText, sort: 'RELEVANCE', take, withFacets: take < 48 });
}

export function swedishScope(catalogue: Catalogue): Scope {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const requested = { marketId: 'se', languageId: 'sv-SE' };
  return resolveScope(catalogue, requested, {
    marketInPath: false,
    shopUrl: '',
    now,
    day,
    customerGroupId: null,
  });
}

function largestRoot({ categories }: Catalogue, countOf: (facet: string) => number): string {
  const roots = [...categories.values()].filter(({ parent }) => !parent).map(({ id }) => `c_${id}`);
  return roots.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? '';
}

/** Names of products from the whole catalogue. */
export function sampleNames(engine: MemoryEngine, scope: Scope): string[] {
  const ids = Array.from(
    { length: 40 },
    (_, page) =>
      engine.list(scope, { ...wholeShop, skip: page * 150, take: 3, withFacets: false }).productIds,
  ).flat();
  return engine.products(ids).flatMap((product) => product?.texts.get(scope.language.id)?.name ?? []);
}

/** Aliases of the newest products. */
export function sampleSlugs(engine: MemoryEngine, scope: Scope): string[] {
  const { productIds } = engine.list(scope, { ...wholeShop, take: 120, withFacets: false });
  return engine.products(productIds).flatMap((product) => product?.texts.get(scope.language.id)?.slug ?? []);
}

function longestWord(name: string): string {
  return name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? name;
}

function misspelled(name: string): string {
  const word = longestWord(name);
  const at = name.indexOf(word) + Math.floor(word.length / 2);
  return name.slice(0, at) + name.slice(at + 1);
}

function timesOf(work: (round: number) => unknown): Times {
  const times: number[] = [];
  for (let round = 0; round < rounds * 2; round++) {
    const startTime = performance.now();
    work(round);
    // The first half is warm-up.
    if (round >= rounds) times.push(performance.now() - startTime);
  }
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { p50: times[rounds >> 1] ?? 0, p99: times[Math.floor(rounds * 0.99)] ?? 0, mean };
}
