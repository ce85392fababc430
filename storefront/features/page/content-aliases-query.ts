import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';

/** The aliases of the content pages in every language, in one request. `generate-contract-types.ts` makes it a typed document. */
export const contentAliasesQuery = `query contentAliases($channelId: String) {
  ${LOCALE_CODES.map(
    (code) => `${code}: cmsPages(channelId: $channelId, languageId: "${LOCALES[code].iso}") { id alias }`,
  ).join('\n  ')}
}`;
