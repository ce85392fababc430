import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import type { PageMeta } from './head/page-meta.ts';

/** The exports of a `<screen>.route.tsx`. Its loader returns `ScreenData`. */
export interface ScreenModule {
  Component: ComponentType;
  loader: LoaderFunction;
  action?: ActionFunction;
  /** Loads the chunks that a server-rendered page needs before it is hydrated. Messages are listed in ../routes.ts. */
  prepare?: (locale: LocaleCode) => Promise<unknown>;
}

export interface ScreenData {
  meta: PageMeta;
  /** Source paths of on-demand chunks that the page renders: their styles and preloads belong to the document. */
  chunkSources?: readonly string[];
  /** Origins of embedded videos, for the content security policy. */
  embedOrigins?: readonly string[];
}
