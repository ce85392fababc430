import type { LocaleCode } from './locales.ts';

/** Pages of the shop's own content that its screens lead to, by alias: the demo shop's tests see to it that they live. */
export const CONTENT_PAGES = {
  terms: { sv: 'kopvillkor', da: 'kobsbetingelser', en: 'terms', fi: 'toimitusehdot', nb: 'kjopsvilkar' },
  privacy: { sv: 'integritet', da: 'privatliv', en: 'privacy', fi: 'tietosuoja', nb: 'personvern' },
  withdrawal: {
    sv: 'angerratt',
    da: 'fortrydelsesret',
    en: 'right-of-withdrawal',
    fi: 'peruuttamisoikeus',
    nb: 'angrerett',
  },
} as const satisfies Record<string, Record<LocaleCode, string>>;
