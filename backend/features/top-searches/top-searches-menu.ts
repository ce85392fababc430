import type { Scope } from '#backend/catalogue-index/scope.ts';
import { scopePathPrefix } from '#backend/features/url/canonical-url.ts';
import type { MenuType } from '#backend/graphql/schema.generated.ts';

/** The contract has no field for top searches, so they are a menu of links. */
export const TOP_SEARCHES = 'top-searches';
export const MAX_TOP_SEARCHES = 8;

export function topSearchesMenu(terms: readonly string[], scope: Scope): MenuType {
  return {
    id: TOP_SEARCHES,
    name: TOP_SEARCHES,
    title: null,
    locations: [TOP_SEARCHES],
    channels: [scope.channel.id],
    languages: [scope.language.id],
    menuItems: terms.map((term, index) => ({
      id: `${TOP_SEARCHES}-${index + 1}`,
      label: term,
      title: term,
      targetBlank: false,
      type: 'search',
      order: index,
      value: term,
      open: false,
      hidden: false,
      canonicalUrl: `${scopePathPrefix(scope)}/s/${encodeURIComponent(term)}`,
      children: [],
    })),
  };
}
