import type { ListAreas } from '#storefront/features/content/load-area.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { Crumb } from '#storefront/ui/breadcrumbs.tsx';
import type { LoadedList } from './load-list.ts';
import type { ShopSections } from './load-shop-sections.ts';
import type { ParameterListKind } from './parameter-list.ts';

export interface ListData extends LoadedList, ScreenData {
  heading: string;
  isHeadingHidden?: boolean;
  description?: string | null;
  /** Shown below the list. */
  secondaryDescription?: string | null;
  image?: string;
  /** Set on the page of a contributor or of a series. */
  kind?: ParameterListKind | undefined;
  crumbs: Crumb[];
  subCategories?: { name: string; url: string }[];
  /** Set on the search page. */
  searchTerm?: string;
  /** Link to a corrected search. */
  correction?: { label: string; url: string };
  /** Editors' areas above and below the list. */
  areas?: ListAreas;
  /** Suggested when a search finds nothing. */
  shopSections?: ShopSections;
}
