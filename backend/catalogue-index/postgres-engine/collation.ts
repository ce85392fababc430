import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { Language } from '../channel.ts';

const cachedCollations = new WeakMap<Database, Map<string, Promise<string>>>();

/** The ICU collation of a language, which sorts like `Intl.Collator`; the root collation for an unknown language. */
export function collationOf(db: Database, language: Language): Promise<string> {
  const collations = cachedCollations.get(db) ?? new Map<string, Promise<string>>();
  cachedCollations.set(db, collations);
  const collation = collations.get(language.id) ?? readCollation(db, language);
  collations.set(language.id, collation);
  // A failed look-up is repeated next time.
  collation.catch(() => collations.delete(language.id));
  return collation;
}

async function readCollation(db: Database, { id, code }: Language): Promise<string> {
  const candidates = [`${id}-x-icu`, `${code}-x-icu`];
  const { rows } = await sql<{ collname: string }>`
    select collname from pg_collation where collname = any(${candidates}::name[])`.execute(db);
  const existing = new Set(rows.map(({ collname }) => collname));
  return candidates.find((name) => existing.has(name)) ?? 'und-x-icu';
}
