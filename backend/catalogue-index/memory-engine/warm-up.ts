import { setImmediate } from 'node:timers/promises';
import type { Category, SharedData } from '../catalogue.ts';
import type { Channel, Language, Market } from '../channel.ts';
import { type ListQuery, type ListScope, type SortOrder, UNFILTERED_LIST_QUERY } from '../engine.ts';
import { priceScopeOf } from '../price-scope.ts';
import type { MemoryEngine } from './memory-engine.ts';
import { readSlugs } from './storage/find-value-by-slug.ts';

/** Sort orders that differ by language. */
const textOrders: readonly SortOrder[] = ['ALPHABETICAL', 'BRAND'];

/** Matches no word as typed, so that the search for misspelled words runs too. */
const unknownWords = 'qvarttoo misspeltt';

/**
 * Creates what the first list, search or sort order of a market and language would otherwise create, and compiles its code,
 * so that no visitor waits for it. Requests are served between the steps.
 */
export async function warmUp(engine: MemoryEngine, shared: SharedData): Promise<void> {
  for (const _ of readSlugs({ shared, values: engine.values })) await setImmediate();
  const languages = new Set<string>();
  for (const { channel, market, language } of listVisits(shared)) {
    const scope = scopeOf(engine, shared, { channel, market, language });
    const run = (query: Partial<ListQuery>) => {
      engine.list(scope, { ...UNFILTERED_LIST_QUERY, take: 1, ...query });
      return setImmediate();
    };
    await run({});
    await run({ includeCollapsed: true });
    for (const { id } of likelyCategories(shared, { channel, market, language }))
      await run({ include: [`c_${id}`] });
    if (languages.has(language.id)) continue;
    languages.add(language.id);
    await run({ searchText: unknownWords, withFacets: false });
    await run({ price: { lowest: 0, highest: Number.MAX_SAFE_INTEGER } });
    for (const sort of textOrders) await run({ sort, withFacets: false });
  }
}

/** Bounds the time and the memory of a start. */
const maxCategories = 100;

/**
 * Categories whose lists are counted before the first visit: in the default language of a market the root categories, which
 * are the largest, and in the channel's default market all others too.
 */
function likelyCategories({ categories }: SharedData, { channel, market, language }: Visit): Category[] {
  if (language.id !== market.defaultLanguageId || market.onlyDisplayInCheckout) return [];
  const isDefault = market.id === channel.defaultMarketId;
  return [...categories.values()].filter(({ parent }) => isDefault || !parent).slice(0, maxCategories);
}

type Visit = { channel: Channel; market: Market; language: Language };

/** Every market in each of its languages. */
function listVisits({ channels }: SharedData): Visit[] {
  return channels.flatMap((channel) =>
    channel.markets.flatMap((market) =>
      market.allowedLanguages.map((language) => ({ channel, market, language })),
    ),
  );
}

function scopeOf(engine: MemoryEngine, shared: SharedData, visit: Visit): ListScope {
  return {
    ...visit,
    catalogue: shared,
    prices: priceScopeOf(shared, visit.market, null),
    now: engine.pricedAt,
    customerGroupId: null,
  };
}
