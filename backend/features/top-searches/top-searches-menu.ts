import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { LastResults } from '#backend/database/last-results.ts';
import { scopePathPrefix } from '#backend/features/url/canonical-url.ts';
import type { MenuType } from '#backend/graphql/schema.generated.ts';
import { findTopSearches } from './top-searches.queries.ts';

/** The contract has no field for top searches, so they are a menu of links. */
export const TOP_SEARCHES = 'top-searches';
const maxTopSearches = 8;

export async function topSearchesMenu(
  db: Database,
  scope: Scope,
  lastTerms: LastResults<string[]>,
): Promise<MenuType> {
  const load = () => findTopSearches(db, scope.language.id, maxTopSearches);
  const terms = await lastTerms.read(scope.language.id, load, []);
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
