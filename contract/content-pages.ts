import type { LocaleCode } from './locales.ts';

/** Content pages that screens link to, by alias. Tests of the demo shop check that they exist. */
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
