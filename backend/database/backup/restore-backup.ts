import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { BackupError, type BackupHeader, type BackupLine } from './backup-lines.ts';
import { listShopTables, type ShopTable } from './shop-tables.ts';

const rowsPerInsert = 500;
const charactersPerInsert = 4_000_000;

/** Stores a file of the backup. The content must be read to its end. */
export type RestoreFile = (
  file: Extract<BackupHeader, { path: string }>,
  content: AsyncIterable<Uint8Array>,
) => Promise<void>;

/**
 * Replaces all rows of the shop by those of a backup, in one transaction. The caller has created the tables with the migrations
 * of the backup. Running shops wait until the transaction is committed, and build their index again.
 */
export async function restoreBackup(
  db: Database,
  lines: AsyncGenerator<BackupLine>,
  restoreFile: RestoreFile,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const tables = await listShopTables(transaction);
    const restoreConstraints = await emptyTables(transaction, tables);
    await readLines(transaction, new Map(tables.map((table) => [table.name, table])), lines, restoreFile);
    // A table cannot be altered while deferred constraints wait for the commit.
    await sql`set constraints all immediate`.execute(transaction);
    await restoreConstraints();
    await startNewCatalogue(transaction);
  });
}

/**
 * Empties the tables, disables triggers, which would change or report the restored rows, and drops foreign keys, because
 * tables refer to each other. Returns a function that restores both, which checks the keys.
 */
async function emptyTables(db: Database, tables: ShopTable[]): Promise<() => Promise<void>> {
  const keys = await listForeignKeys(db);
  const triggers = await listTriggers(db);
  const alter = (table: string, change: string) => sql.raw(`alter table ${table} ${change}`).execute(db);
  for (const { table, name } of keys) await alter(table, `drop constraint ${name}`);
  for (const { table, name } of triggers) await alter(table, `disable trigger ${name}`);
  const names = ['catalogue_change', ...tables.map(({ name }) => name)];
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
  return async () => {
    for (const { table, name, mode } of triggers) await alter(table, `enable ${mode} trigger ${name}`);
    for (const { table, name, definition } of keys)
      await alter(table, `add constraint ${name} ${definition}`);
  };
}

interface TablePart {
  table: string;
  name: string;
}

async function listForeignKeys(db: Database) {
  const { rows } = await sql<TablePart & { definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

/** Active triggers. `mode` is the word of PostgreSQL between "enable" and "trigger". */
async function listTriggers(db: Database) {
  const { rows } = await sql<TablePart & { mode: string }>`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name,
      case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end as mode
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled <> 'D' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows;
}

async function readLines(
  db: Database,
  tables: Map<string, ShopTable>,
  lines: AsyncGenerator<BackupLine>,
  restoreFile: RestoreFile,
): Promise<void> {
  // The table of the last header, to which the next rows belong.
  let target: { table: ShopTable; columns: string[] } | undefined;
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (target && rows.length > 0) await insertRows(db, target.table, target.columns, rows);
    rows = [];
    characters = 0;
  };
  let next = await lines.next();
  while (!next.done) {
    const line = next.value;
    if (line.type === 'row') {
      rows.push(line.row);
      characters += line.row.length;
      if (rows.length >= rowsPerInsert || characters >= charactersPerInsert) await flush();
    } else await flush();
    if (line.type === 'header') {
      const { header } = line;
      if (header.kind === 'table')
        target = { table: findTable(tables, header.name), columns: header.columns };
      if (header.kind === 'sequence')
        await sql`select setval(${`"${header.name}"`}::regclass, ${header.value}::bigint)`.execute(db);
      if ('path' in header) {
        const content = new FileContent(lines);
        await restoreFile(header, content.bytes());
        // The end of a file is known only by the line after it, which has been read.
        next = content.following;
        continue;
      }
    }
    next = await lines.next();
  }
  await flush();
}

/** The parts of one file, and the line after them. */
class FileContent {
  following: IteratorResult<BackupLine> = { done: true, value: undefined };
  private readonly lines: AsyncGenerator<BackupLine>;

  constructor(lines: AsyncGenerator<BackupLine>) {
    this.lines = lines;
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    for (;;) {
      this.following = await this.lines.next();
      if (this.following.done || this.following.value.type !== 'data') return;
      yield this.following.value.bytes;
    }
  }
}

function findTable(tables: Map<string, ShopTable>, name: string): ShopTable {
  const table = tables.get(name);
  if (!table) throw new BackupError(`The backup has a table that the shop does not have: ${name}.`);
  return table;
}

async function insertRows(db: Database, table: ShopTable, columns: string[], rows: string[]): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (!type) throw new BackupError(`The table ${table.name} has no column ${column}.`);
    return sql`(row ->> ${sql.lit(index)})::${sql.raw(type)}`;
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table.name)} (${names}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${rows.join()}]`}::json) as rows(row)`.execute(
    db,
  );
}

/**
 * Makes running shops build their index again. Change positions contain transaction numbers of the server of the backup, so
 * neither these nor snapshots of the index are valid here.
 */
async function startNewCatalogue(db: Database): Promise<void> {
  await db.deleteFrom('shop_note').where('key', '=', 'catalogue-id').execute();
  await db.insertInto('catalogue_change').values({ shared_table: 'parameter' }).execute();
  await sql`select pg_notify('catalogue', '')`.execute(db);
}
