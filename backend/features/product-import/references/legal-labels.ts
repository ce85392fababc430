import type { CatalogueMessages } from '#backend/languages/catalogue-messages.ts';
import { languageOfCode } from '#backend/languages/languages.ts';

type Sentences = CatalogueMessages['accessibility'];

/** Codes of ONIX list 196 in plain sentences. */
const accessibilityCodes = new Map<string, (sentences: Sentences) => string>([
  ['02', ({ meetsEpub }) => meetsEpub('A')],
  ['03', ({ meetsEpub }) => meetsEpub('AA')],
  ['09', ({ limited }) => limited],
  ['11', ({ contents }) => contents],
  ['13', ({ readingOrder }) => readingOrder],
  ['14', ({ shortDescriptions }) => shortDescriptions],
  ['15', ({ fullDescriptions }) => fullDescriptions],
  ['19', ({ pageNumbers }) => pageNumbers],
  ['20', ({ narration }) => narration],
  ['36', ({ adjustable }) => adjustable],
  ['52', ({ screenReader }) => screenReader],
  ['75', ({ exempt }) => exempt],
  ['76', ({ exempt }) => exempt],
  ['77', ({ exempt }) => exempt],
  ['84', ({ meetsWcag }) => meetsWcag('A')],
  ['85', ({ meetsWcag }) => meetsWcag('AA')],
  ['86', ({ meetsWcag }) => meetsWcag('AAA')],
]);

/** The sentence of a code; undefined for a sentence of the publisher. */
export function legalLabel(
  identifier: 'accessibility' | 'warning',
  key: string,
  languageCode: string,
): string | undefined {
  const { accessibility, warnings } = languageOfCode(languageCode).catalogueMessages;
  if (identifier === 'accessibility') return accessibilityCodes.get(key)?.(accessibility);
  return Object.hasOwn(warnings, key) ? warnings[key as keyof typeof warnings] : undefined;
}

/** Whether the shop has a sentence for the code. An import of ONIX ignores other codes of the list. */
export function isKnownAccessibilityCode(code: string): boolean {
  return accessibilityCodes.has(code);
}
