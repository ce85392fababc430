import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { Language } from '../channel.ts';

const known = new WeakMap<Database, Map<string, Promise<string>>>();

/** ICU's order for a language, which is also that of `Intl.Collator`; for one that it does not know, its general order. */
export function collationOf(db: Database, language: Language): Promise<string> {
  const collations = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, collations);
  const collation = collations.get(language.id) ?? readCollation(db, language);
  collations.set(language.id, collation);
  // What failed is asked again next time.
  collation.catch(() => collations.delete(language.id));
  return collation;
}

async function readCollation(db: Database, { id, code }: Language): Promise<string> {
  const wanted = [`${id}-x-icu`, `${code}-x-icu`];
  const { rows } = await sql<{ collname: string }>`
    select collname from pg_collation where collname = any(${wanted}::name[])`.execute(db);
  const existing = new Set(rows.map(({ collname }) => collname));
  return wanted.find((name) => existing.has(name)) ?? 'und-x-icu';
}
