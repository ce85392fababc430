import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { importFiles } from './import-files.ts';

const folder = join(import.meta.dirname, '../../database/seed/pages');

/** The pages of the demo shop, brought in as an editor brings in theirs. */
export async function importDemoPages(db: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  await importFiles(
    db,
    names.map((name) => join(folder, name)),
    { isPublished: true },
  );
}
