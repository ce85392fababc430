import type { PricePartsFragment } from '#storefront/api/generated/graphql.ts';
import type { TrackingEvents } from '#storefront/tracking/events.ts';
import type { IconName } from '#storefront/ui/icon.tsx';

/** One thing to choose below the search field. */
export interface Suggestion {
  type: TrackingEvents['search:click']['type'];
  /** What is told of it when it was chosen. */
  value: string;
  label: string;
  href: string;
  icon?: IconName;
  product?: SuggestedProduct;
}

export interface SuggestedProduct {
  author: string;
  /** The language of the edition. */
  language: string | undefined;
  /** What the language is called, where it is not the one that the shop is read in. */
  foreignLanguage: string | undefined;
  fileName: string | undefined;
  price: PricePartsFragment | null | undefined;
}

export interface SuggestionGroup {
  kind: 'products' | 'names' | 'shelves' | 'searches' | 'all';
  title?: string;
  options: Suggestion[];
}

export interface ShelfLink {
  label: string;
  url: string;
}

/** What the list below the field is given. */
export interface SuggestionsProps {
  listId: string;
  term: string;
  /** The parts of the shop, for whoever has not typed anything. */
  shelves: readonly ShelfLink[];
  /** The id of the option that the arrows are on. */
  active: string | null;
  onOptions: (hasOptions: boolean) => void;
}
