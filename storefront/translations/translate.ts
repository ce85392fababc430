import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { dateTimeFormat, numberFormat, pluralRules } from './formatters.ts';
import { MESSAGE_CHUNKS, type MessageChunk, type MessageKey, type MessageValues } from './translation.ts';

/** Translates the messages of every page, and of the named chunks. With more chunks it can be passed where fewer are needed. */
export type Translate<in Chunk extends MessageChunk = never> = <Key extends MessageKey<Chunk>>(
  key: Key,
  ...values: MessageValues<Key>
) => string;

type Messages = Record<string, CompiledMessage>;
type ImportMessages = (locale: LocaleCode, file: 'base' | MessageChunk) => Promise<{ default: Messages }>;

/** One chunk per file. The build compiles the messages (see vite.config.ts). */
const importMessages: ImportMessages = (locale, file) => import(`./${locale}/${file}.ts`);

export const { loadTranslate, pendingMessages } = createTranslations(importMessages);

interface MessageFile {
  /** Undefined once the file is loaded. */
  pending?: Promise<void> | undefined;
  hasFailed?: boolean;
}

/** One translator per language. The files of a language add their messages to it. */
export function createTranslations(importMessages: ImportMessages) {
  const translators: Partial<Record<LocaleCode, { messages: Messages; t: Translate<MessageChunk> }>> = {};
  const files: Record<string, MessageFile> = {};

  function translatorOf(locale: LocaleCode) {
    const messages: Messages = {};
    translators[locale] ??= { messages, t: createTranslator(locale, messages) };
    return translators[locale];
  }

  function load(locale: LocaleCode, name: 'base' | MessageChunk, isRetrying: boolean) {
    const path = `${locale}/${name}`;
    const known = files[path];
    if (known && !(isRetrying && known.hasFailed)) return known.pending;
    const file: MessageFile = {};
    files[path] = file;
    file.pending = importMessages(locale, name).then(
      ({ default: messages }) => {
        Object.assign(translatorOf(locale).messages, messages);
        file.pending = undefined;
      },
      (error) => {
        file.hasFailed = true;
        throw error;
      },
    );
    return file.pending;
  }

  return {
    /** The only source of translators outside components. A failed load is retried by the next call. */
    async loadTranslate<Chunk extends MessageChunk = never>(
      locale: LocaleCode,
      ...chunks: Chunk[]
    ): Promise<Translate<Chunk>> {
      // The server renders every page, so it loads all messages of a language at once.
      const needed = typeof document === 'undefined' ? MESSAGE_CHUNKS : chunks;
      await Promise.all((['base', ...needed] as const).map((name) => load(locale, name, true)));
      return translatorOf(locale).t;
    },

    /** For components: undefined once the chunk is loaded. A failed load stays failed, so that rendering does not loop. */
    pendingMessages: (locale: LocaleCode, chunk: MessageChunk) => load(locale, chunk, false),
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
  getNumberFormat: (locale: unknown, options?: object) => numberFormat(String(locale), options),
  getPluralRules: (locale: unknown, options?: object) => pluralRules(String(locale), options),
};
