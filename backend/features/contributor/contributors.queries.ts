import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface ContributorRow {
  key: string;
  name: string;
  image: string | null;
  /** Codes of the languages with a biography. */
  biographies: string[];
  /** The number of active products to which the person contributed, in any role. */
  products: number;
}

/** All contributors, or those with this key or name. */
export async function selectContributors(db: Database, keyOrName: string | null): Promise<ContributorRow[]> {
  const { rows } = await sql<ContributorRow>`
    select contributor_key as key, name, image, array(
        select code from contributor_text text join language using (language_id)
        where text.contributor_id = contributor.contributor_id order by code) as biographies,
      (select count(distinct product_id)::int from parameter_value
        join product_parameter using (parameter_value_id) join product using (product_id)
        where parameter_value.contributor_id = contributor.contributor_id and is_active) as products
    from contributor
    where ${keyOrName}::text is null or contributor_key = ${keyOrName} or lower(name) = lower(${keyOrName})
    order by sort_name, contributor_key`.execute(db);
  return rows;
}

export async function updateImage(db: Database, key: string, image: string | null): Promise<void> {
  await db.updateTable('contributor').set({ image }).where('contributor_key', '=', key).execute();
}

/** The language is a code; an empty biography is removed. */
export async function updateBiography(
  db: Database,
  { key, language, biography }: { key: string; language: string; biography: string },
): Promise<void> {
  await sql`delete from contributor_text using contributor, language
    where contributor_text.contributor_id = contributor.contributor_id and contributor_key = ${key}
      and language.language_id = contributor_text.language_id and code = ${language}`.execute(db);
  if (biography === '') return;
  await sql`insert into contributor_text (contributor_id, language_id, biography)
    select contributor_id, language_id, ${biography} from contributor, language
    where contributor_key = ${key} and code = ${language}`.execute(db);
}
