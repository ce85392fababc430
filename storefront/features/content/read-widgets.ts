import * as v from 'valibot';
import {
  JSON_TEMPLATES,
  type JsonTemplate,
  WIDGET_SETTINGS,
  type WidgetName,
} from '#contract/content/widget-settings.ts';
import type { AreaPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { LAYOUTS, type PictureSizes, type Widget, type WidgetContainer } from './widgets.ts';

type Environment = Pick<ShopEnvironment, 'reportContentError'>;
type ContainerParts = NonNullable<NonNullable<AreaPartsFragment['containers']>[number]>;
type WidgetParts = NonNullable<NonNullable<ContainerParts['widgets']>[number]>;

/** Validates the widgets of an area. An unknown or invalid widget is left out and reported once. */
export function readContainers(environment: Environment, area: AreaPartsFragment): WidgetContainer[] {
  return (area.containers ?? []).flatMap((container) =>
    container ? [readContainer(environment, container)] : [],
  );
}

function readContainer(environment: Environment, container: ContainerParts): WidgetContainer {
  const { id, design, responsiveMode } = container;
  return {
    id,
    layout: LAYOUTS.find((layout) => layout === container.layout) ?? 'full',
    design,
    isSwiped: responsiveMode === 'collapse',
    widgets: (container.widgets ?? []).flatMap((widget) => {
      if (!widget) return [];
      const { value, error } = readCachedWidget(widget);
      if (error) reportOnce(environment, widget, error);
      return value ?? [];
    }),
  };
}

/** Empty for a widget that the editor has switched off. */
interface WidgetResult {
  value?: Widget | undefined;
  error?: string;
}

/** Caches validated widgets, which change rarely and are part of many pages. */
const cachedResults = new Map<string, WidgetResult>();
const maxCachedResults = 1000;

function readCachedWidget(widget: WidgetParts): WidgetResult {
  const key = `${widget.id} ${widget.name} ${widget.configuration}`;
  const cached = cachedResults.get(key);
  if (cached) return cached;
  const result = readWidget(widget);
  if (cachedResults.size >= maxCachedResults) cachedResults.clear();
  cachedResults.set(key, result);
  return result;
}

function readWidget(parts: WidgetParts): WidgetResult {
  const name = SHOP.widgetAliases[parts.name] ?? parts.name;
  if (!isKnown(name)) return { error: 'unknown widget name' };
  const parsed = v.safeParse(WIDGET_SETTINGS[name], parseJson(parts.configuration));
  if (!parsed.success) return { error: formatIssue(parsed.issues) };
  const { active, displayName: _, ...settings } = parsed.output;
  if (!active) return {};
  const widget = withPictureSizes({ name, id: parts.id, settings } as Widget, parts);
  return widget.name === 'JSON' ? readTemplate(widget, parsed.output) : { value: widget };
}

function readTemplate(widget: Widget, settings: object): WidgetResult {
  const { templateName, json, classNames, isHiddenOn } = settings as v.InferOutput<
    typeof WIDGET_SETTINGS.JSON
  >;
  const content = v.safeParse(JSON_TEMPLATES[templateName as JsonTemplate], parseJson(json));
  if (!content.success) return { error: formatIssue(content.issues) };
  const value = {
    ...widget,
    settings: { classNames, isHiddenOn },
    template: templateName,
    content: content.output,
  };
  return { value: value as Widget };
}

function withPictureSizes(widget: Widget, { images }: WidgetParts): Widget {
  if (!('image' in widget.settings) && widget.name !== 'JSON') return widget;
  const sizes: PictureSizes = {};
  for (const image of images ?? [])
    if (image?.largestSize)
      sizes[image.fileName] = { width: image.largestSize.imageWidth, height: image.largestSize.imageHeight };
  return { ...widget, sizes } as Widget;
}

function isKnown(name: string): name is WidgetName {
  return Object.hasOwn(WIDGET_SETTINGS, name);
}

function formatIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  return `${issue && v.getDotPath(issue)}: ${issue?.message}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reportedMessages = new Set<string>();

/** Reports a widget once, not for every page that contains it. */
function reportOnce(
  { reportContentError }: Environment,
  { id, name }: { id: string; name: string },
  error: string,
): void {
  const message = `widget “${name}” (${id}) is invalid and left out: ${error}`;
  if (!reportContentError || reportedMessages.has(message)) return;
  if (reportedMessages.size >= maxCachedResults) reportedMessages.clear();
  reportedMessages.add(message);
  reportContentError(new Error(message));
}
