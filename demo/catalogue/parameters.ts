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
    filter: boolean;
    hidden?: true;
    label: LocalizedText;
  }[];
}[] = [
  {
    id: 1,
    key: 'book',
    name: { sv: 'Om boken', da: 'Om bogen', en: 'About the book', fi: 'Kirjan tiedot', nb: 'Om boken' },
    parameters: [
      {
        id: 1,
        identifier: 'author',
        type: 'multi',
        filter: true,
        label: { sv: 'Författare', da: 'Forfatter', en: 'Author', fi: 'Kirjailija', nb: 'Forfatter' },
      },
      {
        id: 2,
        identifier: 'language',
        type: 'single',
        filter: true,
        label: { sv: 'Språk', da: 'Sprog', en: 'Language', fi: 'Kieli', nb: 'Språk' },
      },
      {
        id: 3,
        identifier: 'original-language',
        type: 'single',
        filter: true,
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
        filter: false,
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
        filter: false,
        label: { sv: 'Antal sidor', da: 'Antal sider', en: 'Pages', fi: 'Sivumäärä', nb: 'Antall sider' },
      },
      {
        id: 6,
        identifier: 'format',
        type: 'single',
        filter: true,
        label: { sv: 'Format', da: 'Format', en: 'Format', fi: 'Muoto', nb: 'Format' },
      },
      // Not displayed: English keywords for drawing covers.
      {
        id: 7,
        identifier: 'keyword',
        type: 'multi',
        filter: false,
        hidden: true,
        label: { sv: 'Nyckelord', da: 'Nøgleord', en: 'Keyword', fi: 'Avainsana', nb: 'Nøkkelord' },
      },
      {
        id: 8,
        identifier: 'running-time',
        type: 'single',
        filter: false,
        label: { sv: 'Speltid', da: 'Spilletid', en: 'Running time', fi: 'Kesto', nb: 'Spilletid' },
      },
      {
        id: 10,
        identifier: 'illustrator',
        type: 'multi',
        filter: false,
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
        filter: false,
        label: { sv: 'Serie', da: 'Serie', en: 'Series', fi: 'Sarja', nb: 'Serie' },
      },
      {
        id: 12,
        identifier: 'series-number',
        type: 'single',
        filter: false,
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
        filter: false,
        label: {
          sv: 'Utgivningsdag',
          da: 'Udgivelsesdato',
          en: 'Publication date',
          fi: 'Julkaisupäivä',
          nb: 'Utgivelsesdato',
        },
      },
      {
        id: 14,
        identifier: 'age',
        type: 'single',
        filter: true,
        label: { sv: 'Ålder', da: 'Alder', en: 'Age', fi: 'Ikä', nb: 'Alder' },
      },
      {
        id: 15,
        identifier: 'award',
        type: 'multi',
        filter: true,
        label: { sv: 'Utmärkelse', da: 'Litteraturpris', en: 'Award', fi: 'Palkinto', nb: 'Pris' },
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
        filter: false,
        label: { sv: 'Material', da: 'Materiale', en: 'Material', fi: 'Materiaali', nb: 'Materiale' },
      },
    ],
  },
];

