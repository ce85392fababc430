import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { LastResults } from '#backend/database/last-results.ts';
import type { ContentCache, PublishedContent } from '#backend/features/content/cache/content-cache.ts';
import { findPageLink } from '#backend/features/content/request/find-page-link.ts';
import { TOP_SEARCHES, topSearchesMenu } from '#backend/features/top-searches/top-searches-menu.ts';
import { brandUrl, categoryUrl, scopePathPrefix } from '#backend/features/url/canonical-url.ts';
import { screenUrl } from '#backend/features/url/screen-url.ts';
import type { MenuItemType, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { findMenu, listMenuItems, type MenuItemRow, type MenuRow } from './menu.queries.ts';

export function menuResolvers(contentCache: ContentCache): {
  Query: Pick<QueryResolvers, 'getMenuAtLocation'>;
} {
  // Returned again while the database is unavailable.
  const searches = new LastResults<string[]>();
  const menus = new LastResults<StoredMenu | undefined>();
  return {
    Query: {
      async getMenuAtLocation(_, args, context) {
        const scope = context.scope(args);
        if (args.menuLocationId === TOP_SEARCHES) return topSearchesMenu(context.db, scope, searches);
        const location = args.menuLocationId ?? '';
        const key = JSON.stringify([scope.channel.id, location, scope.language.id]);
        const stored = await menus.read(key, () => loadMenu(context.db, scope, location), undefined);
        if (!stored) return null;
        const { menu, rows } = stored;
        return {
          id: menu.menu_id,
          name: menu.name,
          title: menu.title,
          locations: [location],
          channels: [scope.channel.id],
          languages: scope.channel.languages.map(({ id }) => id),
          menuItems: childItems(null, rows, { scope, content: contentCache.current() }),
        };
      },
    },
  };
}

interface StoredMenu {
  menu: MenuRow;
  rows: MenuItemRow[];
}

async function loadMenu(db: Database, scope: Scope, location: string): Promise<StoredMenu | undefined> {
  const menu = await findMenu(db, scope.channel.id, location, scope.language.id);
  return menu && { menu, rows: await listMenuItems(db, menu.menu_id, scope.language.id) };
}

interface MenuScope {
  scope: Scope;
  content: PublishedContent;
}

function childItems(parentId: string | null, rows: MenuItemRow[], menuScope: MenuScope): MenuItemType[] {
  return rows
    .filter((row) => row.parent_item_id === parentId)
    .flatMap((row) => {
      const target = resolveTarget(row, menuScope);
      // Skip items whose target no longer exists.
      if (!target) return [];
      return [
        {
          id: row.menu_item_id,
          label: row.label ?? target.name,
          title: target.name,
          targetBlank: row.target_blank,
          type: row.type,
          order: row.sort_order,
          value: row.target,
          open: false,
          hidden: row.is_hidden,
          canonicalUrl: target.url,
          children: childItems(row.menu_item_id, rows, menuScope),
        },
      ];
    });
}

function resolveTarget(
  row: MenuItemRow,
  { scope, content }: MenuScope,
): { name: string | null; url: string } | undefined {
  const { catalogue, language } = scope;
  if (row.type === 'category') {
    const category = [...catalogue.categories.values()].find(({ key }) => key === row.target);
    const text = category?.texts.get(language.id);
    return category && text && { name: text.name, url: categoryUrl(category, scope) };
  }
  if (row.type === 'brand') {
    const brand = [...catalogue.brands.values()].find(({ key }) => key === row.target);
    return brand && { name: brand.name, url: brandUrl(brand, scope) };
  }
  if (row.type === 'page') return findPageLink(content, row.target, scope);
  const url = resolvePath(row.target, scope);
  return url === undefined ? undefined : { name: row.label, url };
}

/** `screen:news` and `search:Tove Jansson` have a path in each language. Any other target is a path or URL already. */
function resolvePath(target: string, scope: Scope): string | undefined {
  const [, kind, name = ''] = /^(screen|search):(.*)$/.exec(target) ?? [];
  if (kind === 'screen') return screenUrl(name, scope);
  if (kind === 'search') return `${scopePathPrefix(scope)}/s/${encodeURIComponent(name)}`;
  return target;
}
