import type {
  JsonTemplate,
  TemplateSettings,
  WidgetName,
  WidgetSettings,
} from '#contract/content/widget-settings.ts';
import type { FilterInputType, ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';

/** Settings without those that are used only when a widget is read. */
type RenderSettings<Name extends WidgetName> = Omit<WidgetSettings<Name>, 'active' | 'displayName'>;

interface WidgetBase<Name extends WidgetName> {
  name: Name;
  id: string;
  settings: RenderSettings<Name>;
}

/** Largest size of each picture by file name, to reserve its space before it loads. */
export type PictureSizes = Record<string, { width: number; height: number }>;

export type PictureSettings = WidgetSettings<'Image'>['image'];

interface WithPictures {
  sizes: PictureSizes;
}

export interface ProductListWidgetData extends WidgetBase<'Product list'> {
  /** Empty for lists that the browser fills. */
  products: ProductCardPartsFragment[];
  /** Set when the list can load more products. */
  more?: { filter: FilterInputType; count: number };
}

/** A widget with a named template, whose content is parsed from the widget's JSON. */
type TemplateWidgetData = WithPictures & {
  name: 'JSON';
  id: string;
  settings: Pick<RenderSettings<'JSON'>, 'classNames' | 'isHiddenOn'>;
} & { [Name in JsonTemplate]: { template: Name; content: TemplateSettings<Name> } }[JsonTemplate];

/** Widgets with more data than their settings. */
interface ExtendedWidgets {
  Image: WidgetBase<'Image'> & WithPictures;
  Banner: WidgetBase<'Banner'> & WithPictures;
  Video: WidgetBase<'Video'> & WithPictures;
  'Product list': ProductListWidgetData;
  JSON: TemplateWidgetData;
}

export type Widget = {
  [Name in WidgetName]: Name extends keyof ExtendedWidgets ? ExtendedWidgets[Name] : WidgetBase<Name>;
}[WidgetName];

export type WidgetOf<Name extends WidgetName> = Extract<Widget, { name: Name }>;

export const LAYOUTS = ['full', 'half', 'third', 'quarter'] as const;
type Layout = (typeof LAYOUTS)[number];

export interface WidgetContainer {
  id: number;
  layout: Layout;
  design: string;
  /** On small screens the widgets are swiped horizontally instead of stacked. */
  isSwiped?: boolean;
  widgets: Widget[];
}

/** An area that is ready to render. */
export interface RenderableArea {
  containers: WidgetContainer[];
  /** Source paths of its lazy widgets. */
  chunkSources?: string[];
  /** Origins of videos that the content security policy must allow. */
  embedOrigins?: string[];
}

export interface WidgetProps<Name extends WidgetName> {
  widget: WidgetOf<Name>;
  container: Pick<WidgetContainer, 'layout' | 'design' | 'isSwiped'>;
  /** Whether the widget's pictures are loaded eagerly. */
  isFirst: boolean;
  /** Whether the container has a heading: a text widget with a title. */
  hasTitle: boolean;
}
