import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';

export interface ContributorRow {
  /** 0 until it is written. */
  id: number;
  /** `isni:0000…`, or the name. */
  key: string;
  name: string;
  sortName: string;
  isni: string | null;
}

/** Finds contributors by name, key or ISNI; the oldest first. A contributor without ISNI has the name as key. */
export async function findContributors(
  db: Database,
  names: string[],
  isnis: string[],
): Promise<ContributorRow[]> {
  const { rows } = await sql<ContributorRow>`
    select contributor_id as id, contributor_key as key, name, sort_name as "sortName", isni
    from contributor
    where name = any(${names}::text[]) or contributor_key = any(${names}::text[]) or isni = any(${isnis}::text[])
    order by contributor_id`.execute(db);
  return rows;
}

/** Inserts contributors. Returns ids by key. The update only makes `returning` include the rows that exist already. */
export async function insertContributors(db: Database, rows: ContributorRow[]): Promise<Map<string, number>> {
  const columns = { key: 'text', name: 'text', sort: 'text', isni: 'text' } as const;
  const input = rows.map(({ key, name, sortName: sort, isni }) => ({ key, name, sort, isni }));
  const { rows: inserted } = await sql<{ id: number; key: string }>`
    insert into contributor (contributor_key, name, sort_name, isni)
    select key, name, sort, isni from ${bulkRows(columns, input)}
    on conflict (contributor_key) do update set name = contributor.name
    returning contributor_id as id, contributor_key as key`.execute(db);
  return new Map(inserted.map(({ id, key }) => [key, id]));
}

/** Sets the ISNI of contributors that have none, by contributor key. */
export async function setIsnis(db: Database, isnis: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...isnis].map(([key, isni]) => ({ key, isni }));
  await sql`update contributor set isni = input.isni from ${bulkRows({ key: 'text', isni: 'text' }, rows)}
    where contributor_key = input.key and contributor.isni is null`.execute(db);
}

export async function writeBiographies(
  db: Database,
  rows: { id: number; language: string; biography: string }[],
): Promise<void> {
  const columns = { id: 'integer', language: 'text', biography: 'text' } as const;
  await sql`insert into contributor_text (contributor_id, language_id, biography)
    select id, language, input.biography from ${bulkRows(columns, rows)}
    on conflict (contributor_id, language_id) do update set biography = excluded.biography
    where contributor_text.biography <> excluded.biography`.execute(db);
}
