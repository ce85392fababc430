import type { ListAreas } from '#storefront/features/content/load-area.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { Crumb } from '#storefront/ui/breadcrumbs.tsx';
import type { LoadedList } from './load-list.ts';
import type { Shelves } from './load-shelves.ts';

export interface ListData extends LoadedList, ScreenData {
  heading: string;
  isHeadingHidden?: boolean;
  description?: string | null;
  /** Stands below the list. */
  secondaryDescription?: string | null;
  image?: string;
  crumbs: Crumb[];
  subCategories?: { name: string; url: string }[];
  /** What was searched for, on the page of a search. */
  searchTerm?: string;
  /** What an editor put above it and below it. */
  areas?: ListAreas;
  /** Where else to look, when a search finds nothing. */
  shelves?: Shelves;
}
