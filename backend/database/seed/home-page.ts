import { pathPrefix } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { categoryIdOf } from './categories.ts';
import type { SeedLanguage } from './seed-work.ts';

type Words = Record<SeedLanguage, string>;

export interface SeedWidget {
  name: 'Text' | 'Product list' | 'Buttons';
  configuration: (language: SeedLanguage) => Record<string, unknown>;
}

export interface SeedContainer {
  name: string;
  layout: 'full' | 'half' | 'third' | 'quarter';
  design: string;
  widgets: SeedWidget[];
}

const welcome: { title: Words; text: Words } = {
  title: {
    sv: 'Böcker att bli kvar i',
    da: 'Bøger at blive hængende i',
    en: 'Books worth staying up for',
    fi: 'Kirjoja, joihin jää kiinni',
    nb: 'Bøker du blir værende i',
  },
  text: {
    sv: '<p>Nordisk och världens litteratur, utvald av människor som läser. Fri frakt med brev, hem i lådan inom ett par dagar.</p>',
    da: '<p>Litteratur fra Norden og resten af verden, udvalgt af folk, der læser. Fri fragt som brev, i postkassen på et par dage.</p>',
    en: '<p>Nordic and world literature, chosen by people who read. Free delivery by letter, through your door in a couple of days.</p>',
    fi: '<p>Pohjoismaista ja maailman kirjallisuutta lukevien ihmisten valitsemana. Kirjetoimitus on maksuton, ja kirja on perillä parissa päivässä.</p>',
    nb: '<p>Nordisk litteratur og bøker fra hele verden, valgt ut av folk som leser. Fri frakt med brev, i postkassen på et par dager.</p>',
  },
};

const evening: { title: Words; text: Words } = {
  title: {
    sv: 'Mörkt ute, mord inne',
    da: 'Mørkt ude, mord inde',
    en: 'Dark outside, murder within',
    fi: 'Ulkona pimeää, sisällä murha',
    nb: 'Mørkt ute, mord inne i stua',
  },
  text: {
    sv: '<p>Pusseldeckare, nordiskt svårmod och en och annan spion. Fyra att låsa dörren om sig med.</p>',
    da: '<p>Klassiske gåder, nordisk tungsind og en spion hist og her. Fire at låse døren til.</p>',
    en: '<p>Country-house puzzles, northern gloom and the odd spy. Four to lock the door with.</p>',
    fi: '<p>Kartanoarvoituksia, pohjoista synkkyyttä ja vakooja silloin tällöin. Neljä kirjaa lukitun oven taakse.</p>',
    nb: '<p>Klassiske gåter, nordisk tungsinn og en spion her og der. Fire bøker å låse døra til.</p>',
  },
};

const toNews: Words = {
  sv: 'Se allt nytt',
  da: 'Se alt nyt',
  en: 'See all new books',
  fi: 'Katso kaikki uutuudet',
  nb: 'Se alle nyheter',
};

const text = ({ title, text }: { title: Words; text: Words }, titleRenderMode: 0 | 1): SeedWidget => ({
  name: 'Text',
  configuration: (language) => ({
    active: true,
    title: title[language],
    titleRenderMode,
    subtitle: '',
    subtitleRenderMode: 1,
    text: text[language],
    textAlignment: 1,
  }),
});

const untitled: Words = { sv: '', da: '', en: '', fi: '', nb: '' };

const shelf = (title: Words, searchParameters: Record<string, unknown>, pageCount = 2): SeedWidget => ({
  name: 'Product list',
  configuration: (language) => ({
    active: true,
    title: title[language],
    mode: 'DEFAULT',
    searchParameters,
    slideshowDisabled: true,
    limitNrOfRows: true,
    pageCount,
  }),
});

/** Family and area are the names under which clients of the contract ask for the front page. */
export const homePage = {
  key: 'home',
  family: 'Frontpage',
  areaName: 'The front page area',
  title: { sv: 'Kvarto', da: 'Kvarto', en: 'Kvarto', fi: 'Kvarto', nb: 'Kvarto' } satisfies Words,
  metaTitle: {
    sv: 'Kvarto – bokhandeln på nätet',
    da: 'Kvarto – boghandlen på nettet',
    en: 'Kvarto – the online bookshop',
    fi: 'Kvarto – kirjakauppa verkossa',
    nb: 'Kvarto – bokhandelen på nett',
  } satisfies Words,
  metaDescription: {
    sv: 'Köp böcker, ljudböcker och e-böcker på nätet. Nordisk litteratur och klassiker från hela världen, med fri frakt som brev.',
    da: 'Køb bøger, lydbøger og e-bøger online. Nordisk litteratur og klassikere fra hele verden med fri fragt som brev.',
    en: 'Buy books, audiobooks and e-books online. Nordic literature and classics from all over the world, with free delivery by letter.',
    fi: 'Osta kirjoja, äänikirjoja ja e-kirjoja verkosta. Pohjoismaista kirjallisuutta ja klassikoita kaikkialta, maksuton kirjetoimitus.',
    nb: 'Kjøp bøker, lydbøker og e-bøker på nett. Nordisk litteratur og klassikere fra hele verden, med fri frakt som brev.',
  } satisfies Words,
  containers: [
    {
      name: 'Welcome',
      layout: 'half',
      design: 'full-width',
      widgets: [
        text(welcome, 0),
        {
          name: 'Buttons',
          configuration: (language) => ({
            active: true,
            buttons: [
              {
                buttonText: toNews[language],
                url: pathPrefix(language) + LOCALIZED_SCREEN_PATHS.news[language],
              },
            ],
          }),
        },
        // What the shop's people would put on the front table.
        shelf(untitled, { sort: 'CUSTOM_1' }, 1),
      ],
    },
    {
      name: 'New books',
      layout: 'full',
      design: 'default',
      widgets: [
        shelf(
          {
            sv: 'Nytt i hyllan',
            da: 'Nyt på hylden',
            en: 'New on the shelf',
            fi: 'Uutta hyllyssä',
            nb: 'Nytt i hylla',
          },
          { sort: 'LATEST' },
        ),
      ],
    },
    {
      name: 'Crime',
      layout: 'full',
      design: 'contained',
      widgets: [
        text(evening, 1),
        shelf(untitled, { categoryIds: [categoryIdOf('crime')], sort: 'MOST_SOLD' }, 1),
      ],
    },
    {
      name: 'Most read',
      layout: 'full',
      design: 'default',
      widgets: [
        shelf(
          {
            sv: 'Mest lästa just nu',
            da: 'Mest læste lige nu',
            en: 'Most read right now',
            fi: 'Luetuimmat juuri nyt',
            nb: 'Mest leste akkurat nå',
          },
          { sort: 'MOST_SOLD' },
        ),
      ],
    },
    {
      name: 'Children',
      layout: 'full',
      design: 'default',
      widgets: [
        shelf(
          {
            sv: 'För små och större läsare',
            da: 'For små og større læsere',
            en: 'For small and growing readers',
            fi: 'Pienille ja isommille lukijoille',
            nb: 'For små og større lesere',
          },
          { categoryIds: [categoryIdOf('children')], sort: 'ALPHABETICAL' },
          1,
        ),
      ],
    },
  ] satisfies SeedContainer[],
};
