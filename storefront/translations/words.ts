import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MessageKey, MessageValues } from './translation.ts';

export type Words = <Key extends MessageKey>(key: Key, ...values: MessageValues<Key>) => string;

/** One chunk per language: a visitor loads one. The build compiles the messages (see vite.config.ts). */
const chunks: Record<LocaleCode, () => Promise<{ default: unknown }>> = {
  sv: () => import('./sv.ts'),
  da: () => import('./da.ts'),
  en: () => import('./en.ts'),
  fi: () => import('./fi.ts'),
  nb: () => import('./nb.ts'),
};

const loaded = new Map<LocaleCode, Words>();

export async function loadWords(locale: LocaleCode): Promise<Words> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = (await chunks[locale]()).default as Record<MessageKey, CompiledMessage>;
  const words = createWords(locale, messages);
  loaded.set(locale, words);
  return words;
}

export function createWords(locale: LocaleCode, messages: Record<MessageKey, CompiledMessage>): Words {
  const language = LOCALES[locale].iso;
  return (key, ...[values]) => {
    const message = messages[key];
    return typeof message === 'string'
      ? message
      : (format(message, language, values as FormatValues, { formatters }) as string);
  };
}

/** Making a formatter is dear, so each is made once. */
const formatters = {
  getDateTimeFormat: remember(
    (locale, options) => new Intl.DateTimeFormat(locale, options as Intl.DateTimeFormatOptions),
  ),
  getNumberFormat: remember(
    (locale, options) => new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions),
  ),
  getPluralRules: remember(
    (locale, options) => new Intl.PluralRules(locale, options as Intl.PluralRulesOptions),
  ),
};

function remember<T>(make: (locale: string, options?: object) => T) {
  const made = new Map<string, T>();
  return (locale?: unknown, options?: object): T => {
    const key = `${locale}${options ? JSON.stringify(options) : ''}`;
    const formatter = made.get(key) ?? make(String(locale), options);
    made.set(key, formatter);
    return formatter;
  };
}
