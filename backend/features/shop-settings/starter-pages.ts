import { escapeHtml, withdrawalForm, withdrawalSection } from '#backend/features/law/withdrawal-section.ts';
import { retentionSection } from '#backend/features/personal-data/retention-section.ts';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';

/** The pages that the checkout and mails link to. */
export const STARTER_PAGE_KEYS = ['purchase-terms', 'privacy', 'withdrawal-information'] as const;

const linked = {
  'purchase-terms': 'terms',
  privacy: 'privacy',
  'withdrawal-information': 'withdrawal',
} as const;

interface PageTexts {
  titles: Record<(typeof STARTER_PAGE_KEYS)[number], string>;
  /** Above the data of the seller. */
  seller: string;
  /** Heading of the newest books on the home page. */
  newBooks: string;
}

const texts: Record<LocaleCode, PageTexts> = {
  sv: {
    titles: { 'purchase-terms': 'Köpvillkor', privacy: 'Integritet', 'withdrawal-information': 'Ångerrätt' },
    seller: 'Säljare och personuppgiftsansvarig är',
    newBooks: 'Nytt i butiken',
  },
  da: {
    titles: {
      'purchase-terms': 'Handelsbetingelser',
      privacy: 'Privatliv',
      'withdrawal-information': 'Fortrydelsesret',
    },
    seller: 'Sælger og dataansvarlig er',
    newBooks: 'Nyt i butikken',
  },
  en: {
    titles: {
      'purchase-terms': 'Terms',
      privacy: 'Privacy',
      'withdrawal-information': 'Right of withdrawal',
    },
    seller: 'The seller and data controller is',
    newBooks: 'New in the shop',
  },
  fi: {
    titles: {
      'purchase-terms': 'Toimitusehdot',
      privacy: 'Tietosuoja',
      'withdrawal-information': 'Peruuttamisoikeus',
    },
    seller: 'Myyjä ja rekisterinpitäjä on',
    newBooks: 'Uutta kaupassa',
  },
  nb: {
    titles: { 'purchase-terms': 'Kjøpsvilkår', privacy: 'Personvern', 'withdrawal-information': 'Angrerett' },
    seller: 'Selger og behandlingsansvarlig er',
    newBooks: 'Nytt i butikken',
  },
};

/** The languages of the markets, in the order of the interface. */
export function languagesOf({ markets }: Pick<SettingsFile, 'markets'>): LocaleCode[] {
  return LOCALE_CODES.filter((code) => markets.some(({ languages }) => languages.includes(code)));
}

/** The home page, and the pages that the checkout links to, which the merchant completes. */
export function starterPages(settings: SettingsFile) {
  return [homePage(languagesOf(settings)), ...legalPages(settings)];
}

/** The newest books. Name and tagline are not repeated here, so that the settings can change them. */
function homePage(languages: readonly LocaleCode[]) {
  const inLanguages = <Text>(read: (code: LocaleCode) => Text) =>
    Object.fromEntries(languages.map((code) => [code, read(code)]));
  return {
    key: 'front-page',
    page: inLanguages((code) => ({ title: texts[code].newBooks })),
    area: { family: 'Frontpage', name: 'The front page area', index: 0 },
    containers: [
      {
        name: 'New books',
        layout: 'full',
        design: 'default',
        widgets: [
          {
            name: 'Product list',
            settings: {
              searchParameters: { sort: 'LATEST' },
              slideshowDisabled: true,
              limitNrOfRows: true,
              pageCount: 3,
            },
            texts: inLanguages((code) => ({ title: texts[code].newBooks })),
          },
        ],
      },
    ],
  };
}

/** Pages with the data of the seller. They state only facts of the settings and of the law. */
function legalPages(settings: SettingsFile) {
  const languages = languagesOf(settings);
  return STARTER_PAGE_KEYS.map((key) => ({
    key,
    page: Object.fromEntries(
      languages.map((code) => [
        code,
        { alias: LOCALES[code].contentPages[linked[key]], title: texts[code].titles[key] },
      ]),
    ),
    tags: ['menu'],
    containers: [
      {
        name: 'text',
        layout: 'full',
        design: 'default',
        responsiveMode: 'stack',
        widgets: [
          {
            name: 'Rich text',
            settings: {},
            texts: Object.fromEntries(
              languages.map((code) => [code, { text: paragraphsOf(key, code, settings) }]),
            ),
          },
        ],
      },
    ],
  }));
}

function paragraphsOf(
  key: (typeof STARTER_PAGE_KEYS)[number],
  code: LocaleCode,
  { shop }: SettingsFile,
): string[] {
  const { name, organisationNumber, address, email, phone } = shop.company;
  const facts = [`${name} (${organisationNumber})`, ...address, email, phone].filter(
    (fact) => fact !== undefined,
  );
  const { seller } = texts[code];
  return [
    `<p>${seller} ${facts.map(escapeHtml).join(', ')}.</p>`,
    ...(key === 'privacy' ? retentionSection(code) : []),
    ...(key === 'withdrawal-information'
      ? [...withdrawalSection(code, shop.company), ...withdrawalForm(code, shop.company)]
      : []),
  ];
}
