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
}

const texts: Record<LocaleCode, PageTexts> = {
  sv: {
    titles: { 'purchase-terms': 'Köpvillkor', privacy: 'Integritet', 'withdrawal-information': 'Ångerrätt' },
    seller: 'Säljare och personuppgiftsansvarig är',
  },
  da: {
    titles: {
      'purchase-terms': 'Handelsbetingelser',
      privacy: 'Privatliv',
      'withdrawal-information': 'Fortrydelsesret',
    },
    seller: 'Sælger og dataansvarlig er',
  },
  en: {
    titles: {
      'purchase-terms': 'Terms',
      privacy: 'Privacy',
      'withdrawal-information': 'Right of withdrawal',
    },
    seller: 'The seller and data controller is',
  },
  fi: {
    titles: {
      'purchase-terms': 'Toimitusehdot',
      privacy: 'Tietosuoja',
      'withdrawal-information': 'Peruuttamisoikeus',
    },
    seller: 'Myyjä ja rekisterinpitäjä on',
  },
  nb: {
    titles: { 'purchase-terms': 'Kjøpsvilkår', privacy: 'Personvern', 'withdrawal-information': 'Angrerett' },
    seller: 'Selger og behandlingsansvarlig er',
  },
};

/** The languages of the markets, in the order of the interface. */
export function languagesOf({ markets }: Pick<SettingsFile, 'markets'>): LocaleCode[] {
  return LOCALE_CODES.filter((code) => markets.some(({ languages }) => languages.includes(code)));
}

/** Pages with the data of the seller, which the merchant completes. They state only facts of the settings and of the law. */
export function starterPages(settings: SettingsFile) {
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
