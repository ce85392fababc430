import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database: a copy of a template of tests/api/global-setup.ts, or without tables. */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `kvarto_${randomBytes(6).toString('hex')}`;
  // Copies files. The default writes every page to the write-ahead log too.
  await runAsAdmin(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: Object.assign(new URL(inject('postgres').adminUrl), { pathname: `/${name}` }).href,
    drop: () => runAsAdmin(`drop database ${name} with (force)`),
  };
}

async function runAsAdmin(statement: string): Promise<void> {
  // Without the shop's limit for connecting: a busy machine may need longer.
  const admin = new pg.Client({ connectionString: inject('postgres').adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
