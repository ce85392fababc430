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
  /** The law of all markets of the EU and Norway. */
  withdrawal: string;
}

const texts: Record<LocaleCode, PageTexts> = {
  sv: {
    titles: { 'purchase-terms': 'Köpvillkor', privacy: 'Integritet', 'withdrawal-information': 'Ångerrätt' },
    seller: 'Säljare och personuppgiftsansvarig är',
    withdrawal: 'Som konsument har du 14 dagars ångerrätt, räknat från dagen då du fick varan.',
  },
  da: {
    titles: {
      'purchase-terms': 'Handelsbetingelser',
      privacy: 'Privatliv',
      'withdrawal-information': 'Fortrydelsesret',
    },
    seller: 'Sælger og dataansvarlig er',
    withdrawal: 'Som forbruger har du 14 dages fortrydelsesret, regnet fra den dag du fik varen.',
  },
  en: {
    titles: {
      'purchase-terms': 'Terms',
      privacy: 'Privacy',
      'withdrawal-information': 'Right of withdrawal',
    },
    seller: 'The seller and data controller is',
    withdrawal: 'As a consumer you can withdraw within 14 days of the day on which you received the goods.',
  },
  fi: {
    titles: {
      'purchase-terms': 'Toimitusehdot',
      privacy: 'Tietosuoja',
      'withdrawal-information': 'Peruuttamisoikeus',
    },
    seller: 'Myyjä ja rekisterinpitäjä on',
    withdrawal: 'Kuluttajana sinulla on 14 päivän peruuttamisoikeus siitä päivästä, jona sait tuotteen.',
  },
  nb: {
    titles: { 'purchase-terms': 'Kjøpsvilkår', privacy: 'Personvern', 'withdrawal-information': 'Angrerett' },
    seller: 'Selger og behandlingsansvarlig er',
    withdrawal: 'Som forbruker har du 14 dagers angrerett, regnet fra dagen du mottok varen.',
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
  const { seller, withdrawal } = texts[code];
  return [
    ...(key === 'withdrawal-information' ? [`<p>${withdrawal}</p>`] : []),
    `<p>${seller} ${facts.map(escapeHtml).join(', ')}.</p>`,
    ...(key === 'privacy' ? retentionSection(code) : []),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
