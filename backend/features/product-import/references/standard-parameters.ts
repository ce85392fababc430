import type { LocaleCode } from '#contract/locales.ts';

/** A parameter that an import writes. A shop that lacks it gets it. */
interface StandardParameter {
  identifier: string;
  type: 'multi' | 'single';
  isFilter: boolean;
  isShown?: false;
  label: Record<LocaleCode, string>;
}

const labels = (sv: string, da: string, nb: string, fi: string, en: string) => ({ sv, da, nb, fi, en });

export const bookGroupName = labels('Om boken', 'Om bogen', 'Om boken', 'Kirjan tiedot', 'About the book');

export const standardParameters: StandardParameter[] = [
  {
    identifier: 'author',
    type: 'multi',
    isFilter: true,
    label: labels('Författare', 'Forfatter', 'Forfatter', 'Kirjailija', 'Author'),
  },
  {
    identifier: 'translator',
    type: 'multi',
    isFilter: false,
    label: labels('Översättare', 'Oversætter', 'Oversetter', 'Kääntäjä', 'Translator'),
  },
  {
    identifier: 'illustrator',
    type: 'multi',
    isFilter: false,
    label: labels('Illustratör', 'Illustrator', 'Illustratør', 'Kuvittaja', 'Illustrator'),
  },
  {
    identifier: 'narrator',
    type: 'multi',
    isFilter: false,
    label: labels('Uppläsare', 'Oplæser', 'Oppleser', 'Lukija', 'Narrator'),
  },
  {
    identifier: 'editor',
    type: 'multi',
    isFilter: false,
    label: labels('Redaktör', 'Redaktør', 'Redaktør', 'Toimittaja', 'Editor'),
  },
  {
    identifier: 'language',
    type: 'single',
    isFilter: true,
    label: labels('Språk', 'Sprog', 'Språk', 'Kieli', 'Language'),
  },
  {
    identifier: 'original-language',
    type: 'single',
    isFilter: true,
    label: labels('Originalspråk', 'Originalsprog', 'Originalspråk', 'Alkukieli', 'Original language'),
  },
  {
    identifier: 'format',
    type: 'multi',
    isFilter: true,
    label: labels('Format', 'Format', 'Format', 'Muoto', 'Format'),
  },
  {
    identifier: 'series',
    type: 'multi',
    isFilter: false,
    label: labels('Serie', 'Serie', 'Serie', 'Sarja', 'Series'),
  },
  {
    identifier: 'series-number',
    type: 'single',
    isFilter: false,
    label: labels(
      'Del i serien',
      'Nummer i serien',
      'Nummer i serien',
      'Osa sarjassa',
      'Number in the series',
    ),
  },
  {
    identifier: 'subject',
    type: 'multi',
    isFilter: true,
    label: labels('Ämne', 'Emne', 'Emne', 'Aihe', 'Subject'),
  },
  {
    identifier: 'keyword',
    type: 'multi',
    isFilter: false,
    isShown: false,
    label: labels('Nyckelord', 'Nøgleord', 'Nøkkelord', 'Avainsana', 'Keyword'),
  },
  {
    identifier: 'pages',
    type: 'single',
    isFilter: false,
    label: labels('Antal sidor', 'Antal sider', 'Antall sider', 'Sivumäärä', 'Pages'),
  },
  {
    identifier: 'running-time',
    type: 'single',
    isFilter: false,
    label: labels('Speltid', 'Spilletid', 'Spilletid', 'Kesto', 'Running time'),
  },
  {
    identifier: 'first-published',
    type: 'single',
    isFilter: false,
    label: labels(
      'Första utgivning',
      'Først udgivet',
      'Først utgitt',
      'Ilmestynyt ensi kerran',
      'First published',
    ),
  },
  {
    identifier: 'publication-date',
    type: 'single',
    isFilter: false,
    label: labels('Utgivningsdag', 'Udgivelsesdato', 'Utgivelsesdato', 'Julkaisupäivä', 'Publication date'),
  },
  {
    identifier: 'age',
    type: 'single',
    isFilter: true,
    label: labels('Ålder', 'Alder', 'Alder', 'Ikä', 'Age'),
  },
  {
    identifier: 'award',
    type: 'multi',
    isFilter: true,
    label: labels('Utmärkelse', 'Pris', 'Pris', 'Palkinto', 'Award'),
  },
  {
    identifier: 'imprint',
    type: 'single',
    isFilter: false,
    label: labels('Imprint', 'Imprint', 'Imprint', 'Imprint', 'Imprint'),
  },
  {
    identifier: 'review-quote',
    type: 'multi',
    isFilter: false,
    label: labels(
      'Ur recensionerna',
      'Fra anmeldelserne',
      'Fra anmeldelsene',
      'Arvosteluista poimittua',
      'From the reviews',
    ),
  },
  {
    identifier: 'manufacturer',
    type: 'single',
    isFilter: false,
    label: labels('Tillverkare', 'Producent', 'Produsent', 'Valmistaja', 'Manufacturer'),
  },
  {
    identifier: 'responsible-person',
    type: 'single',
    isFilter: false,
    label: labels(
      'Ansvarig i EU',
      'Ansvarlig i EU',
      'Ansvarlig i EU',
      'Vastuuhenkilö EU:ssa',
      'Responsible in the EU',
    ),
  },
  {
    identifier: 'warning',
    type: 'multi',
    isFilter: false,
    label: labels('Varning', 'Advarsel', 'Advarsel', 'Varoitus', 'Warning'),
  },
  {
    identifier: 'accessibility',
    type: 'multi',
    isFilter: false,
    label: labels('Tillgänglighet', 'Tilgængelighed', 'Tilgjengelighet', 'Saavutettavuus', 'Accessibility'),
  },
];
