import type { Database } from '#backend/database/connection.ts';
import type { CatalogueMessages, ImportedParameter } from '#backend/languages/catalogue-messages.ts';
import { languageOfCode } from '#backend/languages/languages.ts';
import { slug } from '#contract/product/slug.ts';
import type { Shop } from '../shop.queries.ts';
import { insertParameters } from './references.queries.ts';
import { standardParameters } from './standard-parameters.ts';

const standard = Object.entries(standardParameters).map(
  ([identifier, { type, isFilter, isShown = true }]) => ({
    identifier,
    type,
    is_filter: isFilter,
    is_shown: isShown,
    labelIn: ({ parameters }: CatalogueMessages) => parameters[identifier as ImportedParameter],
  }),
);

/**
 * Adds the parameters that the shop lacks: standard parameters, and columns that become parameters (`names`). Returns the
 * identifiers of these columns by name.
 */
export async function ensureParameters(
  db: Database,
  shop: Shop,
  names: readonly string[],
  isWriting: boolean,
): Promise<Map<string, string>> {
  const identifiers = new Map(names.map((name) => [name, slug(name) || 'parameter']));
  const missing = [...standard, ...[...identifiers].map(toCustomParameter)].filter(
    ({ identifier }) => !shop.parameterIds.has(identifier),
  );
  const rows = missing.map(({ labelIn, ...parameter }) => ({
    ...parameter,
    labels: shop.languages.map(({ id, code }) => {
      const { catalogueMessages } = languageOfCode(code);
      return { language_id: id, label: labelIn(catalogueMessages), group_name: catalogueMessages.bookGroup };
    }),
  }));
  const ids = isWriting && rows.length > 0 ? await insertParameters(db, rows) : new Map<string, number>();
  // In a dry run, which writes nothing, the ids are negative. Ids of stored parameters are positive.
  for (const [index, { identifier }] of missing.entries())
    shop.parameterIds.set(identifier, ids.get(identifier) ?? -1 - index);
  return identifiers;
}

/** The parameter of a column, whose name is its label in every language. */
function toCustomParameter([name, identifier]: [string, string]) {
  return { identifier, type: 'multi' as const, is_filter: false, is_shown: true, labelIn: () => name };
}
