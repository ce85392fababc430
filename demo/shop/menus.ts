import { categories } from '../catalogue/categories.ts';
import type { LocalizedText } from '../languages.ts';

export interface DemoMenuItem {
  type: 'category' | 'brand' | 'page' | 'custom';
  /** A key of `categories.ts`, `brands.ts` or a page; of the type `custom`, `screen:…` or `search:…`. */
  target: string;
  /** The name of the target by default. */
  label?: LocalizedText;
  children?: DemoMenuItem[];
}

interface DemoMenu {
  location: string;
  title: LocalizedText;
  items: DemoMenuItem[];
}

const news: DemoMenuItem = {
  type: 'custom',
  target: 'screen:news',
  label: { sv: 'Nyheter', da: 'Nyheder', en: 'New books', fi: 'Uutuudet', nb: 'Nyheter' },
};
const publishers: DemoMenuItem = {
  type: 'custom',
  target: 'screen:brands',
  label: { sv: 'Förlag', da: 'Forlag', en: 'Publishers', fi: 'Kustantamot', nb: 'Forlag' },
};
const favourites: DemoMenuItem = {
  type: 'custom',
  target: 'screen:favorites',
  label: { sv: 'Favoriter', da: 'Favoritter', en: 'Favourites', fi: 'Suosikit', nb: 'Favoritter' },
};

const giftCards: DemoMenuItem = {
  type: 'custom',
  target: 'screen:gift-cards',
  label: { sv: 'Presentkort', da: 'Gavekort', en: 'Gift cards', fi: 'Lahjakortit', nb: 'Gavekort' },
};

/** Well-known authors of a category; only names with the same spelling in all five languages. */
const authorsOfCategory: Record<string, string[]> = {
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

const categoryItems: DemoMenuItem[] = categories.map((root) => ({
  type: 'category',
  target: root.key,
  children: root.children?.map((sub): DemoMenuItem => {
    const target = `${root.key}/${sub.key}`;
    return { type: 'category', target, children: authorsOfCategory[target]?.map(createSearchItem) };
  }),
}));

/** The row of the desktop header has room for the categories of books only. */
const bookItems = categoryItems.filter(({ target }) => target !== 'goods');
const goods: DemoMenuItem = { type: 'category', target: 'goods' };
function createSearchItem(author: string): DemoMenuItem {
  const label = { sv: author, da: author, en: author, fi: author, nb: author };
  return { type: 'custom', target: `search:${author}`, label };
}

const mainTitle: LocalizedText = { sv: 'Böcker', da: 'Bøger', en: 'Books', fi: 'Kirjat', nb: 'Bøker' };

/** A page of `demo/pages/`, by its key; its title is the label. */
const page = (key: string): DemoMenuItem => ({ type: 'page', target: key });

/** The target `screen:…` is a screen of §2, whose path depends on the language; `search:…` is a search. */
const storefrontMenus: DemoMenu[] = [
  { location: 'main-desktop', title: mainTitle, items: [...bookItems, news] },
  { location: 'main-mobile', title: mainTitle, items: [...categoryItems, giftCards, news, publishers] },
  {
    location: 'top-bar',
    title: { sv: 'Genvägar', da: 'Genveje', en: 'Shortcuts', fi: 'Pikalinkit', nb: 'Snarveier' },
    items: [news, publishers, page('gift-guide'), giftCards, page('customer-service')],
  },
  {
    location: 'footer-first',
    title: { sv: 'Handla', da: 'Handl hos os', en: 'Shop', fi: 'Kauppa', nb: 'Handle hos oss' },
    items: [
      news,
      publishers,
      goods,
      giftCards,
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

/** Other clients read these locations. */
const otherLocations = {
  main: 'main-mobile',
  'footer-1': 'footer-first',
  'footer-2': 'footer-second',
  'footer-3': 'info-pages',
};

export const menus: DemoMenu[] = [
  ...storefrontMenus,
  ...Object.entries(otherLocations).flatMap(([location, source]) =>
    storefrontMenus.filter((menu) => menu.location === source).map((menu) => ({ ...menu, location })),
  ),
];
