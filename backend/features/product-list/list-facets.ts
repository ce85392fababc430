import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findBrand } from '#backend/features/brand/brand-in-scope.ts';
import { findCategory } from '#backend/features/category/category-in-scope.ts';
import { findCampaign } from '#backend/features/url/find-campaign.ts';
import { findListByUrl, type UrlList } from '#backend/features/url/find-list-by-url.ts';
import type { QueryProductsArgs } from '#backend/graphql/schema.generated.ts';

/** The facets of the list's URL or aliases. Undefined if one of them does not exist: such a list is empty. */
export function listFacets(args: QueryProductsArgs, scope: Scope): MaybePromise<string[] | undefined> {
  if (args.url) return whenReady(findListByUrl(args.url, scope), (list) => list && [facetOf(list)]);
  const facets: string[] = [];
  if (args.categoryAlias) {
    const category = findCategory(scope, args.categoryAlias);
    if (!category) return undefined;
    facets.push(facetOf({ category }));
  }
  if (args.brandAlias) {
    const brand = findBrand(scope, args.brandAlias);
    if (!brand) return undefined;
    facets.push(facetOf({ brand }));
  }
  if (args.discountCampaignAlias) {
    const campaign = findCampaign(scope, args.discountCampaignAlias);
    if (!campaign) return undefined;
    facets.push(facetOf({ campaign }));
  }
  return facets;
}

function facetOf(list: UrlList): string {
  if ('category' in list) return `c_${list.category.id}`;
  if ('brand' in list) return `b_${list.brand.id}`;
  return 'campaign' in list ? `dc_${list.campaign.id}` : list.parameterValue.facetId;
}
