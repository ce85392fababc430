/** Screens whose path is a word of the language (§2). */
export type LocalizedScreen =
  | 'favorites'
  | 'checkout'
  | 'news'
  | 'brands'
  | 'gift-cards'
  | 'cookie-settings'
  | 'account-settings'
  | 'account-orders'
  | 'account-balance';

/** Content pages that screens link to. */
export type LinkedContentPage = 'terms' | 'privacy' | 'withdrawal';

/** All facts about a language that both sides need: one file per language, registered in `contract/locales.ts`. */
export interface LocaleDefinition<Code extends string = string> {
  /** ISO 639; the language's part of a path. */
  code: Code;
  /** The contract's `languageId`, and the value of `html lang`. */
  iso: string;
  /** The name in the language itself, as a list of languages shows it. */
  name: string;
  /** The same inside a text, where most languages write it in lower case. */
  nameInText: string;
  /** Visitors of any market read it, so a page in this language suggests no market. */
  isInternational: boolean;
  /** Language tags of other languages whose readers get this one. */
  otherTags: readonly string[];
  /** Capital letters in alphabetical order. */
  alphabet: string;
  /** The separators of numbers, as `Intl.NumberFormat` writes them. */
  separators: { thousands: string; decimals: string };
  screenPaths: Record<LocalizedScreen, string>;
  /** The alias of each page in this language. */
  contentPages: Record<LinkedContentPage, string>;
}
