import type { Brand, Campaign, Category } from '#backend/catalogue-index/catalogue.ts';
import type { FoundParameterValue } from '#backend/catalogue-index/engine.ts';
import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findCampaign } from './find-campaign.ts';
import { pathSegments } from './path-segments.ts';

export type UrlList =
  | { category: Category }
  | { brand: Brand }
  | { campaign: Campaign }
  | { parameterValue: FoundParameterValue };

/**
 * The list of a path in the scope's language: `/c/…` a category by its full path, `/b/…` a brand, `/dc/…` a campaign,
 * `/l/author/selma-lagerlof` the products with that parameter value.
 */
export function findListByUrl(url: string, scope: Scope): MaybePromise<UrlList | undefined> {
  const [kind, ...segments] = pathSegments(url, scope);
  const last = segments.at(-1);
  if (last === undefined) return undefined;
  switch (kind) {
    case 'c':
      return findCategory(segments, last, scope);
    case 'b':
      return findBrand(last, scope);
    case 'dc': {
      const campaign = findCampaign(scope, last);
      return campaign && { campaign };
    }
    case 'l': {
      const [identifier = '', slug, ...more] = segments;
      if (slug === undefined || more.length > 0) return undefined;
      const found = scope.catalogue.engine.parameterValueBySlug(identifier, slug);
      return whenReady(found, (parameterValue) => parameterValue && { parameterValue });
    }
    default:
      return undefined;
  }
}

/** A former path still finds the category by its slug, so that the storefront can redirect to the canonical URL. */
function findCategory(segments: string[], last: string, { catalogue, language }: Scope): UrlList | undefined {
  const id =
    catalogue.categoryByPath.get(`${language.id}/${segments.join('/')}`) ??
    catalogue.categoryBySlug.get(`${language.id}/${last}`);
  const category = catalogue.categories.get(id ?? -1);
  return category && { category };
}

function findBrand(slug: string, { catalogue, language }: Scope): UrlList | undefined {
  const brand = catalogue.brands.get(catalogue.brandBySlug.get(`${language.id}/${slug}`) ?? -1);
  return brand && { brand };
}
