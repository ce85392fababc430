interface LocaleWithTimeZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

/** Which of these countries keep the visitor's time: the browser's own tables know, where it has them. */
export function countriesOfTimeZone(countries: readonly string[]): string[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countries.filter(
    (code) =>
      /^[A-Z]{2}$/.test(code) &&
      (new Intl.Locale(`und-${code}`) as LocaleWithTimeZones).getTimeZones?.()?.includes(timeZone),
  );
}
