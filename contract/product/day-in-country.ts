/** TypeScript's `Intl.Locale` does not have this method yet. */
type LocaleWithTimeZones = Intl.Locale & { getTimeZones?(): string[] };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a country, such as `2027-03-12`: in its first time zone, if it has several. */
export function dayInCountry(countryCode: string, time: number): string {
  let format = formats.get(countryCode);
  if (!format) {
    // The short date of Sweden is `2027-03-12`.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(countryCode), dateStyle: 'short' });
    formats.set(countryCode, format);
  }
  return format.format(time);
}

/** UTC for a code that is not a country. */
function timeZoneOf(countryCode: string): string {
  try {
    const country: LocaleWithTimeZones = new Intl.Locale(`und-${countryCode}`);
    return country.getTimeZones?.()[0] ?? 'UTC';
  } catch {
    return 'UTC';
  }
}
