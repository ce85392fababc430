import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

interface ParameterValueTexts {
  description: string | null;
  image: string | null;
}

/**
 * The description and picture of a parameter value or, if it has none, of the contributor that the value stands for. They are
 * read per page, because lists and search do not need them.
 */
export async function loadParameterValueTexts(
  db: Database,
  parameterValueId: number,
  languageId: string,
): Promise<ParameterValueTexts> {
  const { rows } = await sql<ParameterValueTexts>`
    select coalesce(value_text.description, contributor_text.biography) as description,
           coalesce(value.image, contributor.image) as image
    from parameter_value value
    left join contributor using (contributor_id)
    left join parameter_value_text value_text
      on value_text.parameter_value_id = value.parameter_value_id and value_text.language_id = ${languageId}
    left join contributor_text
      on contributor_text.contributor_id = value.contributor_id and contributor_text.language_id = ${languageId}
    where value.parameter_value_id = ${parameterValueId}`.execute(db);
  return rows[0] ?? { description: null, image: null };
}
