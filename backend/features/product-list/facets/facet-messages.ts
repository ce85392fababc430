import type { FacetMessages } from '#backend/languages/api-messages.ts';
import { languageOfCode } from '#backend/languages/languages.ts';

export function facetMessages(languageCode: string): FacetMessages {
  return languageOfCode(languageCode).apiMessages.facets;
}
