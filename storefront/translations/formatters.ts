/** Formatters are expensive to create and are cached. */
export const numberFormat = memoize((locale, options?: Intl.NumberFormatOptions) => {
  return new Intl.NumberFormat(locale, options);
});

export const dateTimeFormat = memoize((locale, options?: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(locale, options);
});

export const pluralRules = memoize((locale, options?: Intl.PluralRulesOptions) => {
  return new Intl.PluralRules(locale, options);
});

function memoize<Options, Formatter>(create: (locale: string, options?: Options) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = options ? locale + JSON.stringify(options) : locale;
    const formatter = cache.get(key) ?? create(locale, options);
    cache.set(key, formatter);
    return formatter;
  };
}
