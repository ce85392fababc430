import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';

const texts = (sv: string, da: string, nb: string, fi: string, en: string) => ({ sv, da, nb, fi, en });

const meets = (level: string) =>
  texts(
    `Uppfyller EPUB Accessibility, nivå ${level}.`,
    `Opfylder EPUB Accessibility, niveau ${level}.`,
    `Oppfyller EPUB Accessibility, nivå ${level}.`,
    `Täyttää EPUB Accessibility -vaatimukset, taso ${level}.`,
    `Meets EPUB Accessibility, level ${level}.`,
  );
const wcag = (level: string) =>
  texts(
    `Uppfyller WCAG, nivå ${level}.`,
    `Opfylder WCAG, niveau ${level}.`,
    `Oppfyller WCAG, nivå ${level}.`,
    `Täyttää WCAG-vaatimukset, taso ${level}.`,
    `Meets WCAG, level ${level}.`,
  );
const exempt = texts(
  'Förlaget åberopar ett undantag från tillgänglighetskraven.',
  'Forlaget påberåber sig en undtagelse fra tilgængelighedskravene.',
  'Forlaget viser til et unntak fra kravene til tilgjengelighet.',
  'Kustantaja vetoaa poikkeukseen saavutettavuusvaatimuksista.',
  'The publisher relies on an exception from the accessibility requirements.',
);

/** Codes of ONIX list 196 in plain sentences. */
const accessibility: Readonly<Record<string, Record<LocaleCode, string>>> = {
  '02': meets('A'),
  '03': meets('AA'),
  '09': texts(
    'Begränsad tillgänglighet.',
    'Begrænset tilgængelighed.',
    'Begrenset tilgjengelighet.',
    'Saavutettavuus on rajallinen.',
    'Limited accessibility.',
  ),
  '11': texts(
    'Innehållsförteckning med länkar.',
    'Indholdsfortegnelse med links.',
    'Innholdsfortegnelse med lenker.',
    'Sisällysluettelo, jossa on linkit.',
    'Table of contents with links.',
  ),
  '13': texts(
    'Texten läses i rätt ordning.',
    'Teksten læses i den rigtige rækkefølge.',
    'Teksten leses i riktig rekkefølge.',
    'Teksti luetaan oikeassa järjestyksessä.',
    'The text is read in the right order.',
  ),
  '14': texts(
    'Bilder har korta beskrivningar.',
    'Billeder har korte beskrivelser.',
    'Bilder har korte beskrivelser.',
    'Kuvilla on lyhyet kuvaukset.',
    'Pictures have short descriptions.',
  ),
  '15': texts(
    'Bilder har utförliga beskrivningar.',
    'Billeder har udførlige beskrivelser.',
    'Bilder har utfyllende beskrivelser.',
    'Kuvilla on laajat kuvaukset.',
    'Pictures have full descriptions.',
  ),
  '19': texts(
    'Sidnummer som i den tryckta boken.',
    'Sidetal som i den trykte bog.',
    'Sidetall som i den trykte boken.',
    'Sivunumerot kuten painetussa kirjassa.',
    'Page numbers as in the printed book.',
  ),
  '20': texts(
    'Text och uppläsning följs åt.',
    'Tekst og oplæsning følges ad.',
    'Tekst og opplesning følges ad.',
    'Teksti ja ääni kulkevat yhdessä.',
    'Text and narration run together.',
  ),
  '36': texts(
    'Textens storlek och utseende kan ändras.',
    'Tekstens størrelse og udseende kan ændres.',
    'Tekstens størrelse og utseende kan endres.',
    'Tekstin kokoa ja ulkoasua voi muuttaa.',
    'The size and look of the text can be changed.',
  ),
  '52': texts(
    'Kan läsas med skärmläsare och punktskrift.',
    'Kan læses med skærmlæser og punktskrift.',
    'Kan leses med skjermleser og punktskrift.',
    'Luettavissa ruudunlukijalla ja pistenäytöllä.',
    'Can be read with a screen reader and in braille.',
  ),
  '75': exempt,
  '76': exempt,
  '77': exempt,
  '84': wcag('A'),
  '85': wcag('AA'),
  '86': wcag('AAA'),
};

const warnings: Readonly<Record<string, Record<LocaleCode, string>>> = {
  'age-3': texts(
    'Inte lämplig för barn under 3 år.',
    'Ikke egnet til børn under 3 år.',
    'Ikke egnet for barn under 3 år.',
    'Ei sovellu alle 3-vuotiaille.',
    'Not suitable for children under 3 years.',
  ),
};

/** The sentence of a code; undefined for a sentence of the publisher. */
export function legalLabel(
  identifier: 'accessibility' | 'warning',
  key: string,
  languageCode: string,
): string | undefined {
  const sentences = identifier === 'accessibility' ? accessibility[key] : warnings[key];
  return sentences?.[isLocaleCode(languageCode) ? languageCode : 'en'];
}

/** Other codes of the list state details that no sentence exists for. */
export function isKnownAccessibilityCode(code: string): boolean {
  return Object.hasOwn(accessibility, code);
}
