import type {
  JsonTemplate,
  TemplateSettings,
  WidgetName,
  WidgetSettings,
} from '#contract/widget-settings.ts';
import type { FilterInputType, ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';

/** What all widgets have in common is settled when they are read, but for where they are shown. */
type Drawn<Name extends WidgetName> = Omit<WidgetSettings<Name>, 'active' | 'displayName'>;

interface Settled<Name extends WidgetName> {
  name: Name;
  id: string;
  settings: Drawn<Name>;
}

/** How large a picture is at most, by its file: pages keep its place before it has come. */
export type PictureSizes = Record<string, { width: number; height: number }>;

export type PictureSettings = WidgetSettings<'Image'>['image'];

interface Pictured {
  sizes: PictureSizes;
}

export interface ProductListWidgetData extends Settled<'Product list'> {
  /** Empty where only the browser knows what belongs into the list. */
  products: ProductCardPartsFragment[];
  /** How more of the list is asked for, where there is more and it goes on. */
  more?: { filter: FilterInputType; count: number };
}

/** The settings of the template, read out of the widget's text. */
export type TemplateWidgetData = Pictured & {
  name: 'JSON';
  id: string;
  settings: Pick<Drawn<'JSON'>, 'classNames' | 'isHiddenOn'>;
} & { [Name in JsonTemplate]: { template: Name; content: TemplateSettings<Name> } }[JsonTemplate];

export type Widget =
  | (Settled<'Image'> & Pictured)
  | (Settled<'Banner'> & Pictured)
  | Settled<'Text'>
  | Settled<'Rich text'>
  | Settled<'HTML'>
  | Settled<'Buttons'>
  | (Settled<'Video'> & Pictured)
  | ProductListWidgetData
  | TemplateWidgetData;

export type WidgetOf<Name extends WidgetName> = Extract<Widget, { name: Name }>;

export const LAYOUTS = ['full', 'half', 'third', 'quarter'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface WidgetContainer {
  id: number;
  layout: Layout;
  design: string;
  /** On a phone the widgets stand beside each other and are swiped, instead of one below the other. */
  isSwiped?: true;
  widgets: Widget[];
}

/** An area as its screen shows it. */
export interface ReadArea {
  containers: WidgetContainer[];
  /** Sources of the rarer widgets in it. */
  parts?: string[];
  /** What the policy of the document must allow for it. */
  needs?: string[];
}

/** What a widget is shown with. */
export interface WidgetProps<Name extends WidgetName> {
  widget: WidgetOf<Name>;
  container: Pick<WidgetContainer, 'layout' | 'design' | 'isSwiped'>;
  /** Whether its pictures are among the first that a visitor sees. */
  isFirst: boolean;
  /** Whether a text beside it stands above it as its heading. */
  hasTitle: boolean;
}
