import type { ComponentType } from 'react';
import { keptChunk } from '#storefront/browser/kept-chunk.ts';
import type { Widget } from './widgets.ts';

type RareKind = 'HTML' | 'Video' | 'JSON' | 'Form';
type LoadWidget = () => Promise<{ default: ComponentType<never> }>;

/** Widgets that few pages have: their script and styles come with the pages that do. */
export const RARE_WIDGETS: Record<RareKind, LoadWidget> = {
  HTML: keptChunk(() => import('./html-widget.tsx')),
  Video: keptChunk(() => import('./video-widget.tsx')),
  JSON: keptChunk(() => import('./json-widget.tsx')),
  Form: keptChunk(() => import('./form-template.tsx')),
};

const sources: Record<RareKind, string> = {
  HTML: 'storefront/features/content/html-widget.tsx',
  Video: 'storefront/features/content/video-widget.tsx',
  JSON: 'storefront/features/content/json-widget.tsx',
  Form: 'storefront/features/content/form-template.tsx',
};

/** What draws a widget: a form is a template that no other needs the script of. */
export function kindOf(widget: Widget): string {
  return widget.name === 'JSON' && widget.template === 'form' ? 'Form' : widget.name;
}

export function sourcesOf(widgets: readonly Widget[]): string[] {
  return rareKinds(widgets.map(kindOf)).map((kind) => sources[kind]);
}

/** Before a page is drawn with them, on the server as in the browser. */
export async function loadRareWidgets(widgets: readonly Widget[]): Promise<void> {
  await loadKinds(widgets.map(kindOf));
}

/** A page that came with them is taken over together with them. */
export async function loadWidgetsOfDocument(): Promise<void> {
  const shown = globalThis.document?.querySelectorAll<HTMLElement>('[data-widget]') ?? [];
  await loadKinds([...shown].map(({ dataset }) => dataset.widget ?? ''));
}

async function loadKinds(kinds: readonly string[]): Promise<void> {
  await Promise.all(rareKinds(kinds).map((kind) => RARE_WIDGETS[kind]()));
}

function rareKinds(kinds: readonly string[]): RareKind[] {
  return [...new Set(kinds)].filter((kind): kind is RareKind => Object.hasOwn(RARE_WIDGETS, kind));
}
