import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listMigrations } from '#backend/database/migrate.ts';
import { findUnsafeChanges } from './migration-rules.ts';

const folder = join(import.meta.dirname, '../../backend/database/migrations');

/** Older migrations are those of releases which cannot start on a newer database. */
const firstChecked = '0104-oldest-release';

/** Migrations that break a rule, with the changes and the reason. */
const exceptions: Record<string, { changes: string[]; reason: string }> = {};

describe('migrations are safe while an older release runs (docs/upgrade.md)', async () => {
  const checked = (await listMigrations()).filter((name) => name >= firstChecked);

  test.each(checked)('%s', async (name) => {
    const statements = await readFile(join(folder, `${name}.sql`), 'utf8');
    expect(await findUnsafeChanges(statements)).toEqual(exceptions[name]?.changes ?? []);
    // A migration that excludes older releases names one of an earlier release.
    for (const [, needed] of statements.matchAll(/update oldest_release set migration = '([^']+)'/g))
      expect(await listMigrations()).toContain(needed);
  });

  test.each([
    ['drop table brand;', 'removal'],
    ['alter table brand drop column name;', 'removal'],
    ['alter table brand rename column name to title;', 'removal'],
    ['alter table brand rename to publisher;', 'removal'],
    ['alter table brand alter column name type integer using 1;', 'removal'],
    ['alter table brand alter column name drop default;', 'removal'],
    ['alter table brand drop constraint brand_pkey;', 'removal'],
    ['drop index stock_alert_open;', 'removal'],
    ['truncate brand;', 'removal'],
    ['alter table brand add column rank integer not null;', 'strictness'],
    ['alter table brand alter column name set not null;', 'strictness'],
    ['alter table sku add constraint a check (stock > 0) not valid;', 'strictness'],
    ['create unique index a on brand (name);', 'strictness'],
    ['create index a on sku (stock);', 'lock'],
    ['create index concurrently a on brand (name);', 'lock'],
    ['alter table sku add constraint a foreign key (b) references brand;', 'lock'],
    ["alter table sku add column a text check (a <> '');", 'lock'],
    ['alter table sku add column a integer references brand;', 'lock'],
    ['alter table sku add column a uuid not null default gen_random_uuid();', 'lock'],
    ['alter table sku add column a integer generated always as (stock) stored;', 'lock'],
    ['update sku set stock = 0;', 'lock'],
    ['delete from cart;', 'lock'],
    ['lock table sku;', 'lock'],
    ['do $$ begin drop table sku; end $$;', 'unknown'],
  ])('reports %s', async (statement, rule) =>
    expect((await findUnsafeChanges(statement)).join()).toContain(`${rule}: `),
  );

  test.each([
    'create table a (b text not null); create unique index c on a (b); update a set b = 1;',
    "alter table sku add column a text, add column b text not null default '', add column c timestamptz default now();",
    'create index if not exists a on sku (stock);',
    "update market set alias = 'x' where false; alter table market add column x text check (x <> '');",
    "insert into shop_note (key) values ('x');",
    "update oldest_release set migration = '0104-oldest-release'; alter table brand drop column name;",
  ])('accepts %s', async (statement) => expect(await findUnsafeChanges(statement)).toEqual([]));

  test('a migration that removes something may still not lock a large table', async () => {
    const excluding = "update oldest_release set migration = '0104-oldest-release';";
    expect(await findUnsafeChanges(`${excluding} delete from cart;`)).toHaveLength(1);
  });
});
