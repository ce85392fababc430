import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** The published terms in a language as HTML, widget by widget; empty if the shop has none in the language. */
export async function findPublishedTerms(db: Database, languageId: string): Promise<string> {
  const { rows } = await sql<{
    text: string | string[] | null;
  }>`select widget->'texts'->language.code->'text' as text
    from language, widget_collection,
      jsonb_array_elements(published::jsonb->'containers') with ordinality container (container, at),
      jsonb_array_elements(container->'widgets') with ordinality widget (widget, position)
    where language.language_id = ${languageId} and collection_key = 'purchase-terms' and published is not null
    order by at, position`.execute(db);
  // A page file may have a text as an array of lines.
  return rows.flatMap(({ text }) => text || []).join('\n');
}

/** The id of the text, which is stored when it is first used. */
export async function storeTerms(
  db: Database,
  terms: { languageId: string; sha256: string; text: string },
): Promise<number> {
  const { languageId, sha256, text } = terms;
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into terms_version (language_id, sha256, text) values (${languageId}, ${sha256}, ${text})
      on conflict do nothing returning terms_version_id as id)
    select id from added
    union all select terms_version_id from terms_version where language_id = ${languageId} and sha256 = ${sha256}
    limit 1`.execute(db);
  const id = rows[0]?.id;
  // Another process has stored it in the same moment.
  return id ?? storeTerms(db, terms);
}
