import type { ComponentType } from 'react';
import { type CachedChunk, cacheChunk } from '#storefront/browser/cache-chunk.ts';
import type { Widget } from './widgets.ts';

export type LazyWidgetName = 'HTML' | 'Video' | 'JSON';
/** A form is a template of the JSON widget. Its script is larger than those of the other templates. */
type LazyKind = LazyWidgetName | 'Form';

interface LazyKindChunk {
  chunk: CachedChunk<{ default: ComponentType<never> }>;
  /** The chunk's path in the build manifest. */
  source: string;
}

/** Widgets of few pages. Their script and styles are loaded only with those pages. */
export const LAZY_WIDGETS: Record<LazyKind, LazyKindChunk> = {
  HTML: {
    chunk: cacheChunk(() => import('./widgets/html-widget.tsx')),
    source: 'storefront/features/content/widgets/html-widget.tsx',
  },
  Video: {
    chunk: cacheChunk(() => import('./widgets/video-widget.tsx')),
    source: 'storefront/features/content/widgets/video-widget.tsx',
  },
  JSON: {
    chunk: cacheChunk(() => import('./widgets/json-widget.tsx')),
    source: 'storefront/features/content/widgets/json-widget.tsx',
  },
  Form: {
    chunk: cacheChunk(() => import('./widgets/form-template.tsx')),
    source: 'storefront/features/content/widgets/form-template.tsx',
  },
};

/** Name of the component that renders a widget. */
export function widgetKind(widget: Widget): string {
  return widget.name === 'JSON' && widget.template === 'form' ? 'Form' : widget.name;
}

export function widgetSourcesOf(widgets: readonly Widget[]): string[] {
  return lazyKinds(widgets.map(widgetKind)).map((kind) => LAZY_WIDGETS[kind].source);
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
  await Promise.all(lazyKinds(kinds).map((kind) => LAZY_WIDGETS[kind].chunk.load()));
}

function lazyKinds(kinds: readonly string[]): LazyKind[] {
  return [...new Set(kinds)].filter((kind): kind is LazyKind => Object.hasOwn(LAZY_WIDGETS, kind));
}
