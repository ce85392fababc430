/** Stored, because creating a `DisplayNames` takes 0.3 ms, and every page and many mails name countries. */
const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** The country's name in the language. Anything that is not a country code is returned unchanged. */
export function countryName(code: string, languageId: string): string {
  const names = namesByLanguage.get(languageId) ?? new Intl.DisplayNames(languageId, { type: 'region' });
  namesByLanguage.set(languageId, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
