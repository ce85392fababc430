import type { ApiMessages } from '#backend/languages/api-messages.ts';
import { IMPORTED_FORMATS, type ImportedFormat } from '#backend/languages/catalogue-messages.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { byLocale, type LocaleCode } from '#contract/locales.ts';

export type Format = keyof ApiMessages['formats'];

/** Formats of a book; each is a product. Digital formats have unlimited stock. */
export const formats: Record<Format, { isDigital: boolean; name: Record<LocaleCode, string> }> = {
  hardback: { isDigital: false, name: namesOf('hardback') },
  paperback: { isDigital: false, name: namesOf('paperback') },
  audio: { isDigital: true, name: namesOf('audio') },
  ebook: { isDigital: true, name: namesOf('ebook') },
};

function namesOf(format: Format): Record<LocaleCode, string> {
  return byLocale(({ code }) => LANGUAGES[code].apiMessages.formats[format]);
}

/** Names of formats that imports create, by key and language. */
export const importedFormats: ReadonlyMap<string, Record<LocaleCode, string>> = new Map(
  IMPORTED_FORMATS.map((format) => [format, importedNamesOf(format)] as const),
);

/** Digital formats have no weight, and their products are downloads. */
export function isDigitalFormat(key: string): boolean {
  return key === 'ebook-pdf' || (Object.hasOwn(formats, key) && formats[key as Format].isDigital);
}

function importedNamesOf(format: ImportedFormat): Record<LocaleCode, string> {
  return byLocale(({ code }) => LANGUAGES[code].catalogueMessages.formats[format]);
}
