import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { orIfUnavailable } from '#backend/database/last-results.ts';
import { findBrand } from '#backend/features/brand/brand-in-scope.ts';
import { childCategories, findCategory } from '#backend/features/category/category-in-scope.ts';
import { alternativeUrls, otherCanonicalUrls } from '#backend/features/url/canonical-url.ts';
import { findCampaign } from '#backend/features/url/find-campaign.ts';
import { findListByUrl, type UrlList } from '#backend/features/url/find-list-by-url.ts';
import type { PageInfoTypeResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import { listPageMetadata } from './list-page-metadata.ts';
import { type FrontPageText, type PageInScope, pageOfList, shopPage } from './page-in-scope.ts';
import { loadParameterValueTexts } from './parameter-value-texts.queries.ts';

/** Title and description of the front page in a language. */
type FindFrontPageText = (languageId: string) => FrontPageText | undefined;

export const listPageResolvers = (
  findFrontPageText: FindFrontPageText,
): {
  Query: Pick<QueryResolvers, 'listPageInfo'>;
  PageInfoType: PageInfoTypeResolvers;
} => ({
  Query: {
    listPageInfo(_, { url, alias, ...args }, context) {
      const scope = context.scope(args);
      if (!url && !alias) return shopPage(scope, findFrontPageText(scope.language.id));
      const list: MaybePromise<UrlList | undefined> = url
        ? findListByUrl(url, scope)
        : findListByAlias(alias ?? '', scope);
      return whenReady(list, (found) => found && loadPage(found, scope, context.db));
    },
  },
  PageInfoType: {
    canonicalUrl: ({ urlIn, scope }) => urlIn(scope),
    alternativeCanonicalUrls: ({ urlIn, scope }) => otherCanonicalUrls(scope, urlIn),
    alternativeUrls: ({ urlIn, scope }) => alternativeUrls(scope, urlIn),
    primaryDescription: ({ text }) => text.description,
    secondaryDescription: ({ text }) => text.secondaryDescription,
    meta: listPageMetadata,
    subCategories: ({ parentCategoryId, scope }) =>
      parentCategoryId === undefined
        ? []
        : childCategories(scope, parentCategoryId, { includeHidden: false }),
  },
});

/** Categories, brands and campaigns have their texts in the catalogue index, parameter values in the database. */
async function loadPage(list: UrlList, scope: Scope, db: Database): Promise<PageInScope> {
  if (!('parameterValue' in list)) return pageOfList(list, scope);
  const { parameterValue } = list;
  const slugs = await scope.catalogue.engine.slugsOfValues([parameterValue]);
  const page = pageOfList(list, scope, slugs.get(parameterValue.facetId));
  const texts = loadParameterValueTexts(db, page.id, scope.language.id);
  const { description, image } = await orIfUnavailable(texts, { description: null, image: null });
  return { ...page, text: { ...page.text, description }, primaryImage: image };
}

/** An alias may be that of a category, a brand, a campaign or a parameter value; they are tried in this order. */
function findListByAlias(alias: string, scope: Scope): MaybePromise<UrlList | undefined> {
  const category = findCategory(scope, alias);
  if (category) return { category };
  const brand = findBrand(scope, alias);
  if (brand) return { brand };
  const campaign = findCampaign(scope, alias);
  return campaign ? { campaign } : findParameterList(alias, scope);
}

/** The list of the author with the alias, or else of the series, another contributor, or the value of a filter. */
async function findParameterList(alias: string, { catalogue }: Scope): Promise<UrlList | undefined> {
  const filters = [...catalogue.parameters.values()].filter(({ isFilter }) => isFilter);
  const identifiers = [
    'author',
    'series',
    ...CONTRIBUTOR_ROLES,
    ...filters.map(({ identifier }) => identifier),
  ];
  for (const identifier of new Set(identifiers)) {
    const parameterValue = await catalogue.engine.parameterValueBySlug(identifier, alias);
    if (parameterValue) return { parameterValue };
  }
  return undefined;
}
