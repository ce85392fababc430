import { languageOfCode } from '#backend/languages/languages.ts';
import { LOCALE_CODES } from '#contract/locales.ts';

/** Bibliographic codes (ISO 639-2/B) that `Intl` does not know. */
const libraryCodes =
  'alb:sq arm:hy baq:eu bur:my chi:zh cze:cs dut:nl fre:fr geo:ka ger:de gre:el ice:is mac:mk mao:mi may:ms per:fa rum:ro slo:sk tib:bo wel:cy';

/** Languages that are recognised by name; all languages are recognised by code. */
const namedLanguages =
  'af ar be bg bn bo br bs ca cs cy da de el en eo es et eu fa fi fo fr fy ga gd gl grc he hi hr hu hy id is it ja ka kk kl ko la lt lv mi mk mn ms mt my nb ne nl nn no non oc pl ps pt rm ro ru sa se sk sl so sq sr sv sw ta te th ti tl tr uk ur uz vi yi zh zu';

/** Bibliographic codes of the named languages, which ONIX uses (list 74). */
const bibliographicCodes =
  'af:afr ar:ara be:bel bg:bul bn:ben bo:tib br:bre bs:bos ca:cat cs:cze cy:wel da:dan de:ger el:gre en:eng eo:epo es:spa et:est eu:baq fa:per fi:fin fo:fao fr:fre fy:fry ga:gle gd:gla gl:glg he:heb hi:hin hr:hrv hu:hun hy:arm id:ind is:ice it:ita ja:jpn ka:geo kk:kaz kl:kal ko:kor la:lat lt:lit lv:lav mi:mao mk:mac mn:mon ms:may mt:mlt my:bur nb:nob ne:nep nl:dut nn:nno no:nor oc:oci pl:pol ps:pus pt:por rm:roh ro:rum ru:rus sa:san se:sme sk:slo sl:slv so:som sq:alb sr:srp sv:swe sw:swa ta:tam te:tel th:tha ti:tir tl:tgl tr:tur uk:ukr ur:urd uz:uzb vi:vie yi:yid zh:chi zu:zul';
const bibliographicCodeOf = new Map(
  bibliographicCodes.split(' ').map((pair) => pair.split(':') as [string, string]),
);

/** The three-letter code of a language. A code that is not in the list above has three letters already. */
export function onixLanguageOf(code: string): string {
  return bibliographicCodeOf.get(code) ?? code;
}

/** Codes by name or code in lower case; undefined for a word that is not a language. Created by the first call. */
let codeOfName: Map<string, string | undefined> | undefined;

/** "sv", "swe", "sv-SE", "Swedish", "svenska" → sv; undefined for an unknown language. */
export function languageCodeOf(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  codeOfName ??= createLanguageNames();
  // Cached, because `Intl` is slow.
  if (!codeOfName.has(word)) codeOfName.set(word, canonicalCode(word));
  const code = codeOfName.get(word);
  // Catalogues use "no" for bokmål.
  return code === 'no' ? 'nb' : code;
}

/** The name of the language `code` in the language `inLanguage`, as a label. */
export function languageLabel(code: string, inLanguage: string): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;
  if (!languageOfCode(inLanguage).catalogueMessages.capitalizesLanguageNames) return name;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

function canonicalCode(word: string): string | undefined {
  // Tags such as sv, swe or sv_SE.
  if (!/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/.test(word)) return undefined;
  try {
    const { language } = new Intl.Locale(word.replaceAll('_', '-'));
    const englishName = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
    return englishName ? language : undefined;
  } catch {
    return undefined;
  }
}

function createLanguageNames(): Map<string, string | undefined> {
  const codes = namedLanguages.split(' ');
  const names = new Map<string, string | undefined>();
  for (const [code = '', shortCode] of libraryCodes.split(' ').map((pair) => pair.split(':')))
    names.set(code, shortCode);
  // Names in the languages of the shop and in German: "Swedish", "svenska", "Schwedisch".
  for (const inLanguage of [...LOCALE_CODES, 'de']) {
    const display = new Intl.DisplayNames(inLanguage, { type: 'language' });
    for (const code of codes) names.set((display.of(code) ?? code).toLowerCase(), code);
  }
  for (const code of codes) {
    const nativeName = new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase();
    if (nativeName && !names.has(nativeName)) names.set(nativeName, code);
  }
  return names;
}
