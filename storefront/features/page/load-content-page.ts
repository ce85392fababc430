import type { WidgetAreaQuery } from '#storefront/api/generated/graphql.ts';
import { inOwnDocument, loadArea } from '#storefront/features/content/load-area.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ContentData } from './content-screen.tsx';
import { hasSideMenu, loadInfoMenu } from './load-info-menu.ts';

type Found = NonNullable<WidgetAreaQuery['widgetArea']>;

/** A page by its alias, or whatever the visitor may see before it is published. */
export async function loadContentPage(
  environment: ShopEnvironment,
  wanted: { alias?: string },
  url: URL,
): Promise<(Omit<ContentData, 'meta'> & Pick<Found, 'id' | 'meta'>) | undefined> {
  const area = await loadArea(environment, wanted);
  if (!area) return undefined;
  const { id, title, meta, tags, containers, parts, needs } = area;
  inOwnDocument(url, needs);
  const menu = hasSideMenu(tags) ? await loadInfoMenu(environment) : undefined;
  return {
    ...{ id, meta, containers },
    title: title ?? wanted.alias ?? '',
    ...(hasSideMenu(tags) ? { isNarrow: true as const } : {}),
    ...(menu ? { menu } : {}),
    ...(parts ? { parts } : {}),
    ...(needs ? { needs } : {}),
  };
}
