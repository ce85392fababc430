import type { LocalizedScreen } from './languages/locale-definition.ts';
import { byLocale, DEFAULT_LOCALE, LOCALES, type LocaleCode } from './locales.ts';

export type { LocalizedScreen };

/**
 * The screens whose path is a word of the language (§2). The storefront routes by these paths; menus and mails of the
 * backend link to them.
 */
export const LOCALIZED_SCREEN_PATHS = Object.fromEntries(
  Object.keys(LOCALES[DEFAULT_LOCALE].screenPaths).map((screen) => [
    screen,
    byLocale(({ screenPaths }) => screenPaths[screen as LocalizedScreen]),
  ]),
) as Record<LocalizedScreen, Record<LocaleCode, string>>;

/** Screens that mails link to; the path is the same in every language. */
export const MAILED_SCREEN_PATHS = {
  'sign-in': '/account/sign-in',
  'forgot-password': '/account/forgot-password',
  'reset-password': '/account/reset-password',
  'newsletter-confirm': '/newsletter/confirm',
  'newsletter-end': '/newsletter/unsubscribe',
} as const;
