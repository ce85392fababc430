import { redirectDocument } from 'react-router';
import {
  type AreaPartsFragment,
  ListAreasDocument,
  WidgetAreaDocument,
  type WidgetAreaQuery,
  type WidgetAreaQueryVariables,
} from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { needsNewDocument } from './document-policy.ts';
import { fillProductLists } from './fill-product-lists.ts';
import { loadLazyWidgets, widgetSourcesOf } from './lazy-widgets.ts';
import { normalizeHeadings } from './normalize-headings.ts';
import { readContainers } from './read-widgets.ts';
import { VIDEO_PROVIDERS } from './video-providers.ts';
import type { RenderableArea, Widget } from './widgets.ts';

type FoundArea = Omit<NonNullable<WidgetAreaQuery['widgetArea']>, 'containers'> & RenderableArea;

interface Filter {
  key: string;
  value: string;
}

/** An area that makes up a whole page, so it may contain the page's heading. Undefined if editors have not created it. */
export async function loadArea(
  environment: ShopEnvironment,
  query: Pick<WidgetAreaQueryVariables, 'alias' | 'family' | 'areaName'>,
): Promise<FoundArea | undefined> {
  const { api } = environment;
  const { widgetArea } = await api.query(WidgetAreaDocument, { ...query, ...areaVariables(environment) });
  if (!widgetArea) return undefined;
  return { ...widgetArea, ...(await readArea(environment, widgetArea, { canNamePage: true })) };
}

export interface ListAreas {
  top?: RenderableArea | undefined;
  bottom?: RenderableArea | undefined;
}

/** The areas above and below a list. Most lists have none. */
export async function loadListAreas(
  environment: ShopEnvironment,
  query: { filters: Filter[] } | { url: string },
): Promise<ListAreas | undefined> {
  const { api, loadShared, shopper } = environment;
  const load = () => api.query(ListAreasDocument, { ...query, ...areaVariables(environment) });
  // Drafts must not be shared with other visitors.
  const areas = await (shopper.isPreview
    ? load()
    : loadShared(`areas ${shopper.customerType} ${JSON.stringify(query)}`, load));
  const [top, bottom] = await Promise.all([
    readNonEmptyArea(environment, areas.topArea),
    readNonEmptyArea(environment, areas.bottomArea),
  ]);
  return top || bottom ? { top, bottom } : undefined;
}

/** The area of a product, or of its category or brand. */
export async function loadProductArea(
  environment: ShopEnvironment,
  filters: Filter[],
): Promise<RenderableArea | undefined> {
  const { widgetArea } = await environment.api.query(WidgetAreaDocument, {
    family: 'Product',
    areaName: 'Product detail page',
    filters,
    ...areaVariables(environment),
  });
  return readNonEmptyArea(environment, widgetArea);
}

async function readNonEmptyArea(
  environment: ShopEnvironment,
  area: AreaPartsFragment | null,
): Promise<RenderableArea | undefined> {
  const read = area && (await readArea(environment, area));
  return read && read.containers.length > 0 ? read : undefined;
}

/**
 * Prepares an area for rendering: reads its widgets, loads the products of its lists and the chunks of its widgets.
 * `canNamePage`: a widget may have the `h1` of the page.
 */
export async function readArea(
  environment: Pick<ShopEnvironment, 'api' | 'reportContentError'>,
  area: AreaPartsFragment,
  { canNamePage = false } = {},
): Promise<RenderableArea> {
  const filled = await fillProductLists(environment, readContainers(environment, area));
  const containers = normalizeHeadings(filled, canNamePage).filter(({ widgets }) => widgets.length > 0);
  const widgets = containers.flatMap((container) => container.widgets);
  await loadLazyWidgets(widgets);
  const chunkSources = widgetSourcesOf(widgets);
  const embedOrigins = embedOriginsOf(widgets);
  return {
    containers,
    chunkSources: chunkSources.length > 0 ? chunkSources : undefined,
    embedOrigins: embedOrigins.length > 0 ? embedOrigins : undefined,
  };
}

function embedOriginsOf(widgets: readonly Widget[]): string[] {
  const videos = widgets.filter((widget) => widget.name === 'Video');
  return [...new Set(videos.map(({ settings }) => VIDEO_PROVIDERS[settings.videoProvider].embedOrigin))];
}

function areaVariables({ shopper }: ShopEnvironment) {
  return { customerType: shopper.customerType, ...(shopper.isPreview ? { preview: true } : {}) };
}

/** Redirects to a new document when the policy of the current one blocks the videos of the page. */
export function requireOwnDocument(url: URL, embedOrigins: readonly string[] | undefined): void {
  if (needsNewDocument(embedOrigins)) throw redirectDocument(url.pathname + url.search);
}
