import { categories } from './categories.ts';
import type { SeedLanguage } from './seed-work.ts';

type Words = Record<SeedLanguage, string>;

export interface SeedMenuItem {
  type: 'category' | 'brand' | 'page' | 'custom';
  target: string;
  /** Left out where the target's own name is the label. */
  label?: Words;
  children?: SeedMenuItem[];
}

export interface SeedMenu {
  location: string;
  title: Words;
  items: SeedMenuItem[];
}

const news: SeedMenuItem = {
  type: 'custom',
  target: 'screen:news',
  label: { sv: 'Nyheter', da: 'Nyheder', en: 'New books', fi: 'Uutuudet', nb: 'Nyheter' },
};
const publishers: SeedMenuItem = {
  type: 'custom',
  target: 'screen:brands',
  label: { sv: 'Förlag', da: 'Forlag', en: 'Publishers', fi: 'Kustantamot', nb: 'Forlag' },
};
const favourites: SeedMenuItem = {
  type: 'custom',
  target: 'screen:favorites',
  label: { sv: 'Favoriter', da: 'Favoritter', en: 'Favourites', fi: 'Suosikit', nb: 'Favoritter' },
};

/** Names that readers look for on a shelf; only those that are spelt alike in all five languages. */
const authorsOn: Record<string, string[]> = {
  'fiction/classics': ['Selma Lagerlöf', 'Knut Hamsun', 'Virginia Woolf'],
  'fiction/contemporary': ['Vigdis Hjorth', 'Torgny Lindgren'],
  'fiction/poetry': ['Tomas Tranströmer', 'Walt Whitman'],
  'fiction/drama': ['Henrik Ibsen', 'Minna Canth'],
  'crime/nordic-noir': ['Jo Nesbø', 'Åsa Larsson', 'Søren Sveistrup'],
  'crime/golden-age': ['Agatha Christie', 'Arthur Conan Doyle'],
  'crime/thrillers': ['John le Carré', 'Patricia Highsmith'],
  'fantastic/fantasy': ['Ursula K. Le Guin', 'Siri Pettersen'],
  'fantastic/horror': ['Shirley Jackson', 'Stephen King'],
  'children/picture-books': ['Sven Nordqvist', 'Stian Hole'],
  'children/ages-6-9': ['Astrid Lindgren', 'Tove Jansson'],
  'nonfiction/philosophy': ['Simone de Beauvoir', 'Søren Kierkegaard'],
  'lives/memoir': ['Tove Ditlevsen', 'Nelson Mandela'],
};

const shelves: SeedMenuItem[] = categories.map((root) => ({
  type: 'category',
  target: root.key,
  children: root.children?.map((sub): SeedMenuItem => {
    const target = `${root.key}/${sub.key}`;
    return { type: 'category', target, children: authorsOn[target]?.map(searchFor) };
  }),
}));

function searchFor(author: string): SeedMenuItem {
  const label = { sv: author, da: author, en: author, fi: author, nb: author };
  return { type: 'custom', target: `search:${author}`, label };
}

const mainTitle: Words = { sv: 'Böcker', da: 'Bøger', en: 'Books', fi: 'Kirjat', nb: 'Bøker' };

/** A page of `pages/`, by its key; its title is the label. */
const page = (key: string): SeedMenuItem => ({ type: 'page', target: key });

/** A target `screen:…` names a screen of §2, whose path differs by language; `search:…` is what is searched for. */
export const menus: SeedMenu[] = [
  { location: 'main-desktop', title: mainTitle, items: [...shelves, news] },
  { location: 'main-mobile', title: mainTitle, items: [...shelves, news, publishers] },
  {
    location: 'top-bar',
    title: { sv: 'Genvägar', da: 'Genveje', en: 'Shortcuts', fi: 'Oikopolut', nb: 'Snarveier' },
    items: [news, publishers, page('customer-service')],
  },
  {
    location: 'footer-first',
    title: { sv: 'Handla', da: 'Køb', en: 'Shop', fi: 'Kauppa', nb: 'Handle' },
    items: [
      news,
      publishers,
      favourites,
      page('delivery'),
      page('withdrawal-information'),
      page('customer-service'),
    ],
  },
  {
    location: 'footer-second',
    title: { sv: 'Om oss', da: 'Om os', en: 'About us', fi: 'Meistä', nb: 'Om oss' },
    items: [
      page('about'),
      page('purchase-terms'),
      page('privacy'),
      page('cookies-policy'),
      page('accessibility'),
    ],
  },
  {
    location: 'info-pages',
    title: {
      sv: 'Bra att veta',
      da: 'Godt at vide',
      en: 'Good to know',
      fi: 'Hyvä tietää',
      nb: 'Greit å vite',
    },
    items: [
      page('customer-service'),
      page('delivery'),
      page('withdrawal-information'),
      page('purchase-terms'),
      page('privacy'),
      page('cookies-policy'),
      page('accessibility'),
      page('about'),
    ],
  },
];