export const languageNames: Record<string, LocalizedText> = {
  sv: { sv: 'Svenska', da: 'Svensk', en: 'Swedish', fi: 'Ruotsi', nb: 'Svensk' },
  da: { sv: 'Danska', da: 'Dansk', en: 'Danish', fi: 'Tanska', nb: 'Dansk' },
  en: { sv: 'Engelska', da: 'Engelsk', en: 'English', fi: 'Englanti', nb: 'Engelsk' },
  fi: { sv: 'Finska', da: 'Finsk', en: 'Finnish', fi: 'Suomi', nb: 'Finsk' },
  nb: { sv: 'Norska', da: 'Norsk', en: 'Norwegian', fi: 'Norja', nb: 'Norsk' },
  nn: { sv: 'Nynorska', da: 'Nynorsk', en: 'Norwegian Nynorsk', fi: 'Uusnorja', nb: 'Nynorsk' },
  is: { sv: 'Isländska', da: 'Islandsk', en: 'Icelandic', fi: 'Islanti', nb: 'Islandsk' },
  fo: { sv: 'Färöiska', da: 'Færøsk', en: 'Faroese', fi: 'Fääri', nb: 'Færøysk' },
  non: { sv: 'Fornnordiska', da: 'Oldnordisk', en: 'Old Norse', fi: 'Muinaisnorja', nb: 'Norrønt' },
  de: { sv: 'Tyska', da: 'Tysk', en: 'German', fi: 'Saksa', nb: 'Tysk' },
  fr: { sv: 'Franska', da: 'Fransk', en: 'French', fi: 'Ranska', nb: 'Fransk' },
  es: { sv: 'Spanska', da: 'Spansk', en: 'Spanish', fi: 'Espanja', nb: 'Spansk' },
  it: { sv: 'Italienska', da: 'Italiensk', en: 'Italian', fi: 'Italia', nb: 'Italiensk' },
  pt: { sv: 'Portugisiska', da: 'Portugisisk', en: 'Portuguese', fi: 'Portugali', nb: 'Portugisisk' },
  ru: { sv: 'Ryska', da: 'Russisk', en: 'Russian', fi: 'Venäjä', nb: 'Russisk' },
  pl: { sv: 'Polska', da: 'Polsk', en: 'Polish', fi: 'Puola', nb: 'Polsk' },
  cs: { sv: 'Tjeckiska', da: 'Tjekkisk', en: 'Czech', fi: 'Tšekki', nb: 'Tsjekkisk' },
  nl: { sv: 'Nederländska', da: 'Nederlandsk', en: 'Dutch', fi: 'Hollanti', nb: 'Nederlandsk' },
  hu: { sv: 'Ungerska', da: 'Ungarsk', en: 'Hungarian', fi: 'Unkari', nb: 'Ungarsk' },
  la: { sv: 'Latin', da: 'Latin', en: 'Latin', fi: 'Latina', nb: 'Latin' },
  el: { sv: 'Grekiska', da: 'Græsk', en: 'Greek', fi: 'Kreikka', nb: 'Gresk' },
  grc: {
    sv: 'Klassisk grekiska',
    da: 'Oldgræsk',
    en: 'Ancient Greek',
    fi: 'Muinaiskreikka',
    nb: 'Gammelgresk',
  },
  ja: { sv: 'Japanska', da: 'Japansk', en: 'Japanese', fi: 'Japani', nb: 'Japansk' },
  ko: { sv: 'Koreanska', da: 'Koreansk', en: 'Korean', fi: 'Korea', nb: 'Koreansk' },
  tr: { sv: 'Turkiska', da: 'Tyrkisk', en: 'Turkish', fi: 'Turkki', nb: 'Tyrkisk' },
  no: { sv: 'Norska', da: 'Norsk', en: 'Norwegian', fi: 'Norja', nb: 'Norsk' },
  yi: { sv: 'Jiddisch', da: 'Jiddisch', en: 'Yiddish', fi: 'Jiddiš', nb: 'Jiddisch' },
  zh: { sv: 'Kinesiska', da: 'Kinesisk', en: 'Chinese', fi: 'Kiina', nb: 'Kinesisk' },
  ar: { sv: 'Arabiska', da: 'Arabisk', en: 'Arabic', fi: 'Arabia', nb: 'Arabisk' },
  he: { sv: 'Hebreiska', da: 'Hebraisk', en: 'Hebrew', fi: 'Heprea', nb: 'Hebraisk' },
  fa: { sv: 'Persiska', da: 'Persisk', en: 'Persian', fi: 'Persia', nb: 'Persisk' },
  se: { sv: 'Nordsamiska', da: 'Nordsamisk', en: 'Northern Sami', fi: 'Pohjoissaame', nb: 'Nordsamisk' },
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

/** Authors whose name is translated. */
export const authorNames: Record<string, LocalizedText> = {
  Anonymous: {
    sv: 'Okänd författare',
    da: 'Ukendt forfatter',
    en: 'Anonymous',
    fi: 'Tuntematon tekijä',
    nb: 'Ukjent forfatter',
  },
};
