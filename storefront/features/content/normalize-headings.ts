import { HTML_SETTINGS } from '#contract/content/widget-settings.ts';
import type { Widget, WidgetContainer, WidgetOf } from './widgets.ts';

/**
 * Leaves at most one `h1` on a page: the editor's first, if the area may name its page, otherwise the page's own. Every
 * other `h1` becomes an `h2`.
 */
export function normalizeHeadings(
  containers: readonly WidgetContainer[],
  canNamePage: boolean,
): WidgetContainer[] {
  /** Whether an editor's title may become the `h1`. */
  let isH1Available = canNamePage;
  const normalize = (original: Widget): Widget => {
    const widget = withLowerHeadings(original);
    if (widget.name !== 'Text') return widget;
    const { title, titleRenderMode, subtitleRenderMode } = widget.settings;
    const isPageHeading = isH1Available && titleRenderMode === h1 && title !== '';
    if (isPageHeading) isH1Available = false;
    const titleMode = titleRenderMode === h1 && !isPageHeading ? h2 : titleRenderMode;
    return withSettings(widget, {
      titleRenderMode: titleMode,
      subtitleRenderMode: subtitleMode(subtitleRenderMode, title === '' ? undefined : titleMode),
    });
  };
  return containers.map((container) => ({ ...container, widgets: container.widgets.map(normalize) }));
}

type Mode = WidgetOf<'Text'>['settings']['titleRenderMode'];

/** Render modes of a heading, as the contract numbers them (`widget-settings.ts`). */
const h1 = 0;
const h2 = 1;
const noHeading = 3;

/** Heading levels must not be skipped: below an `h1` the subtitle is an `h2`. */
function subtitleMode(requested: Mode, titleMode: Mode | undefined): Mode {
  if (requested === noHeading) return requested;
  return titleMode === h1 || requested === h1 ? h2 : requested;
}

/** Whether the area contains the `h1` of its page. */
export function hasPageHeading(containers: readonly WidgetContainer[]): boolean {
  return containers.some(({ widgets }) =>
    widgets.some(
      ({ name, settings }) => name === 'Text' && settings.titleRenderMode === h1 && settings.title !== '',
    ),
  );
}

/** Turns each `h1` into an `h2` in the settings that contain HTML. */
function withLowerHeadings(widget: Widget): Widget {
  const settings: Record<string, unknown> = { ...widget.settings };
  for (const name of HTML_SETTINGS[widget.name]) settings[name] = lowerHeadings(String(settings[name]));
  return { ...widget, settings } as Widget;
}

function withSettings<W extends Widget>(widget: W, settings: Partial<W['settings']>): W {
  return { ...widget, settings: { ...widget.settings, ...settings } };
}

/** The HTML is sanitised, so every tag has the normal form `<h1`. */
function lowerHeadings(html: string): string {
  return html.includes('h1') ? html.replace(/<(\/?)h1\b/g, '<$1h2') : html;
}
