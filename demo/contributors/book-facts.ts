import { stableNumber } from '#backend/database/stable-number.ts';
import type { LocalizedText } from '../languages.ts';

const named = (sv: string, da: string, en: string, fi: string, nb: string): LocalizedText => ({
  sv,
  da,
  en,
  fi,
  nb,
});

interface DemoAward {
  /** The Swedish name is the key of the parameter value, and the name in the ONIX message. */
  name: LocalizedText;
  works: string[];
}

/** Prizes that were given for the book. Prizes for the work of an author, such as the Nobel Prize, are in the biography. */
export const demoAwards: DemoAward[] = [
  {
    name: named(
      'Nordiska rådets litteraturpris',
      'Nordisk Råds Litteraturpris',
      'Nordic Council Literature Prize',
      'Pohjoismaiden neuvoston kirjallisuuspalkinto',
      'Nordisk råds litteraturpris',
    ),
    works: [
      'handelser-vid-vatten',
      'juloratoriet',
      'profeterne-i-evighedsfjorden',
      'puhdistus',
      'hagring-38',
      'is-slottet',
      'englar-alheimsins',
      'bavian',
    ],
  },
  {
    name: named('Augustpriset', 'Augustprisen', 'August Prize', 'August-palkinto', 'Augustprisen'),
    works: ['handelser-vid-vatten', 'hummelhonung', 'livlakarens-besok', 'sorgegondolen', 'mordarens-apa'],
  },
  {
    name: named(
      'Finlandiapriset',
      'Finlandia-prisen',
      'Finlandia Prize',
      'Finlandia-palkinto',
      'Finlandia-prisen',
    ),
    works: ['puhdistus', 'hytti-nro-6', 'ennen-paivanlaskua-ei-voi'],
  },
  {
    name: named('Bookerpriset', 'Bookerprisen', 'Booker Prize', 'Booker-palkinto', 'Bookerprisen'),
    works: ['the-remains-of-the-day', 'disgrace-coetzee', 'the-god-of-small-things'],
  },
  {
    name: named('Pulitzerpriset', 'Pulitzerprisen', 'Pulitzer Prize', 'Pulitzer-palkinto', 'Pulitzerprisen'),
    works: ['beloved', 'to-kill-a-mockingbird', 'the-old-man-and-the-sea', 'death-of-a-salesman'],
  },
  {
    name: named('Glasnyckeln', 'Glasnøglen', 'Glass Key', 'Lasiavain', 'Glassnøkkelen'),
    works: [
      'mordare-utan-ansikte',
      'froken-smillas-fornemmelse-for-sne',
      'se-deg-ikke-tilbake',
      'myrin',
      'man-som-hatar-kvinnor',
    ],
  },
  {
    name: named('Hugopriset', 'Hugo-prisen', 'Hugo Award', 'Hugo-palkinto', 'Hugoprisen'),
    works: [
      'the-left-hand-of-darkness',
      'dune',
      'american-gods',
      'jonathan-strange-and-mr-norrell',
      'san-ti',
    ],
  },
  {
    name: named(
      'Carnegiemedaljen',
      'Carnegie-medaljen',
      'Carnegie Medal',
      'Carnegie-mitali',
      'Carnegie-medaljen',
    ),
    works: ['northern-lights-pullman'],
  },
  {
    name: named(
      'Caldecottmedaljen',
      'Caldecott-medaljen',
      'Caldecott Medal',
      'Caldecott-mitali',
      'Caldecott-medaljen',
    ),
    works: ['where-the-wild-things-are'],
  },
];

export const awardsOf = (work: string): string[] =>
  demoAwards.filter(({ works }) => works.includes(work)).map(({ name }) => name.sv);

