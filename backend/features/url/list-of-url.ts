import type { Brand, Campaign, Category } from '#backend/catalogue-index/catalogue.ts';
import type { FoundParameterValue, MaybePromise } from '#backend/catalogue-index/engine.ts';
import { whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findCampaign } from './find-campaign.ts';
import { pathSegments } from './path-segments.ts';

export type ListOfUrl =
  | { category: Category }
  | { brand: Brand }
  | { campaign: Campaign }
  | { parameterValue: FoundParameterValue };

/**
 * The list that a path leads to, in the scope's language: `/c/…` a category by its whole path, `/b/…` a brand, `/dc/…` a
 * campaign, `/l/author/selma-lagerlof` all that has that value of a parameter.
 */
export function listOfUrl(url: string, scope: Scope): MaybePromise<ListOfUrl | undefined> {
  const [kind, ...steps] = pathSegments(url, scope);
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  switch (kind) {
    case 'c':
      return categoryOfPath(steps, last, scope);
    case 'b':
      return brandOfSlug(last, scope);
    case 'dc': {
      const campaign = findCampaign(scope, last);
      return campaign && { campaign };
    }
    case 'l': {
      const [identifier = '', slug, ...more] = steps;
      if (slug === undefined || more.length > 0) return undefined;
      const found = scope.catalogue.engine.parameterValueBySlug(identifier, slug);
      return whenReady(found, (parameterValue) => parameterValue && { parameterValue });
    }
    default:
      return undefined;
  }
}

/** An old place in the tree still leads to the category, which then tells its canonical URL. */
function categoryOfPath(
  steps: string[],
  last: string,
  { catalogue, language }: Scope,
): ListOfUrl | undefined {
  const id =
    catalogue.categoryByPath.get(`${language.id}/${steps.join('/')}`) ??
    catalogue.categoryBySlug.get(`${language.id}/${last}`);
  const category = catalogue.categories.get(id ?? -1);
  return category && { category };
}

function brandOfSlug(slug: string, { catalogue, language }: Scope): ListOfUrl | undefined {
  const brand = catalogue.brands.get(catalogue.brandBySlug.get(`${language.id}/${slug}`) ?? -1);
  return brand && { brand };
}
