import { withdrawalForm, withdrawalSection } from '#backend/features/law/withdrawal-section.ts';
import { retentionSection } from '#backend/features/personal-data/retention-section.ts';
import { escapeHtml } from '#backend/http/html.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';

/** The pages that the checkout and mails link to. */
export const STARTER_PAGE_KEYS = ['purchase-terms', 'privacy', 'withdrawal-information'] as const;

/** For each starter page, the key of its alias in `LOCALES[code].contentPages`. */
const contentPageOfKey = {
  'purchase-terms': 'terms',
  privacy: 'privacy',
  'withdrawal-information': 'withdrawal',
} as const;

/** A text in each language of the markets, in the order of `LOCALE_CODES`. */
export function inLanguagesOf<Text>(
  { markets }: Pick<SettingsFile, 'markets'>,
  read: (code: LocaleCode) => Text,
): Record<string, Text> {
  const codes = LOCALE_CODES.filter((code) => markets.some(({ languages }) => languages.includes(code)));
  return Object.fromEntries(codes.map((code) => [code, read(code)]));
}

/** The home page, and the pages that the checkout links to, which the merchant completes. */
export function starterPages(settings: SettingsFile) {
  return [homePage(settings), ...legalPages(settings)];
}

/** The newest books. Name and tagline are not repeated here, so that the settings can change them. */
function homePage(settings: SettingsFile) {
  const titles = inLanguagesOf(settings, (code) => ({ title: LANGUAGES[code].starterMessages.newBooks }));
  return {
    key: 'front-page',
    page: titles,
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
            texts: titles,
          },
        ],
      },
    ],
  };
}

/** Pages with the data of the seller. They state only facts of the settings and of the law. */
function legalPages(settings: SettingsFile) {
  return STARTER_PAGE_KEYS.map((key) => ({
    key,
    page: inLanguagesOf(settings, (code) => ({
      alias: LOCALES[code].contentPages[contentPageOfKey[key]],
      title: LANGUAGES[code].starterMessages.pages[key],
    })),
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
            texts: inLanguagesOf(settings, (code) => ({ text: paragraphsOf(key, code, settings) })),
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
  const { seller } = LANGUAGES[code].starterMessages;
  return [
    `<p>${seller} ${facts.map(escapeHtml).join(', ')}.</p>`,
    ...(key === 'privacy' ? retentionSection(code) : []),
    ...(key === 'withdrawal-information'
      ? [...withdrawalSection(code, shop.company), ...withdrawalForm(code, shop.company)]
      : []),
  ];
}
