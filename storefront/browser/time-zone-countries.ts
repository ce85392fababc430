interface LocaleWithTimeZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

/** The countries that use the visitor's time zone; empty if the browser does not know them. */
export function countriesOfTimeZone(countries: readonly string[]): string[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countries.filter(
    (code) =>
      // `Intl.Locale` throws for a code of another form.
      /^[A-Z]{2}$/.test(code) &&
      (new Intl.Locale(`und-${code}`) as LocaleWithTimeZones).getTimeZones?.()?.includes(timeZone),
  );
}
