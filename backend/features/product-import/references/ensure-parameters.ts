import type { Database } from '#backend/database/connection.ts';
import { byLocale, isLocaleCode, type LocaleCode } from '#contract/locales.ts';
import { slug } from '#contract/product/slug.ts';
import type { Shop } from '../shop.queries.ts';
import { insertParameters } from './references.queries.ts';
import { bookGroupName, standardParameters } from './standard-parameters.ts';

/**
 * Adds the parameters that the shop lacks: the standard ones, and those of columns that become parameters. Returns the
 * identifiers of the latter by name.
 */
export async function ensureParameters(
  db: Database,
  shop: Shop,
  names: readonly string[],
  isWriting: boolean,
): Promise<Map<string, string>> {
  const identifiers = new Map(names.map((name) => [name, slug(name) || 'parameter']));
  const custom = [...identifiers].map(([name, identifier]) => ({
    identifier,
    type: 'multi' as const,
    isFilter: false,
    isShown: undefined,
    label: byLocale(() => name),
  }));
  const missing = [...standardParameters, ...custom].filter(
    ({ identifier }) => !shop.parameterIds.has(identifier),
  );
  const textIn = (texts: Record<LocaleCode, string>, code: string) => texts[isLocaleCode(code) ? code : 'en'];
  const rows = missing.map(({ identifier, type, isFilter, isShown, label }) => ({
    identifier,
    type,
    is_filter: isFilter,
    is_shown: isShown ?? true,
    labels: shop.languages.map(({ id, code }) => ({
      language_id: id,
      label: textIn(label, code),
      group_name: textIn(bookGroupName, code),
    })),
  }));
  const ids = isWriting && rows.length > 0 ? await insertParameters(db, rows) : new Map<string, number>();
  for (const [index, { identifier }] of missing.entries())
    shop.parameterIds.set(identifier, ids.get(identifier) ?? -1 - index);
  return identifiers;
}
