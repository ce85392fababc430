import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import { UNKNOWN_AUTHOR } from '../catalogue/parameters.ts';
import { everyLanguage, type LocalizedText } from '../languages.ts';
import nordic from './biographies-nordic.ts';
import other from './biographies-other.ts';
import swedish from './biographies-swedish.ts';

const biographies: Record<string, LocalizedText> = { ...swedish, ...nordic, ...other };

export const isContributor = (identifier: string) => CONTRIBUTOR_ROLES.some((role) => role === identifier);

/** One contributor per name, in any role, with the biographies of the best-known authors. Returns ids by name. */
export async function seedContributors(
  db: Database,
  values: readonly { identifier: string; key: string }[],
): Promise<Map<string, number>> {
  const names = new Set(
    values
      .filter(({ identifier, key }) => isContributor(identifier) && key !== UNKNOWN_AUTHOR)
      .map(({ key }) => key),
  );
  const contributors = [...names].map((name, index) => ({ contributor_id: index + 1, name }));
  await bulkInsert(
    db,
    'contributor',
    contributors.map(({ contributor_id, name }) => ({
      contributor_id,
      contributor_key: name,
      name,
      sort_name: sortNameOf(name),
    })),
  );
  await bulkInsert(
    db,
    'contributor_text',
    contributors.flatMap(({ contributor_id, name }) => {
      const biography = biographies[name];
      return biography
        ? everyLanguage.map(([code, language_id]) => ({
            contributor_id,
            language_id,
            biography: biography[code],
          }))
        : [];
    }),
  );
  return new Map(contributors.map(({ contributor_id, name }) => [name, contributor_id]));
}

function sortNameOf(name: string): string {
  const at = name.lastIndexOf(' ');
  return at < 0 ? name : `${name.slice(at + 1)}, ${name.slice(0, at)}`;
}
