import {
  type ListFilters,
  type ListQuery,
  type MaybePromise,
  WHOLE_SHOP,
} from '#backend/catalogue-index/engine.ts';
import { whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import { fillPlaceholders, hasPlaceholder } from '#backend/features/metadata/fill-placeholders.ts';
import type { MetadataType } from '#backend/graphql/schema.generated.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import type { PageInScope } from './page-in-scope.ts';

/** The title and description of a list's page. Its length and prices are looked for only where a text asks for them. */
export function listPageMetadata(page: PageInScope): MaybePromise<MetadataType> {
  const { name, text, facetId, scope } = page;
  const templates = [text.metaTitle, text.metaDescription ?? text.description];
  const withPrices = hasPlaceholder(templates, 'pmin', 'pmax');
  const list =
    withPrices || hasPlaceholder(templates, 'count')
      ? scope.catalogue.engine.list(scope, {
          ...wholeList,
          include: facetId === null ? [] : [facetId],
          withFacets: withPrices,
        })
      : null;
  return whenReady(list, (answer) => {
    const values = {
      name,
      cat: name,
      category: name,
      brand: facetId?.startsWith('b_') ? name : null,
      dlong: text.description,
      dshort: text.secondaryDescription,
      count: answer?.count,
      ...pricesOf(answer?.filters ?? null, page),
    };
    const [title, description] = templates.map((template) => fillPlaceholders(template ?? null, values));
    return { title: title ?? name, description, keywords: null };
  });
}

function pricesOf(filters: ListFilters | null, { scope: { market, language } }: PageInScope) {
  const written = (minor: number | undefined) =>
    minor === undefined ? null : formatMoney(minor, market.currency, language.id);
  return { pmin: written(filters?.price?.lowest), pmax: written(filters?.price?.highest) };
}

/** Only what is asked for above is worked out. */
const wholeList: ListQuery = {
  ...WHOLE_SHOP,
  ...{ sort: 'NONE', filterMode: 'CURRENT', take: 0, withFacets: false },
};
