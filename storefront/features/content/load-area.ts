import { redirectDocument } from 'react-router';
import {
  type AreaPartsFragment,
  ListAreasDocument,
  WidgetAreaDocument,
  type WidgetAreaQuery,
  type WidgetAreaQueryVariables,
} from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { needsDocument } from './document-policy.ts';
import { readWidgets } from './read-widgets.ts';
import type { ReadArea } from './widgets.ts';

export type FoundArea = Omit<NonNullable<WidgetAreaQuery['widgetArea']>, 'containers'> & ReadArea;

interface Filter {
  key: string;
  value: string;
}

/** An area or a page, as an editor made it; undefined where nobody made one. It may say what its page is called. */
export async function loadArea(
  environment: ShopEnvironment,
  wanted: Pick<WidgetAreaQueryVariables, 'alias' | 'family' | 'areaName'>,
): Promise<FoundArea | undefined> {
  const { api } = environment;
  const { widgetArea } = await api.query(WidgetAreaDocument, { ...wanted, ...asking(environment) });
  if (!widgetArea) return undefined;
  const read = await readWidgets(environment, widgetArea, true);
  return { ...widgetArea, ...read };
}

export interface ListAreas {
  top?: ReadArea | undefined;
  bottom?: ReadArea | undefined;
}

/** What stands above and below a list. It is asked for together with the list, and most lists have nothing. */
export async function loadListAreas(
  environment: ShopEnvironment,
  wanted: { filters: Filter[] } | { url: string },
): Promise<ListAreas | undefined> {
  const { api, remember, shopper } = environment;
  const load = () => api.query(ListAreasDocument, { ...wanted, ...asking(environment) });
  // A draft is nobody else's.
  const areas = await (shopper.isPreview
    ? load()
    : remember(`areas ${shopper.customerType} ${JSON.stringify(wanted)}`, load));
  const [top, bottom] = await Promise.all([
    readFilled(environment, areas.topArea),
    readFilled(environment, areas.bottomArea),
  ]);
  return top || bottom ? { top, bottom } : undefined;
}

/** What an editor wants to say about a product, or about all of its category or brand. */
export async function loadProductArea(
  environment: ShopEnvironment,
  filters: Filter[],
): Promise<ReadArea | undefined> {
  const { widgetArea } = await environment.api.query(WidgetAreaDocument, {
    ...{ family: 'Product', areaName: 'Product detail page', filters },
    ...asking(environment),
  });
  return readFilled(environment, widgetArea);
}

async function readFilled(
  environment: ShopEnvironment,
  area: AreaPartsFragment | null,
): Promise<ReadArea | undefined> {
  const read = area && (await readWidgets(environment, area));
  return read && read.containers.length > 0 ? read : undefined;
}

function asking({ shopper }: ShopEnvironment) {
  return { customerType: shopper.customerType, ...(shopper.isPreview ? { preview: true } : {}) };
}

/** The policy of a document is that of the page it came with: where films are to be seen, a new one is fetched. */
export function inOwnDocument(url: URL, needs: readonly string[] | undefined): void {
  if (needsDocument(needs)) throw redirectDocument(url.pathname + url.search);
}
