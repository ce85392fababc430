import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { dateTimeFormat, numberFormat, pluralRules } from './formatters.ts';
import type { MessageKey, MessageValues } from './translation.ts';

export type Translate = <Key extends MessageKey>(key: Key, ...values: MessageValues<Key>) => string;

/** One chunk per language. The build compiles the messages (see vite.config.ts). */
const chunks: Record<LocaleCode, () => Promise<{ default: unknown }>> = {
  sv: () => import('./sv.ts'),
  da: () => import('./da.ts'),
  en: () => import('./en.ts'),
  fi: () => import('./fi.ts'),
  nb: () => import('./nb.ts'),
};

/** Messages of the checkout and of orders, loaded on demand. */
const purchaseChunks: Record<LocaleCode, () => Promise<{ default: unknown }>> = {
  sv: () => import('./purchase-sv.ts'),
  da: () => import('./purchase-da.ts'),
  en: () => import('./purchase-en.ts'),
  fi: () => import('./purchase-fi.ts'),
  nb: () => import('./purchase-nb.ts'),
};

/** Messages of the account, of pages linked from mails, and of the review form, loaded on demand. */
const accountChunks: typeof purchaseChunks = {
  sv: () => import('./account-sv.ts'),
  da: () => import('./account-da.ts'),
  en: () => import('./account-en.ts'),
  fi: () => import('./account-fi.ts'),
  nb: () => import('./account-nb.ts'),
};

type Messages = Record<MessageKey, CompiledMessage>;

const loaded = new Map<LocaleCode, { messages: Messages; t: Translate }>();

export async function loadTranslate(locale: LocaleCode): Promise<Translate> {
  const known = loaded.get(locale);
  if (known) return known.t;
  // The server renders every page, so it loads more messages at once.
  const isServer = typeof document === 'undefined';
  const read = isServer ? [chunks[locale](), purchaseChunks[locale]()] : [chunks[locale]()];
  const messages: Messages = Object.assign({}, ...(await Promise.all(read)).map((chunk) => chunk.default));
  // A concurrent call may have finished first. All callers share one object, to which `addMessages` adds.
  const translation = loaded.get(locale) ?? { messages, t: createTranslator(locale, messages) };
  loaded.set(locale, translation);
  return translation.t;
}

export function loadPurchaseMessages(locale: LocaleCode): Promise<Translate> {
  return addMessages(locale, purchaseChunks[locale]);
}

export function loadAccountMessages(locale: LocaleCode): Promise<Translate> {
  return addMessages(locale, accountChunks[locale]);
}

/** Adds the messages of an on-demand chunk to those that every page has. */
export async function addMessages(
  locale: LocaleCode,
  load: () => Promise<{ default: unknown }>,
): Promise<Translate> {
  const [t, { default: more }] = await Promise.all([loadTranslate(locale), load()]);
  Object.assign(loaded.get(locale)?.messages ?? {}, more);
  return t;
}

export function createTranslator(locale: LocaleCode, messages: Messages): Translate {
  const language = LOCALES[locale].iso;
  return (key, ...[values]) => {
    const message = messages[key];
    return typeof message === 'string'
      ? message
      : (format(message, language, values as FormatValues, { formatters }) as string);
  };
}

const formatters = {
  getDateTimeFormat: (locale: unknown, options?: object) => dateTimeFormat(String(locale), options),
  getNumberFormat: (locale: unknown, options?: object) => numberFormat(String(locale), options),
  getPluralRules: (locale: unknown, options?: object) => pluralRules(String(locale), options),
};
