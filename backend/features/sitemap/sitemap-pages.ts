import { setImmediate } from 'node:timers/promises';
import { isService } from '#backend/catalogue-index/catalogue.ts';
import { type FoundParameterValue, UNFILTERED_LIST_QUERY } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { sortedBrands } from '#backend/features/brand/brand-in-scope.ts';
import { allCategories } from '#backend/features/category/category-in-scope.ts';
import { pageOfList } from '#backend/features/list-page/page-in-scope.ts';
import { productInScope } from '#backend/features/product/product-in-scope.ts';
import {
  alternativeUrls,
  brandUrl,
  campaignUrl,
  categoryUrl,
  contentUrl,
  inHomeMarket,
  productUrl,
} from '#backend/features/url/canonical-url.ts';
import { isListed } from '#backend/features/url/find-campaign.ts';
import { listNamedValues, listPageAliases } from './sitemap.queries.ts';

export const pageKinds = ['products', 'categories', 'brands', 'campaigns', 'lists', 'content'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Products are listed in ranges of ids, so that a range changes only with its own products. */
export const productsPerRange = 10_000;
/** Part of one sitemap, which may have 50,000 URLs. */
const maxNamedValues = 10_000;
/** Between batches the process handles other requests. */
const productBatchSize = 50;

/** The path of a page in one language and market. */
export interface PageUrl {
  url: string;
  culture: string;
  country: string | null;
}

/** Generates all pages of a kind that are visible in the scope's market, without holding all products in memory. */
export async function* listSitemapPages(
  kind: PageKind,
  range: number,
  scope: Scope,
  db: Database,
): AsyncGenerator<PageUrl[]> {
  switch (kind) {
    case 'products':
      yield* listProductPages(range, scope);
      return;
    case 'categories':
      for (const { category } of allCategories(scope, { includeHidden: false }))
        yield listPageUrls(scope, (other) =>
          category.texts.has(other.language.id) ? categoryUrl(category, other) : null,
        );
      return;
    case 'brands':
      for (const brand of sortedBrands(scope))
        yield listPageUrls(scope, (other) =>
          brand.texts.has(other.language.id) ? brandUrl(brand, other) : null,
        );
      return;
    case 'campaigns':
      for (const campaign of scope.catalogue.campaigns.values())
        if (isListed(campaign, scope))
          yield listPageUrls(scope, (other) =>
            isListed(campaign, inHomeMarket(other, scope)) ? campaignUrl(campaign, other) : null,
          );
      return;
    case 'lists':
      yield* listFilteredListPages(scope, db);
      return;
    case 'content':
      yield* listContentPages(scope, db);
  }
}

async function* listProductPages(range: number, scope: Scope): AsyncGenerator<PageUrl[]> {
  const { engine } = scope.catalogue;
  const end = (range + 1) * productsPerRange;
  for (let first = range * productsPerRange; first < end; first += productBatchSize) {
    const ids = Array.from({ length: productBatchSize }, (_, index) => first + index);
    for (const product of await engine.products(ids)) {
      if (product && !isService(product.fulfilment) && productInScope(product, scope))
        yield listPageUrls(scope, (other) => {
          const isSold = other.market === scope.market || productInScope(product, other) !== null;
          return isSold ? productUrl(product, other) : null;
        });
    }
    await setImmediate();
  }
}

/** One list per parameter value that visitors can filter by, and per contributor and series. */
async function* listFilteredListPages(scope: Scope, db: Database): AsyncGenerator<PageUrl[]> {
  const { filters } = await scope.catalogue.engine.list(scope, { ...UNFILTERED_LIST_QUERY, take: 0 });
  // The index returns the most frequent values.
  const filterValues = (filters?.groups ?? []).flatMap(({ values }) =>
    values.flatMap(({ parameterValue }) => parameterValue ?? []),
  );
  const listed: FoundParameterValue[] = [
    ...filterValues.map(({ id, parameter, key, labels }) => ({
      facetId: `p_${id}`,
      parameterId: parameter.id,
      key,
      labels,
    })),
    ...(await listNamedValues(db, maxNamedValues)).map(({ id, parameterId, key, labels }) => ({
      facetId: `p_${id}`,
      parameterId,
      key,
      labels: new Map(Object.entries(labels)),
    })),
  ];
  const slugs = await scope.catalogue.engine.slugsOfValues(listed);
  const listedUrls = new Set<string>();
  for (const parameterValue of listed) {
    const { urlIn } = pageOfList({ parameterValue }, scope, slugs.get(parameterValue.facetId));
    const url = urlIn(scope);
    // A contributor may also be a value of a filter.
    if (url === null || listedUrls.has(url)) continue;
    listedUrls.add(url);
    yield listPageUrls(scope, urlIn);
  }
}

async function* listContentPages(scope: Scope, db: Database): AsyncGenerator<PageUrl[]> {
  const rows = await listPageAliases(db);
  for (const page of Map.groupBy(rows, ({ widget_collection_id }) => widget_collection_id).values()) {
    const aliases = new Map(page.map(({ language_id, alias }) => [language_id, alias]));
    yield listPageUrls(scope, (other) => {
      const alias = aliases.get(other.language.id);
      return alias === undefined ? null : contentUrl(alias, other);
    });
  }
}

/** The URLs of a page in all languages and markets, except closed markets, which search engines should not list. */
function listPageUrls(scope: Scope, urlIn: (scope: Scope) => string | null): PageUrl[] {
  return alternativeUrls(scope, urlIn).flatMap(({ url, culture, country, isClosed }) =>
    isClosed ? [] : [{ url, culture, country: country ?? null }],
  );
}
