import type { LocalizedText } from '../languages.ts';

/**
 * Titles of pages. The shop replaces the placeholders: [name], [count], [brand], [pmin] (lowest price) and [dshort] (short
 * description, for books the author).
 */
export const metaTitles = {
  /** The titles of books in `categoriesWithAuthorInTitle`. */
  book: {
    sv: '[name] av [dshort] ([brand])',
    da: '[name] af [dshort] ([brand])',
    en: '[name] by [dshort] ([brand])',
    fi: '[dshort]: [name] ([brand])',
    nb: '[name] av [dshort] ([brand])',
  },
  brand: {
    sv: '[name]: [count] titlar',
    da: 'Bøger fra [name]: [count] titler',
    en: 'Books from [name]: [count] titles',
    fi: 'Kustantamo [name]: [count] tuotetta',
    nb: 'Bøker fra [name]: [count] titler',
  },
  campaign: {
    sv: '[name] – [count] produkter från [pmin]',
    da: '[name] – [count] produkter fra [pmin]',
    en: '[name] – [count] products from [pmin]',
    fi: '[name] – [count] tuotetta alkaen [pmin]',
    nb: '[name] – [count] produkter fra [pmin]',
  },
} satisfies Record<string, LocalizedText>;

/** Many books of these categories have similar titles ("Poems", "Letters"), so that the page title needs the author. */
export const categoriesWithAuthorInTitle = [
  'children/fairy-tales',
  'fiction/drama',
  'fiction/poetry',
  'fiction/short-stories',
  'lives/letters-diaries',
];
