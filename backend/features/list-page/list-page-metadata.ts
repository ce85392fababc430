import { type ListFilters, type ListQuery, UNFILTERED_LIST_QUERY } from '#backend/catalogue-index/engine.ts';
import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import { fillPlaceholders, hasPlaceholder } from '#backend/features/metadata/fill-placeholders.ts';
import type { MetadataType } from '#backend/graphql/schema.generated.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import type { PageInScope } from './page-in-scope.ts';

/** The title and description of a list page. The list is queried only if a text contains its count or prices. */
export function listPageMetadata(page: PageInScope): MaybePromise<MetadataType> {
  const { name, text, facetId, scope } = page;
  const templates = [text.metaTitle, text.metaDescription ?? text.description];
  const needsPrices = hasPlaceholder(templates, 'pmin', 'pmax');
  const needsList = needsPrices || hasPlaceholder(templates, 'count');
  const include = facetId === null ? [] : [facetId];
  const list = needsList
    ? scope.catalogue.engine.list(scope, { ...countQuery, include, withFacets: needsPrices })
    : null;
  return whenReady(list, (result) => {
    const values = {
      name,
      cat: name,
      category: name,
      // Facet ids of brands begin with `b_`.
      brand: facetId?.startsWith('b_') ? name : null,
      dlong: text.description,
      dshort: text.secondaryDescription,
      count: result?.count,
      ...pricesOf(result?.filters ?? null, page),
    };
    const [title, description] = templates.map((template) => fillPlaceholders(template ?? null, values));
    return { title: title ?? name, description, keywords: null };
  });
}

function pricesOf(filters: ListFilters | null, { scope: { market, language } }: PageInScope) {
  const format = (minor: number | undefined) =>
    minor === undefined ? null : formatMoney(minor, market.currency, language.id);
  return { pmin: format(filters?.price?.lowest), pmax: format(filters?.price?.highest) };
}

/** The cheapest query that returns a count. */
const countQuery: ListQuery = {
  ...UNFILTERED_LIST_QUERY,
  sort: 'NONE',
  filterMode: 'CURRENT',
  take: 0,
  withFacets: false,
};
