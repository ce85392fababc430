import { LANGUAGES } from '#backend/languages/languages.ts';
import type { ThemaSubjects } from '#backend/languages/thema-subjects.ts';
import { byLocale, LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';

/** The names of common codes, by code and language. */
export async function loadThemaCodes(): Promise<ReadonlyMap<string, Record<LocaleCode, string>>> {
  const entries = await Promise.all(
    LOCALE_CODES.map(async (code) => [code, await LANGUAGES[code].loadThemaSubjects()]),
  );
  const subjects: Record<LocaleCode, ThemaSubjects> = Object.fromEntries(entries);
  const codes = Object.keys(subjects.en) as (keyof ThemaSubjects)[];
  return new Map(codes.map((thema) => [thema, byLocale(({ code }) => subjects[code][thema])]));
}
