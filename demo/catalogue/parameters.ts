import type { LocalizedText } from '../languages.ts';

/** The facts on the page of a book or of goods. In the contract, group 1 has the facts that distinguish variants. */
export const parameterGroups: {
  id: number;
  key: string;
  name: LocalizedText;
  parameters: {
    id: number;
    identifier: string;
    type: string;
    isFilter: boolean;
    isHidden?: true;
    label: LocalizedText;
  }[];
}[] = [
  {
    id: 1,
    key: 'book',
    // Of books and of goods.
    name: { sv: 'Om varan', da: 'Om varen', en: 'About the product', fi: 'Tuotteen tiedot', nb: 'Om varen' },
    parameters: [
      {
        id: 1,
        identifier: 'author',
        type: 'multi',
        isFilter: true,
        label: { sv: 'Författare', da: 'Forfatter', en: 'Author', fi: 'Kirjailija', nb: 'Forfatter' },
      },
      {
        id: 2,
        identifier: 'language',
        type: 'single',
        isFilter: true,
        label: { sv: 'Språk', da: 'Sprog', en: 'Language', fi: 'Kieli', nb: 'Språk' },
      },
      {
        id: 3,
        identifier: 'original-language',
        type: 'single',
        isFilter: true,
        label: {
          sv: 'Originalspråk',
          da: 'Originalsprog',
          en: 'Original language',
          fi: 'Alkukieli',
          nb: 'Originalspråk',
        },
      },
      {
        id: 4,
        identifier: 'first-published',
        type: 'single',
        isFilter: false,
        label: {
          sv: 'Första utgivning',
          da: 'Først udgivet',
          en: 'First published',
          fi: 'Ilmestynyt ensi kerran',
          nb: 'Først utgitt',
        },
      },
      {
        id: 5,
        identifier: 'pages',
        type: 'single',
        isFilter: false,
        label: { sv: 'Antal sidor', da: 'Antal sider', en: 'Pages', fi: 'Sivumäärä', nb: 'Antall sider' },
      },
      {
        id: 6,
        identifier: 'format',
        type: 'single',
        isFilter: true,
        label: { sv: 'Format', da: 'Format', en: 'Format', fi: 'Muoto', nb: 'Format' },
      },
      // Only goods have a colour. It is here, because the specification has it in group 1.
      {
        id: 18,
        identifier: 'color',
        type: 'single',
        isFilter: true,
        label: { sv: 'Färg', da: 'Farve', en: 'Colour', fi: 'Väri', nb: 'Farge' },
      },
      {
        id: 20,
        identifier: 'fit',
        type: 'single',
        isFilter: true,
        label: { sv: 'Passform', da: 'Pasform', en: 'Fit', fi: 'Malli', nb: 'Passform' },
      },
      // Not displayed: English keywords for drawing covers.
      {
        id: 7,
        identifier: 'keyword',
        type: 'multi',
        isFilter: false,
        isHidden: true,
        label: { sv: 'Nyckelord', da: 'Nøgleord', en: 'Keyword', fi: 'Avainsana', nb: 'Nøkkelord' },
      },
      {
        id: 8,
        identifier: 'running-time',
        type: 'single',
        isFilter: false,
        label: { sv: 'Speltid', da: 'Spilletid', en: 'Running time', fi: 'Kesto', nb: 'Spilletid' },
      },
      {
        id: 10,
        identifier: 'illustrator',
        type: 'multi',
        isFilter: false,
        label: {
          sv: 'Illustratör',
          da: 'Illustrator',
          en: 'Illustrator',
          fi: 'Kuvittaja',
          nb: 'Illustratør',
        },
      },
      {
        id: 11,
        identifier: 'series',
        type: 'multi',
        isFilter: false,
        label: { sv: 'Serie', da: 'Serie', en: 'Series', fi: 'Sarja', nb: 'Serie' },
      },
      {
        id: 12,
        identifier: 'series-number',
        type: 'single',
        isFilter: false,
        label: {
          sv: 'Del i serien',
          da: 'Nummer i serien',
          en: 'Number in the series',
          fi: 'Osa sarjassa',
          nb: 'Nummer i serien',
        },
      },
      {
        id: 13,
        identifier: 'publication-date',
        type: 'single',
        isFilter: false,
        label: {
          sv: 'Utgivningsdag',
          da: 'Udgivelsesdato',
          en: 'Publication date',
          fi: 'Ilmestymispäivä',
          nb: 'Utgivelsesdato',
        },
      },
      {
        id: 14,
        identifier: 'age',
        type: 'single',
        isFilter: true,
        label: { sv: 'Ålder', da: 'Alder', en: 'Age', fi: 'Ikä', nb: 'Alder' },
      },
      {
        id: 15,
        identifier: 'award',
        type: 'multi',
        isFilter: true,
        label: { sv: 'Utmärkelse', da: 'Litteraturpris', en: 'Award', fi: 'Palkinto', nb: 'Litteraturpris' },
      },
      {
        id: 17,
        identifier: 'translator',
        type: 'multi',
        isFilter: false,
        label: { sv: 'Översättare', da: 'Oversætter', en: 'Translator', fi: 'Kääntäjä', nb: 'Oversetter' },
      },
      {
        id: 19,
        identifier: 'narrator',
        type: 'multi',
        isFilter: false,
        label: { sv: 'Uppläsare', da: 'Oplæser', en: 'Narrator', fi: 'Lukija', nb: 'Oppleser' },
      },
      // Not a filter: the categories of the demo have the same names.
      {
        id: 16,
        identifier: 'subject',
        type: 'multi',
        isFilter: false,
        label: { sv: 'Ämne', da: 'Emne', en: 'Subject', fi: 'Aihe', nb: 'Emne' },
      },
    ],
  },
  {
    id: 2,
    key: 'goods',
    name: { sv: 'Om varan', da: 'Om varen', en: 'About the product', fi: 'Tuotteen tiedot', nb: 'Om varen' },
    parameters: [
      {
        id: 9,
        identifier: 'material',
        type: 'single',
        isFilter: false,
        label: { sv: 'Material', da: 'Materiale', en: 'Material', fi: 'Materiaali', nb: 'Materiale' },
      },
    ],
  },
];

