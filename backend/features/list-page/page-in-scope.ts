import type { Brand, Campaign, Category, CategoryText } from '#backend/catalogue-index/catalogue.ts';
import type { FoundParameterValue } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { SlugsByLanguage } from '#backend/catalogue-index/search/text/value-slugs.ts';
import {
  brandUrl,
  campaignUrl,
  categoryUrl,
  inHomeMarket,
  parameterListUrl,
} from '#backend/features/url/canonical-url.ts';
import { isListed } from '#backend/features/url/find-campaign.ts';
import type { UrlList } from '#backend/features/url/find-list-by-url.ts';

/** The heading data of a list page: of a category, brand, campaign, parameter value or the whole shop. */
export interface PageInScope {
  scope: Scope;
  id: number;
  alias: string;
  name: string;
  /** The page's URL in this or another scope; null if it has none there. */
  urlIn: (scope: Scope) => string | null;
  /** The facet of the list: `c_` category, `b_` brand, `dc_` campaign, `p_` parameter value; null for the whole shop. */
  facetId: string | null;
  /** The category whose children are displayed above the list: null for root categories, undefined for none. */
  parentCategoryId: number | null | undefined;
  text: Omit<CategoryText, 'name' | 'slug'>;
  logo: string | null;
  primaryImage: string | null;
  backgroundImage: string | null;
  hideTitle: boolean;
  hideDescription: boolean;
}

/** `slugs`: the slugs of the parameter value, needed only for its list. */
export function pageOfList(list: UrlList, scope: Scope, slugs?: SlugsByLanguage): PageInScope {
  if ('category' in list) return categoryPage(list.category, scope);
  if ('brand' in list) return brandPage(list.brand, scope);
  if ('campaign' in list) return campaignPage(list.campaign, scope);
  return parameterPage(list.parameterValue, scope, slugs);
}

/** Metadata of the front page. */
export interface FrontPageText {
  metaTitle: string | null;
  metaDescription: string | null;
}

/** The page of the whole shop, for a request without arguments. */
export function shopPage(scope: Scope, text: FrontPageText | undefined): PageInScope {
  return {
    ...defaults,
    scope,
    id: 0,
    alias: '',
    name: scope.channel.name,
    text: {
      ...defaults.text,
      metaTitle: text?.metaTitle || null,
      metaDescription: text?.metaDescription || null,
    },
    urlIn: () => null,
    facetId: null,
    parentCategoryId: null,
  };
}

function categoryPage(category: Category, scope: Scope): PageInScope {
  const text = category.texts.get(scope.language.id);
  return {
    ...defaults,
    scope,
    id: category.id,
    alias: text?.slug ?? category.key,
    name: text?.name ?? category.key,
    urlIn: (other) => (category.texts.has(other.language.id) ? categoryUrl(category, other) : null),
    facetId: `c_${category.id}`,
    parentCategoryId: category.id,
    text: text ?? noText,
    primaryImage: category.primaryImage,
    backgroundImage: category.backgroundImage,
    hideTitle: category.hideTitle,
    hideDescription: category.hideDescription,
  };
}

function brandPage(brand: Brand, scope: Scope): PageInScope {
  const text = brand.texts.get(scope.language.id);
  return {
    ...defaults,
    scope,
    id: brand.id,
    alias: text?.slug ?? brand.key,
    name: brand.name,
    urlIn: (other) => (brand.texts.has(other.language.id) ? brandUrl(brand, other) : null),
    facetId: `b_${brand.id}`,
    text: text ?? noText,
    logo: brand.logo,
    primaryImage: brand.primaryImage,
    backgroundImage: brand.backgroundImage,
    hideTitle: brand.hideTitle,
    hideDescription: brand.hideDescription,
  };
}

function campaignPage(campaign: Campaign, scope: Scope): PageInScope {
  const text = campaign.texts.get(scope.language.id);
  return {
    ...defaults,
    scope,
    id: campaign.id,
    alias: text?.slug ?? campaign.key,
    name: text?.name ?? campaign.key,
    urlIn: (other) => (isListed(campaign, inHomeMarket(other, scope)) ? campaignUrl(campaign, other) : null),
    facetId: `dc_${campaign.id}`,
    text: text ?? noText,
    primaryImage: campaign.primaryImage,
    hideTitle: campaign.hideTitle,
  };
}

function parameterPage(
  value: FoundParameterValue,
  scope: Scope,
  slugs: SlugsByLanguage = new Map(),
): PageInScope {
  const identifier = scope.catalogue.parameters.get(value.parameterId)?.identifier ?? '';
  const labelIn = ({ language }: Scope) => value.labels.get(language.id) ?? value.key;
  const slugIn = ({ language }: Scope) => slugs.get(language.id) ?? '';
  return {
    ...defaults,
    scope,
    id: Number(value.facetId.slice('p_'.length)),
    alias: slugIn(scope),
    name: labelIn(scope),
    urlIn: (other) => parameterListUrl(identifier, slugIn(other), other),
    facetId: value.facetId,
  };
}

const noText = { description: null, secondaryDescription: null, metaTitle: null, metaDescription: null };

const defaults = {
  parentCategoryId: undefined,
  text: noText,
  logo: null,
  primaryImage: null,
  backgroundImage: null,
  hideTitle: false,
  hideDescription: false,
};
