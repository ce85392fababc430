import type { ApiMessages } from '#backend/languages/api-messages.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { byLocale, type LocaleCode } from '#contract/locales.ts';

export type Format = keyof ApiMessages['formats'];

/** Formats of a book; each is a product. Digital formats have unlimited stock. */
export const formats: Record<Format, { digital: boolean; name: Record<LocaleCode, string> }> = {
  hardback: { digital: false, name: namesOf('hardback') },
  paperback: { digital: false, name: namesOf('paperback') },
  audio: { digital: true, name: namesOf('audio') },
  ebook: { digital: true, name: namesOf('ebook') },
};

function namesOf(format: Format): Record<LocaleCode, string> {
  return byLocale(({ code }) => LANGUAGES[code].apiMessages.formats[format]);
}