export const languageNames: Record<string, LocalizedText> = {
  sv: { sv: 'Svenska', da: 'Svensk', en: 'Swedish', fi: 'ruotsi', nb: 'Svensk' },
  da: { sv: 'Danska', da: 'Dansk', en: 'Danish', fi: 'tanska', nb: 'Dansk' },
  en: { sv: 'Engelska', da: 'Engelsk', en: 'English', fi: 'englanti', nb: 'Engelsk' },
  fi: { sv: 'Finska', da: 'Finsk', en: 'Finnish', fi: 'suomi', nb: 'Finsk' },
  nb: { sv: 'Norska', da: 'Norsk', en: 'Norwegian', fi: 'norja', nb: 'Norsk' },
  nn: { sv: 'Nynorska', da: 'Nynorsk', en: 'Norwegian Nynorsk', fi: 'uusnorja', nb: 'Nynorsk' },
  is: { sv: 'Isländska', da: 'Islandsk', en: 'Icelandic', fi: 'islanti', nb: 'Islandsk' },
  fo: { sv: 'Färöiska', da: 'Færøsk', en: 'Faroese', fi: 'fääri', nb: 'Færøysk' },
  non: { sv: 'Fornnordiska', da: 'Oldnordisk', en: 'Old Norse', fi: 'muinaisnorja', nb: 'Norrønt' },
  de: { sv: 'Tyska', da: 'Tysk', en: 'German', fi: 'saksa', nb: 'Tysk' },
  fr: { sv: 'Franska', da: 'Fransk', en: 'French', fi: 'ranska', nb: 'Fransk' },
  es: { sv: 'Spanska', da: 'Spansk', en: 'Spanish', fi: 'espanja', nb: 'Spansk' },
  it: { sv: 'Italienska', da: 'Italiensk', en: 'Italian', fi: 'italia', nb: 'Italiensk' },
  pt: { sv: 'Portugisiska', da: 'Portugisisk', en: 'Portuguese', fi: 'portugali', nb: 'Portugisisk' },
  ru: { sv: 'Ryska', da: 'Russisk', en: 'Russian', fi: 'venäjä', nb: 'Russisk' },
  pl: { sv: 'Polska', da: 'Polsk', en: 'Polish', fi: 'puola', nb: 'Polsk' },
  cs: { sv: 'Tjeckiska', da: 'Tjekkisk', en: 'Czech', fi: 'tšekki', nb: 'Tsjekkisk' },
  nl: { sv: 'Nederländska', da: 'Nederlandsk', en: 'Dutch', fi: 'hollanti', nb: 'Nederlandsk' },
  hu: { sv: 'Ungerska', da: 'Ungarsk', en: 'Hungarian', fi: 'unkari', nb: 'Ungarsk' },
  la: { sv: 'Latin', da: 'Latin', en: 'Latin', fi: 'latina', nb: 'Latin' },
  el: { sv: 'Grekiska', da: 'Græsk', en: 'Greek', fi: 'kreikka', nb: 'Gresk' },
  grc: {
    sv: 'Klassisk grekiska',
    da: 'Oldgræsk',
    en: 'Ancient Greek',
    fi: 'muinaiskreikka',
    nb: 'Gammelgresk',
  },
  ja: { sv: 'Japanska', da: 'Japansk', en: 'Japanese', fi: 'japani', nb: 'Japansk' },
  ko: { sv: 'Koreanska', da: 'Koreansk', en: 'Korean', fi: 'korea', nb: 'Koreansk' },
  tr: { sv: 'Turkiska', da: 'Tyrkisk', en: 'Turkish', fi: 'turkki', nb: 'Tyrkisk' },
  no: { sv: 'Norska', da: 'Norsk', en: 'Norwegian', fi: 'norja', nb: 'Norsk' },
  yi: { sv: 'Jiddisch', da: 'Jiddisch', en: 'Yiddish', fi: 'jiddiš', nb: 'Jiddisch' },
  zh: { sv: 'Kinesiska', da: 'Kinesisk', en: 'Chinese', fi: 'kiina', nb: 'Kinesisk' },
  ar: { sv: 'Arabiska', da: 'Arabisk', en: 'Arabic', fi: 'arabia', nb: 'Arabisk' },
  he: { sv: 'Hebreiska', da: 'Hebraisk', en: 'Hebrew', fi: 'heprea', nb: 'Hebraisk' },
  fa: { sv: 'Persiska', da: 'Persisk', en: 'Persian', fi: 'persia', nb: 'Persisk' },
  se: { sv: 'Nordsamiska', da: 'Nordsamisk', en: 'Northern Sami', fi: 'pohjoissaame', nb: 'Nordsamisk' },
};

