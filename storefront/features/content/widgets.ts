import * as v from 'valibot';
import {
  type ProductCardPartsFragment,
  ProductListDocument,
  type WidgetAreaQuery,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { SHOP } from '#storefront/config/shop.ts';

/** A widget's settings are JSON from an editor: read by a schema, and left out when they do not fit. */
const textWidget = v.object({
  title: v.optional(v.string(), ''),
  titleRenderMode: v.optional(v.number(), 1),
  text: v.optional(v.string(), ''),
  textAlignment: v.optional(v.number(), 1),
});

const buttonsWidget = v.object({
  buttons: v.array(
    v.object({ buttonText: v.string(), url: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/)) }),
  ),
});

const productListWidget = v.object({
  title: v.optional(v.string(), ''),
  searchParameters: v.optional(v.record(v.string(), v.unknown()), {}),
  pageCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
});

interface ProductList {
  kind: 'products';
  id: string;
  title: string;
  products: ProductCardPartsFragment[];
}

export type Widget =
  | { kind: 'text'; id: string; settings: v.InferOutput<typeof textWidget> }
  | { kind: 'buttons'; id: string; buttons: v.InferOutput<typeof buttonsWidget>['buttons'] }
  | ProductList;

export interface WidgetContainer {
  id: number;
  layout: string;
  design: string;
  widgets: Widget[];
}

/** A list has found more than it shows, so that it stays whole without what others show. */
type FoundWidget = Exclude<Widget, { kind: 'products' }> | (ProductList & { mostShown: number });
type FoundContainer = Omit<WidgetContainer, 'widgets'> & { widgets: FoundWidget[] };

type Area = NonNullable<WidgetAreaQuery['widgetArea']>;

/** Turns an area into what its screen shows, with the products of its lists. A widget that is broken shows nothing. */
export async function readWidgets(api: CommerceClient, area: Area): Promise<WidgetContainer[]> {
  const containers = (area.containers ?? []).flatMap((container) => container ?? []);
  const read = await Promise.all(
    containers.map(async ({ id, layout, design, widgets }) => {
      const read = await Promise.all(
        (widgets ?? []).map((widget) => (widget ? readWidget(api, widget) : undefined)),
      );
      return { id, layout, design, widgets: read.flatMap((widget) => widget ?? []) };
    }),
  );
  return withoutRepeats(read);
}

/** A product stands where it comes first; the lists below go on with their next ones. */
function withoutRepeats(containers: FoundContainer[]): WidgetContainer[] {
  const shown = new Set<number>();
  const withNew = (widget: FoundWidget): Widget[] => {
    if (widget.kind !== 'products') return [widget];
    const { mostShown, ...list } = widget;
    const products = list.products.filter(({ productId }) => !shown.has(productId)).slice(0, mostShown);
    for (const { productId } of products) shown.add(productId);
    return products.length > 0 ? [{ ...list, products }] : [];
  };
  return containers.map((container) => ({ ...container, widgets: container.widgets.flatMap(withNew) }));
}

async function readWidget(
  api: CommerceClient,
  widget: { id: string; name: string; configuration: string },
): Promise<FoundWidget | undefined> {
  const configuration = parseJson(widget.configuration);
  if (widget.name === 'Text') {
    const settings = v.safeParse(textWidget, configuration);
    return settings.success ? { kind: 'text', id: widget.id, settings: settings.output } : undefined;
  }
  if (widget.name === 'Buttons') {
    const settings = v.safeParse(buttonsWidget, configuration);
    return settings.success ? { kind: 'buttons', id: widget.id, ...settings.output } : undefined;
  }
  if (widget.name === 'Product list') {
    const settings = v.safeParse(productListWidget, configuration);
    if (!settings.success) return undefined;
    const { title, searchParameters, pageCount } = settings.output;
    const mostShown = pageCount * SHOP.productListRowSize;
    const take = 2 * mostShown;
    const { products } = await api.query(ProductListDocument, { filter: searchParameters, take });
    const found = (products?.products ?? []).flatMap((product) => product ?? []);
    return { kind: 'products', id: widget.id, title, products: found, mostShown };
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
