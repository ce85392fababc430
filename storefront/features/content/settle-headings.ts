import type { Widget, WidgetContainer, WidgetOf } from './widgets.ts';

/**
 * A page has one heading of the first level: the first that an editor made one, where the area may say what its page is
 * called, and otherwise the page's own. Whatever else was made one is a heading of the second.
 */
export function settleHeadings(
  containers: readonly WidgetContainer[],
  mayNamePage: boolean,
): WidgetContainer[] {
  let isFree = mayNamePage;
  const settle = (widget: Widget): Widget => {
    if (widget.name === 'Rich text') return withSettings(widget, { text: lowered(widget.settings.text) });
    if (widget.name === 'HTML') return withSettings(widget, { html: lowered(widget.settings.html) });
    if (widget.name !== 'Text') return widget;
    const { title, titleRenderMode, subtitleRenderMode, text } = widget.settings;
    const isName = isFree && titleRenderMode === 0 && title !== '';
    if (isName) isFree = false;
    const settled = titleRenderMode === 0 && !isName ? 1 : titleRenderMode;
    return withSettings(widget, {
      titleRenderMode: settled,
      subtitleRenderMode: subtitleMode(subtitleRenderMode, title === '' ? undefined : settled),
      text: lowered(text),
    });
  };
  return containers.map((container) => ({ ...container, widgets: container.widgets.map(settle) }));
}

type Mode = WidgetOf<'Text'>['settings']['titleRenderMode'];

/** No level is left out between a heading and what stands directly below it. */
function subtitleMode(wanted: Mode, title: Mode | undefined): Mode {
  if (wanted === 3) return wanted;
  return title === 0 || wanted === 0 ? 1 : wanted;
}

/** Whether an area says what its page is called. */
export function namesPage(containers: readonly WidgetContainer[]): boolean {
  return containers.some(({ widgets }) =>
    widgets.some(
      ({ name, settings }) => name === 'Text' && settings.titleRenderMode === 0 && settings.title !== '',
    ),
  );
}

function withSettings<W extends Widget>(widget: W, settings: Partial<W['settings']>): W {
  return { ...widget, settings: { ...widget.settings, ...settings } };
}

/** Of HTML that was sanitised: there every tag is written plainly. */
function lowered(html: string): string {
  return html.includes('h1') ? html.replace(/<(\/?)h1\b/g, '<$1h2') : html;
}
