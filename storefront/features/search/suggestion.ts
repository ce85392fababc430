import type { PricePartsFragment } from '#storefront/api/generated/graphql.ts';
import type { TrackingEvents } from '#storefront/tracking/events.ts';
import type { IconName } from '#storefront/ui/icon.tsx';

/** One option below the search field. */
export interface Suggestion {
  type: TrackingEvents['search:click']['type'];
  /** Value of the tracking event. */
  value: string;
  label: string;
  href: string;
  icon?: IconName;
  product?: SuggestedProduct;
}

interface SuggestedProduct {
  author: string;
  /** The language of the edition. */
  language: string | undefined;
  /** Name of the edition's language, if it is not the language of the page. */
  foreignLanguage: string | undefined;
  fileName: string | undefined;
  price: PricePartsFragment | null | undefined;
}

export interface SuggestionGroup {
  kind: 'products' | 'names' | 'categories' | 'searches' | 'all';
  title?: string;
  options: Suggestion[];
}

export interface CategoryLink {
  label: string;
  url: string;
}

export interface SuggestionsProps {
  listId: string;
  term: string;
  /** Suggested before anything is typed. */
  categories: readonly CategoryLink[];
  /** Element id of the option selected with the arrow keys. */
  activeId: string | null;
  /** Reports whether options are displayed. */
  onOptions: (hasOptions: boolean) => void;
}
