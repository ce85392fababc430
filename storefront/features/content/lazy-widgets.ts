import type { ComponentType } from 'react';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import type { Widget } from './widgets.ts';

type LazyKind = 'HTML' | 'Video' | 'JSON' | 'Form';
type LoadWidget = () => Promise<{ default: ComponentType<never> }>;

/** Widgets of few pages. Their script and styles are loaded only with those pages. */
export const LAZY_WIDGETS: Record<LazyKind, LoadWidget> = {
  HTML: cacheChunk(() => import('./widgets/html-widget.tsx')),
  Video: cacheChunk(() => import('./widgets/video-widget.tsx')),
  JSON: cacheChunk(() => import('./widgets/json-widget.tsx')),
  Form: cacheChunk(() => import('./widgets/form-template.tsx')),
};

/** Source paths in the build manifest. */
const WIDGET_SOURCES: Record<LazyKind, string> = {
  HTML: 'storefront/features/content/widgets/html-widget.tsx',
  Video: 'storefront/features/content/widgets/video-widget.tsx',
  JSON: 'storefront/features/content/widgets/json-widget.tsx',
  Form: 'storefront/features/content/widgets/form-template.tsx',
};

/** Name of the component that renders a widget. A form has its own, because its script is larger. */
export function widgetKind(widget: Widget): string {
  return widget.name === 'JSON' && widget.template === 'form' ? 'Form' : widget.name;
}

export function sourcesOf(widgets: readonly Widget[]): string[] {
  return lazyKinds(widgets.map(widgetKind)).map((kind) => WIDGET_SOURCES[kind]);
}

/** Called before a page renders, on the server and in the browser. */
export async function loadLazyWidgets(widgets: readonly Widget[]): Promise<void> {
  await loadKinds(widgets.map(widgetKind));
}

/** Loads the widgets of a server-rendered page before it is hydrated. */
export async function loadWidgetsOfDocument(): Promise<void> {
  const elements = globalThis.document?.querySelectorAll<HTMLElement>('[data-widget]') ?? [];
  await loadKinds([...elements].map(({ dataset }) => dataset.widget ?? ''));
}

async function loadKinds(kinds: readonly string[]): Promise<void> {
  await Promise.all(lazyKinds(kinds).map((kind) => LAZY_WIDGETS[kind]()));
}

function lazyKinds(kinds: readonly string[]): LazyKind[] {
  return [...new Set(kinds)].filter((kind): kind is LazyKind => Object.hasOwn(LAZY_WIDGETS, kind));
}
