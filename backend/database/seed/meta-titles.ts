import type { SeedLanguage } from './seed-work.ts';

type Words = Record<SeedLanguage, string>;

/**
 * Titles of pages, with placeholders that are filled in when the page is shown: [name], [count], [brand], [pmin] (lowest
 * price) and [dshort], which is a book's author.
 */
export const metaTitles = {
  /** For the shelves below. */
  book: {
    sv: '[name] av [dshort] ([brand])',
    da: '[name] af [dshort] ([brand])',
    en: '[name] by [dshort] ([brand])',
    fi: '[dshort]: [name] ([brand])',
    nb: '[name] av [dshort] ([brand])',
  },
  brand: {
    sv: 'Böcker från [name]: [count] titlar',
    da: 'Bøger fra [name]: [count] titler',
    en: 'Books from [name]: [count] titles',
    fi: 'Kustantaja [name]: [count] kirjaa',
    nb: 'Bøker fra [name]: [count] titler',
  },
  campaign: {
    sv: '[name] – [count] böcker från [pmin]',
    da: '[name] – [count] bøger fra [pmin]',
    en: '[name] – [count] books from [pmin]',
    fi: '[name] – [count] kirjaa alkaen [pmin]',
    nb: '[name] – [count] bøker fra [pmin]',
  },
} satisfies Record<string, Words>;

/** Where titles are much alike ("Poems", "Letters", "Tales"), the author belongs in the title of the page. */
export const shelvesOfLikeTitles = [
  'children/fairy-tales',
  'fiction/drama',
  'fiction/poetry',
  'fiction/short-stories',
  'lives/letters-diaries',
];
