import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import type { PageMeta } from './page-meta.ts';

/** What a `<screen>.route.tsx` exports. Its loader's data says what the head of the page says. */
export interface ScreenModule {
  Component: ComponentType;
  loader: LoaderFunction;
  action?: ActionFunction;
  /** What must be there before the screen is drawn, and is not loaded with every page: more words. */
  prepare?: (locale: LocaleCode) => Promise<unknown>;
}

export interface ScreenData {
  meta: PageMeta;
  /** Sources that this page is drawn with beside its own: their styles belong to it, and their script comes ahead. */
  parts?: readonly string[];
  /** Whose films the page shows: the policy of its document lets them in. */
  needs?: readonly string[];
}