/** Illustrators of the editions that readers know. */
const illustrators: Record<string, string> = {
  'pippi-langstrump': 'Ingrid Vang Nyman',
  'emil-i-lonneberga': 'Björn Berg',
  'lillebror-och-karlsson-pa-taket': 'Ilon Wikland',
  'mio-min-mio': 'Ilon Wikland',
  'broderna-lejonhjarta': 'Ilon Wikland',
  'ronja-rovardotter': 'Ilon Wikland',
  'trollkarlens-hatt': 'Tove Jansson',
  trollvinter: 'Tove Jansson',
  'winnie-the-pooh': 'E. H. Shepard',
  'the-gruffalo': 'Axel Scheffler',
  'mamman-och-den-vilda-bebin': 'Eva Eriksson',
};

export const illustratorOf = (work: string): string | undefined => illustrators[work];

/** Years of age by category, as the import writes them. */
const ages: Record<string, string> = {
  'children/picture-books': '3-6',
  'children/fairy-tales': '6-9',
  'children/ages-6-9': '6-9',
  'children/ages-9-12': '9-12',
  'children/young-adult': '12+',
};

export const ageOf = (category: string): string | undefined => ages[category];

/** Translators of the editions that readers know, by `work/language`. */
const translators: Record<string, string[]> = {
  'anna-karenina/en': ['Richard Pevear', 'Larissa Volokhonsky'],
  'arv-og-miljo/en': ['Charlotte Barslund'],
  'bratja-karamazovy/en': ['Richard Pevear', 'Larissa Volokhonsky'],
  'chaesikjuuija/en': ['Deborah Smith'],
  'cien-anos-de-soledad/en': ['Gregory Rabassa'],
  'de-ansatte/en': ['Martin Aitken'],
  'det-andre-namnet/en': ['Damion Searls'],
  'die-unendliche-geschichte/en': ['Ralph Manheim'],
  'doktor-glas/en': ['Paul Britten Austin'],
  'gosta-berlings-saga/en': ['Paul Norlen'],
  'handelser-vid-vatten/en': ['Joan Tate'],
  'hytti-nro-6/en': ['Lola Rogers'],
  'il-gattopardo/en': ['Archibald Colquhoun'],
  'kar-pamuk/en': ['Maureen Freely'],
  'kastanjemanden/en': ['Caroline Waight'],
  'kokoro/en': ['Meredith McKinney'],
  'kristin-lavransdatter/en': ['Tiina Nunnally'],
  'l-amica-geniale/en': ['Ann Goldstein'],
  'lat-den-ratte-komma-in/en': ['Ebba Segerberg'],
  'man-som-hatar-kvinnor/en': ['Reg Keeland'],
  'markens-grode/en': ['Sverre Lyngstad'],
  'mordare-utan-ansikte/en': ['Steven T. Murray'],
  'myrin/en': ['Bernard Scudder'],
  'nesnesitelna-lehkost-byti/en': ['Michael Henry Heim'],
  'niels-lyhne/en': ['Tiina Nunnally'],
  'puhdistus/en': ['Lola Rogers'],
  'rodstrupe/en': ['Don Bartlett'],
  'roseanna/en': ['Lois Roth'],
  'san-ti/en': ['Ken Liu'],
  'snomannen/en': ['Don Bartlett'],
  'sofies-verden/en': ['Paulette Møller'],
  'sommarboken/en': ['Thomas Teal'],
  'sult/en': ['Sverre Lyngstad'],
  'trollkarlens-hatt/en': ['Elizabeth Portch'],
  'trollvinter/en': ['Thomas Warburton'],
  'tuntematon-sotilas/en': ['Liesl Yamaguchi'],
  'ut-og-stjaele-hester/en': ['Anne Born'],
};

export const translatorsOf = (work: string, language: string): string[] =>
  translators[`${work}/${language}`] ?? [];

