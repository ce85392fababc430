import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { type CachedChunk, cacheChunk } from '#storefront/browser/cache-chunk.ts';
import { dateTimeFormat, messageNumberFormat, pluralRules } from './formatters.ts';
import { MESSAGE_CHUNKS, type MessageChunk, type MessageKey, type MessageValues } from './translation.ts';

/** Translates the messages of every page, and of the named chunks. One with more chunks can be passed where fewer are needed. */
export type Translate<in Chunk extends MessageChunk = never> = <Key extends MessageKey<Chunk>>(
  key: Key,
  ...values: MessageValues<Key>
) => string;

type Messages = Record<string, CompiledMessage>;
type ImportMessages = (locale: LocaleCode, file: 'base' | MessageChunk) => Promise<{ default: Messages }>;

/** One chunk per file. The build compiles the messages (see vite.config.ts). */
const importFile: ImportMessages = (locale, file) => import(`./${locale}/${file}.ts`);

export const { loadTranslate, readMessages } = createTranslations(importFile);

interface LoadedLanguage {
  t: Translate<MessageChunk>;
  files: CachedChunk<void, 'base' | MessageChunk>;
}

/** One translator per language. The files of a language add their messages to it. */
export function createTranslations(importMessages: ImportMessages) {
  const languages: Partial<Record<LocaleCode, LoadedLanguage>> = {};

  function languageOf(locale: LocaleCode): LoadedLanguage {
    languages[locale] ??= createLanguage(locale);
    return languages[locale];
  }

  function createLanguage(locale: LocaleCode): LoadedLanguage {
    const messages: Messages = {};
    const files = cacheChunk(async (file: 'base' | MessageChunk) => {
      Object.assign(messages, (await importMessages(locale, file)).default);
    });
    return { t: createTranslator(locale, messages), files };
  }

  return {
    /** The only source of translators outside components. A failed load is retried by the next call. */
    async loadTranslate<Chunk extends MessageChunk = never>(
      locale: LocaleCode,
      ...chunks: Chunk[]
    ): Promise<Translate<Chunk>> {
      const { t, files } = languageOf(locale);
      // The server renders every page, so it loads all messages of a language at once.
      const needed = typeof document === 'undefined' ? MESSAGE_CHUNKS : chunks;
      await Promise.all((['base', ...needed] as const).map((file) => files.load(file)));
      return t;
    },

    /** For `use()` in components: resolves when the messages of the chunk are loaded. */
    readMessages: (locale: LocaleCode, chunk: MessageChunk): Promise<void> =>
      languageOf(locale).files.read(chunk),
  };
}

export function createTranslator(locale: LocaleCode, messages: Messages): Translate<MessageChunk> {
  const language = LOCALES[locale].iso;
  return (key, ...[values]) => {
    const message = messages[key] as CompiledMessage;
    return typeof message === 'string'
      ? message
      : (format(message, language, values as FormatValues, { formatters }) as string);
  };
}

const formatters = {
  getDateTimeFormat: (locale: unknown, options?: object) => dateTimeFormat(String(locale), options),
  getNumberFormat: (locale: unknown, options?: object) => messageNumberFormat(String(locale), options),
  getPluralRules: (locale: unknown, options?: object) => pluralRules(String(locale), options),
};
