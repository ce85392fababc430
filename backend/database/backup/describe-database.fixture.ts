import { connect } from '../connection.ts';

/** A hash of all rows of each table, the sequences, and the constraints and triggers. */
export async function describeDatabase(url: string): Promise<Record<string, unknown>> {
  const { pool, close } = connect(url, { connections: 1 });
  const read = async (query: string) => (await pool.query(query)).rows;
  const tables = await read(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('catalogue_change', 'job_state', 'rate_limit', 'kysely_migration', 'kysely_migration_lock') order by 1`,
  );
  const hashes: Record<string, unknown> = {};
  for (const { name } of tables)
    [hashes[name]] = await read(
      `select count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from "${name}" t
       where to_json(t) ->> 'key' is distinct from 'catalogue-id'`,
    );
  const structure = await read(
    `select conname as name, pg_get_constraintdef(oid) as state from pg_constraint where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass || '.' || tgname, tgenabled::text from pg_trigger where not tgisinternal
     union all select sequencename, last_value::text from pg_sequences
       where schemaname = 'public' and sequencename not like 'catalogue_change%' order by 1, 2`,
  );
  await close();
  return { ...hashes, structure };
}