/** Thema codes by category. */
const thema: Record<string, string[]> = {
  'children/ages-6-9': ['YFB'],
  'children/ages-9-12': ['YFB'],
  'children/fairy-tales': ['YFJ'],
  'children/picture-books': ['YBC'],
  'children/young-adult': ['YF'],
  'crime/golden-age': ['FFC'],
  'crime/nordic-noir': ['FF'],
  'crime/thrillers': ['FH'],
  'fantastic/fantasy': ['FM'],
  'fantastic/horror': ['FK'],
  'fantastic/science-fiction': ['FL'],
  'fiction/classics': ['FBC'],
  'fiction/contemporary': ['FBA'],
  'fiction/drama': ['DD'],
  'fiction/poetry': ['DC'],
  'fiction/short-stories': ['FYB'],
  'lives/biography': ['DNB'],
  'lives/letters-diaries': ['DN'],
  'lives/memoir': ['DNC'],
  'nonfiction/art-music': ['A'],
  'nonfiction/history': ['NH'],
  'nonfiction/nature-science': ['P'],
  'nonfiction/philosophy': ['QD'],
  'nonfiction/society': ['JB'],
  'nonfiction/travel': ['WT'],
};

export const themaOf = (category: string): string[] => thema[category] ?? [];

/**
 * Formats that are not published yet, by product key, with the number of days until they are. Each language has enough for the
 * row of the front page.
 */
export const forthcomingFormats: Record<string, number> = {
  'heimskringla/sv/hardback': 24,
  'heimskringla/sv/audio': 24,
  'ensimmainen-murhani/sv/hardback': 38,
  'ensimmainen-murhani/fi/hardback': 38,
  'les-annees-ernaux/sv/hardback': 59,
  'bavian/sv/hardback': 31,
  'bavian/sv/ebook': 31,
  'salka-valka/sv/hardback': 80,
  'salka-valka/nb/audio': 45,
  'resa-med-latt-bagage/sv/audio': 17,
  'factfulness/sv/audio': 52,
  'lykke-per/da/audio': 66,
  'janiksen-vuosi/fi/audio': 28,
  'ut-og-stjaele-hester/nb/audio': 73,
  'silent-spring/en/hardback': 94,
  'thridja-taknid/da/hardback': 20,
  'intet/da/audio': 33,
  'parantaja/da/hardback': 47,
  'solaris/da/hardback': 61,
  'farjan/en/audio': 19,
  'cirkeln/en/hardback': 26,
  'kastanjemanden/en/audio': 40,
  'kuokkamummo/en/hardback': 62,
  'kuokkamummo/fi/audio': 22,
  'maresi/fi/audio': 35,
  'american-gods/fi/audio': 57,
  'odinsbarn/nb/hardback': 29,
  'coq-rouge/nb/audio': 37,
  'orions-belte/nb/hardback': 55,
};

/** Invented names: the demo has no recordings. */
const narrators: Record<string, string[]> = {
  sv: [
    'Malva Ekstjärna',
    'Torvald Lindskär',
    'Disa Granvåg',
    'Elof Strandmark',
    'Tuva Ljungsund',
    'Sixten Vallmoby',
  ],
  da: ['Fie Rosenvang', 'Asger Tangholm', 'Malthe Bregnebæk', 'Runa Havelyng', 'Ditte Solskær'],
  en: ['Imogen Harrowfell', 'Rufus Tadlow', 'Cordelia Winterscale', 'Ambrose Fenwright', 'Maud Ellingsby'],
  fi: ['Aamu Kuusivaara', 'Oiva Lumisalo', 'Inkeri Rautakoski', 'Tuure Hallanmaa', 'Vieno Suvikallio'],
  nb: ['Tiril Fjellvåg', 'Sindre Havnedal', 'Runa Myrstølen', 'Aslak Bjørkhaug', 'Live Tangvik'],
};

/** The narrator of an audiobook in a language; undefined in a language without narrators. */
export function narratorOf(work: string, language: string): string | undefined {
  const names = narrators[language] ?? [];
  return names[stableNumber(`${work}-${language}/narrator`) % names.length];
}
