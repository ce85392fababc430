/** Cached, because creating a `DisplayNames` is the slowest part of rendering a mail. */
const countryNames = new Map<string, Intl.DisplayNames>();

/** The country's name in the language. Anything that is not a country code is returned unchanged. */
export function countryName(code: string, languageId: string): string {
  const names = countryNames.get(languageId) ?? new Intl.DisplayNames(languageId, { type: 'region' });
  countryNames.set(languageId, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
