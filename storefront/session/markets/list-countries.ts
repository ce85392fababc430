import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';

/** The two-letter codes of ISO 3166-1, one after the other. */
const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

interface NamedCountry {
  code: string;
  name: string;
}

/** Naming and sorting takes milliseconds, in every checkout. */
const listed = new Map<LocaleCode, readonly NamedCountry[]>();

/** All countries by name in the page's language. Done in loaders, so that server and browser agree. */
export function listCountries(locale: LocaleCode): readonly NamedCountry[] {
  const countries = listed.get(locale) ?? sortCountries(locale);
  listed.set(locale, countries);
  return countries;
}

function sortCountries(locale: LocaleCode): NamedCountry[] {
  const { iso } = LOCALES[locale];
  const { compare } = new Intl.Collator(iso);
  return (codes.match(/../g) ?? [])
    .map((code) => ({ code, name: countryName(code, iso) }))
    .sort((a, b) => compare(a.name, b.name));
}
