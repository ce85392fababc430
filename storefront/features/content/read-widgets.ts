import * as v from 'valibot';
import {
  JSON_TEMPLATES,
  type JsonTemplate,
  WIDGET_SETTINGS,
  type WidgetName,
} from '#contract/widget-settings.ts';
import type { AreaPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { fillLists } from './fill-lists.ts';
import { loadRareWidgets, sourcesOf } from './rare-widgets.ts';
import { settleHeadings } from './settle-headings.ts';
import { LAYOUTS, type PictureSizes, type ReadArea, type Widget, type WidgetContainer } from './widgets.ts';

type Environment = Pick<ShopEnvironment, 'api' | 'report'>;
type GivenContainer = NonNullable<NonNullable<AreaPartsFragment['containers']>[number]>;
type GivenWidget = NonNullable<NonNullable<GivenContainer['widgets']>[number]>;

/**
 * Turns an area into what its screen shows, with the products of its lists. An unknown or broken widget is left out, and
 * whoever runs the shop is told of it once.
 */
export async function readWidgets(
  environment: Environment,
  area: AreaPartsFragment,
  /** Whether the area may say what its page is called. */
  mayNamePage = false,
): Promise<ReadArea> {
  const read = (area.containers ?? []).flatMap((container) =>
    container ? [readContainer(environment, container)] : [],
  );
  const containers = settleHeadings(await fillLists(environment, read), mayNamePage).filter(
    ({ widgets }) => widgets.length > 0,
  );
  const widgets = containers.flatMap((container) => container.widgets);
  await loadRareWidgets(widgets);
  const [parts, needs] = [sourcesOf(widgets), needsOf(widgets)];
  return {
    containers,
    ...(parts.length > 0 ? { parts } : {}),
    ...(needs.length > 0 ? { needs } : {}),
  };
}

function readContainer(environment: Environment, container: GivenContainer): WidgetContainer {
  const { id, design, responsiveMode } = container;
  return {
    id,
    layout: LAYOUTS.find((layout) => layout === container.layout) ?? 'full',
    design,
    ...(responsiveMode === 'collapse' ? { isSwiped: true as const } : {}),
    widgets: (container.widgets ?? []).flatMap((widget) => {
      if (!widget) return [];
      const { value, problem } = remembered(widget);
      if (problem) tell(environment, widget, problem);
      return value ?? [];
    }),
  };
}

interface Reading {
  value?: Widget | undefined;
  problem?: string;
}

/** Editors seldom change what every page is made of: what was read once is known. */
const readings = new Map<string, Reading>();
const mostReadings = 1000;

function remembered(widget: GivenWidget): Reading {
  const key = `${widget.id} ${widget.name} ${widget.configuration}`;
  const known = readings.get(key);
  if (known) return known;
  const reading = readWidget(widget);
  if (readings.size >= mostReadings) readings.clear();
  readings.set(key, reading);
  return reading;
}

function readWidget(given: GivenWidget): Reading {
  const name = SHOP.widgetKinds[given.name] ?? given.name;
  if (!isKnown(name)) return { problem: 'nothing here draws widgets of this name' };
  const parsed = v.safeParse(WIDGET_SETTINGS[name], parseJson(given.configuration));
  if (!parsed.success) return { problem: explain(parsed.issues) };
  const { active, displayName: _, ...settings } = parsed.output;
  if (!active) return {};
  const shown = withPictures({ name, id: given.id, settings } as Widget, given);
  return shown.name === 'JSON' ? readTemplate(shown, parsed.output) : { value: shown };
}

function readTemplate(widget: Widget, settings: object): Reading {
  const { templateName, json, classNames, isHiddenOn } = settings as v.InferOutput<
    typeof WIDGET_SETTINGS.JSON
  >;
  const content = v.safeParse(JSON_TEMPLATES[templateName as JsonTemplate], parseJson(json));
  if (!content.success) return { problem: explain(content.issues) };
  const value = {
    ...widget,
    settings: { classNames, isHiddenOn },
    template: templateName,
    content: content.output,
  };
  return { value: value as Widget };
}

/** Widgets without pictures say nothing of them. */
function withPictures(widget: Widget, { images }: GivenWidget): Widget {
  if (!('image' in widget.settings) && widget.name !== 'JSON') return widget;
  const sizes: PictureSizes = {};
  for (const image of images ?? [])
    if (image?.largestSize)
      sizes[image.fileName] = { width: image.largestSize.imageWidth, height: image.largestSize.imageHeight };
  return { ...widget, sizes } as Widget;
}

/** The page's policy lets nothing in that is not named in it. */
function needsOf(widgets: readonly Widget[]): string[] {
  return [
    ...new Set(
      widgets.flatMap((widget) =>
        widget.name === 'Video' ? [widget.settings.videoProvider === 1 ? 'vimeo' : 'youtube'] : [],
      ),
    ),
  ];
}

function isKnown(name: string): name is WidgetName {
  return Object.hasOwn(WIDGET_SETTINGS, name);
}

function explain(issues: readonly v.BaseIssue<unknown>[]): string {
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

const told = new Set<string>();

/** Once for each, and not with every page that it is missing from. */
export function tell(
  { report }: Environment,
  { id, name }: { id: string; name: string },
  problem: string,
): void {
  const message = `The widget “${name}” (${id}) is not shown. ${problem}`;
  if (!report || told.has(message)) return;
  if (told.size >= mostReadings) told.clear();
  told.add(message);
  report(new Error(message));
}
