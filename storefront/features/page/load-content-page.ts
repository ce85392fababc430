import type { WidgetAreaQuery } from '#storefront/api/generated/graphql.ts';
import { loadArea, requireOwnDocument } from '#storefront/features/content/load-area.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ContentData } from './content-screen.tsx';
import { hasSideMenu, loadInfoMenu } from './load-info-menu.ts';

type FoundArea = NonNullable<WidgetAreaQuery['widgetArea']>;

/** Loads a page by its alias, or, without an alias, the draft that the preview token is for. */
export async function loadContentPage(
  environment: ShopEnvironment,
  query: { alias?: string },
  url: URL,
): Promise<(Omit<ContentData, 'meta'> & Pick<FoundArea, 'id' | 'meta'>) | undefined> {
  const area = await loadArea(environment, query);
  if (!area) return undefined;
  const { id, title, meta, tags, containers, chunkSources, embedOrigins } = area;
  requireOwnDocument(url, embedOrigins);
  const isNarrow = hasSideMenu(tags);
  const menu = isNarrow ? await loadInfoMenu(environment) : undefined;
  return {
    id,
    title: title ?? query.alias ?? '',
    meta,
    containers,
    isNarrow,
    menu,
    chunkSources,
    embedOrigins,
  };
}
