/** Making a formatter is dear, so each is made once. */
export const numberFormat = remember((locale, options?: Intl.NumberFormatOptions) => {
  return new Intl.NumberFormat(locale, options);
});

export const dateTimeFormat = remember((locale, options?: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(locale, options);
});

export const pluralRules = remember((locale, options?: Intl.PluralRulesOptions) => {
  return new Intl.PluralRules(locale, options);
});

function remember<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = options ? locale + JSON.stringify(options) : locale;
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}
