import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { importPages } from '#backend/features/content/management/import-pages.ts';

const folder = import.meta.dirname;

/** Imports and publishes the pages of this folder, with the use case that editors have on the command line. */
export async function importDemoPages(db: Database): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  await importPages(
    db,
    names.map((name) => join(folder, name)),
    { isPublished: true },
  );
}
