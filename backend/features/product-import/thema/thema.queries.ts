import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';

export async function listThemaNames(db: Database) {
  const { rows } = await sql<{ code: string; language: string; name: string }>`
    select thema_name.code, language.code as language, thema_name.name
    from thema_name join language using (language_id)`.execute(db);
  return rows;
}

export function listLanguages(db: Database) {
  return db.selectFrom('language').select(['language_id as id', 'code']).orderBy('language_id').execute();
}

/** Writes the names of a language, and the labels of the subjects that products have. Returns the numbers of both. */
export async function writeThemaNames(
  db: Database,
  languageId: string,
  names: { code: string; name: string }[],
): Promise<{ written: number; relabelled: number }> {
  const { numAffectedRows: written = 0n } = await sql`
    insert into thema_name (code, language_id, name)
    select code, ${languageId}::text, name from ${bulkRows({ code: 'text', name: 'text' }, names)}
    on conflict (code, language_id) do update set name = excluded.name
    where thema_name.name <> excluded.name`.execute(db);
  const { numAffectedRows: relabelled = 0n } = await sql`
    insert into parameter_value_text (parameter_value_id, language_id, label)
    select parameter_value_id, language_id, thema_name.name
    from thema_name
    join parameter_value on value_key = code
    join parameter using (parameter_id)
    where identifier = 'subject' and language_id = ${languageId}
    on conflict (parameter_value_id, language_id) do update set label = excluded.label
    where parameter_value_text.label <> excluded.label`.execute(db);
  return { written: Number(written), relabelled: Number(relabelled) };
}
