import type { Brand, Campaign, Category, CategoryText } from '#backend/catalogue-index/catalogue.ts';
import type { FoundParameterValue } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { slug } from '#backend/database/slug.ts';
import {
  atHome,
  brandUrl,
  campaignUrl,
  categoryUrl,
  parameterListUrl,
} from '#backend/features/url/canonical-url.ts';
import { isListed } from '#backend/features/url/find-campaign.ts';
import type { ListOfUrl } from '#backend/features/url/list-of-url.ts';

/** What heads a list, whatever it is a list of. */
export interface PageInScope {
  scope: Scope;
  id: number;
  alias: string;
  name: string;
  /** Its address in a scope, this one or another; null where it has none. */
  urlIn: (scope: Scope) => string | null;
  /** What the list is bounded by; null for the whole shop. */
  facetId: string | null;
  /** Whose children stand above the list: a category's, null for the roots; undefined for none. */
  parentCategoryId: number | null | undefined;
  text: Omit<CategoryText, 'name' | 'slug'>;
  logo: string | null;
  primaryImage: string | null;
  backgroundImage: string | null;
  hideTitle: boolean;
  hideDescription: boolean;
}

export function pageOfList(list: ListOfUrl, scope: Scope): PageInScope {
  if ('category' in list) return categoryPage(list.category, scope);
  if ('brand' in list) return brandPage(list.brand, scope);
  if ('campaign' in list) return campaignPage(list.campaign, scope);
  return parameterPage(list.parameterValue, scope);
}

/** Without arguments: what holds for the whole shop. */
export function shopPage(scope: Scope): PageInScope {
  return {
    ...plain,
    scope,
    id: 0,
    alias: '',
    name: scope.channel.name,
    urlIn: () => null,
    facetId: null,
    parentCategoryId: null,
  };
}

function categoryPage(category: Category, scope: Scope): PageInScope {
  const text = category.texts.get(scope.language.id);
  return {
    ...plain,
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
    ...plain,
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
    ...plain,
    scope,
    id: campaign.id,
    alias: text?.slug ?? campaign.key,
    name: text?.name ?? campaign.key,
    urlIn: (other) => (isListed(campaign, atHome(other, scope)) ? campaignUrl(campaign, other) : null),
    facetId: `dc_${campaign.id}`,
    text: text ?? noText,
    primaryImage: campaign.primaryImage,
    hideTitle: campaign.hideTitle,
  };
}

function parameterPage(value: FoundParameterValue, scope: Scope): PageInScope {
  const identifier = scope.catalogue.parameters.get(value.parameterId)?.identifier ?? '';
  const labelIn = ({ language }: Scope) => value.labels.get(language.id) ?? value.key;
  // A name in other letters than ours has no slug; the key may have.
  const slugIn = (other: Scope) => slug(labelIn(other)) || slug(value.key);
  return {
    ...plain,
    scope,
    id: Number(value.facetId.slice('p_'.length)),
    alias: slugIn(scope),
    name: labelIn(scope),
    urlIn: (other) => parameterListUrl(identifier, slugIn(other), other),
    facetId: value.facetId,
  };
}

const noText = { description: null, secondaryDescription: null, metaTitle: null, metaDescription: null };

const plain = {
  parentCategoryId: undefined,
  text: noText,
  logo: null,
  primaryImage: null,
  backgroundImage: null,
  hideTitle: false,
  hideDescription: false,
};
