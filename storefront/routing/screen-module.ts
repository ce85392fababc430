import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { PageMeta } from './page-meta.ts';

/** What a `<screen>.route.tsx` exports. Its loader's data says what the head of the page says. */
export interface ScreenModule {
  Component: ComponentType;
  loader: LoaderFunction;
  action?: ActionFunction;
}

export interface ScreenData {
  meta: PageMeta;
}
