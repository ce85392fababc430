import type { FacetMessages } from '#backend/languages/api-messages.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { isLocaleCode } from '#contract/locales.ts';

/** English for a language that is not a locale of the storefront. */
export function facetMessages(languageCode: string): FacetMessages {
  return LANGUAGES[isLocaleCode(languageCode) ? languageCode : 'en'].apiMessages.facets;
}