/** A year BC in the notation of each language. Later years are displayed as numbers. */
export function yearNames(year: number): LocalizedText | undefined {
  if (year > 0) return undefined;
  const count = -year;
  return {
    sv: `${count} f.Kr.`,
    da: `${count} f.Kr.`,
    en: `${count} BC`,
    fi: `${count} eaa.`,
    nb: `${count} f.Kr.`,
  };
}

/** The key of works without a known author. */
export const UNKNOWN_AUTHOR = 'Anonymous';

/** Authors whose name is translated, or spelled in each language's own way. */
export const authorNames: Record<string, LocalizedText> = {
  [UNKNOWN_AUTHOR]: {
    sv: 'Okänd författare',
    da: 'Ukendt forfatter',
    en: 'Anonymous',
    fi: 'Tuntematon tekijä',
    nb: 'Ukjent forfatter',
  },
  'Lev Tolstoj': {
    sv: 'Lev Tolstoj',
    da: 'Lev Tolstoj',
    en: 'Leo Tolstoy',
    fi: 'Leo Tolstoi',
    nb: 'Lev Tolstoj',
  },
  'Fjodor Dostojevskij': {
    sv: 'Fjodor Dostojevskij',
    da: 'Fjodor Dostojevskij',
    en: 'Fyodor Dostoevsky',
    fi: 'Fjodor Dostojevski',
    nb: 'Fjodor Dostojevskij',
  },
  'Anton Tjechov': {
    sv: 'Anton Tjechov',
    da: 'Anton Tjekhov',
    en: 'Anton Chekhov',
    fi: 'Anton Tšehov',
    nb: 'Anton Tsjekhov',
  },
  'Nikolaj Gogol': {
    sv: 'Nikolaj Gogol',
    da: 'Nikolaj Gogol',
    en: 'Nikolai Gogol',
    fi: 'Nikolai Gogol',
    nb: 'Nikolaj Gogol',
  },
  'Svetlana Aleksijevitj': {
    sv: 'Svetlana Aleksijevitj',
    da: 'Svetlana Aleksijevitj',
    en: 'Svetlana Alexievich',
    fi: 'Svetlana Aleksijevitš',
    nb: 'Svetlana Aleksijevitsj',
  },
  Platon: { sv: 'Platon', da: 'Platon', en: 'Plato', fi: 'Platon', nb: 'Platon' },
  'Snorri Sturluson': {
    sv: 'Snorre Sturlasson',
    da: 'Snorre Sturluson',
    en: 'Snorri Sturluson',
    fi: 'Snorri Sturluson',
    nb: 'Snorre Sturlason',
  },
};
