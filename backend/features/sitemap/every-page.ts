import { setImmediate } from 'node:timers/promises';
import { WHOLE_SHOP } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { sortedBrands } from '#backend/features/brand/brand-in-scope.ts';
import { allCategories } from '#backend/features/category/category-in-scope.ts';
import { pageOfList } from '#backend/features/list-page/page-in-scope.ts';
import { productInScope } from '#backend/features/product/product-in-scope.ts';
import {
  alternativeUrls,
  atHome,
  brandUrl,
  campaignUrl,
  categoryUrl,
  contentUrl,
  productUrl,
} from '#backend/features/url/canonical-url.ts';
import { isListed } from '#backend/features/url/find-campaign.ts';
import { listPageAliases } from './sitemap.queries.ts';

export const pageKinds = ['products', 'categories', 'brands', 'campaigns', 'lists', 'content'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Products are told in ranges of so many ids: a range is the same for as long as its products are there. */
export const productsInRange = 10_000;
/** So many at a time; between them others are served. */
const productsAtOnce = 50;

/** A page by its path in every place that it exists in. */
export interface EveryPlace {
  url: string;
  culture: string;
  country: string | null;
}

/** Every page of a kind that is shown in the scope's market. Of a million products none but those at hand are held. */
export async function* everyPage(
  kind: PageKind,
  range: number,
  scope: Scope,
  db: Database,
): AsyncGenerator<EveryPlace[]> {
  switch (kind) {
    case 'products':
      yield* products(range, scope);
      return;
    case 'categories':
      for (const { category } of allCategories(scope, false))
        yield places(scope, (other) =>
          category.texts.has(other.language.id) ? categoryUrl(category, other) : null,
        );
      return;
    case 'brands':
      for (const brand of sortedBrands(scope))
        yield places(scope, (other) => (brand.texts.has(other.language.id) ? brandUrl(brand, other) : null));
      return;
    case 'campaigns':
      for (const campaign of scope.catalogue.campaigns.values())
        if (isListed(campaign, scope))
          yield places(scope, (other) =>
            isListed(campaign, atHome(other, scope)) ? campaignUrl(campaign, other) : null,
          );
      return;
    case 'lists':
      yield* lists(scope);
      return;
    case 'content':
      yield* content(scope, db);
  }
}

async function* products(range: number, scope: Scope): AsyncGenerator<EveryPlace[]> {
  const { engine } = scope.catalogue;
  const end = (range + 1) * productsInRange;
  for (let first = range * productsInRange; first < end; first += productsAtOnce) {
    const ids = Array.from({ length: productsAtOnce }, (_, index) => first + index);
    for (const product of await engine.products(ids)) {
      if (product && productInScope(product, scope))
        yield places(scope, (other) => {
          const isSold = other.market === scope.market || productInScope(product, other) !== null;
          return isSold ? productUrl(product, other) : null;
        });
    }
    await setImmediate();
  }
}

/** A list for each value that visitors can narrow lists by, the most frequent where there are too many. */
async function* lists(scope: Scope): AsyncGenerator<EveryPlace[]> {
  const { filters } = await scope.catalogue.engine.list(scope, { ...WHOLE_SHOP, take: 0 });
  const told = new Set<string>();
  for (const { parameterValue } of filters?.groups.flatMap(({ values }) => values) ?? []) {
    if (!parameterValue) continue;
    const { id, parameter, key, labels } = parameterValue;
    const found = { facetId: `p_${id}`, parameterId: parameter.id, key, labels };
    const { alias, urlIn } = pageOfList({ parameterValue: found }, scope);
    const url = urlIn(scope);
    // A name in other letters than ours leads nowhere, and of namesakes the first has the address.
    if (alias === '' || url === null || told.has(url)) continue;
    told.add(url);
    yield places(scope, urlIn);
  }
}

async function* content(scope: Scope, db: Database): AsyncGenerator<EveryPlace[]> {
  const rows = await listPageAliases(db);
  for (const page of Map.groupBy(rows, ({ widget_collection_id }) => widget_collection_id).values()) {
    const aliases = new Map(page.map(({ language_id, alias }) => [language_id, alias]));
    yield places(scope, (other) => {
      const alias = aliases.get(other.language.id);
      return alias === undefined ? null : contentUrl(alias, other);
    });
  }
}

function places(scope: Scope, urlIn: (scope: Scope) => string | null): EveryPlace[] {
  return alternativeUrls(scope, urlIn).map(({ url, culture, country }) => ({
    url,
    culture,
    country: country ?? null,
  }));
}
