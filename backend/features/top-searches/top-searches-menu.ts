import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { prefix } from '#backend/features/url/canonical-url.ts';
import type { MenuType } from '#backend/graphql/schema.generated.ts';
import { findTopSearches } from './top-searches.queries.ts';

/** The contract has no field for them; a menu of links to searches says the same. */
export const TOP_SEARCHES = 'top-searches';
const mostShown = 8;

export async function topSearchesMenu(db: Database, scope: Scope): Promise<MenuType> {
  const terms = await findTopSearches(db, scope.language.id, mostShown);
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
      canonicalUrl: `${prefix(scope)}/s/${encodeURIComponent(term)}`,
      children: [],
    })),
  };
}
