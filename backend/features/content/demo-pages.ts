import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { contentPictures } from './content-pictures.ts';
import { checkPage, storePage } from './import-page.ts';

const folder = join(import.meta.dirname, '../../database/seed/pages');

/** The pages of the demo shop, brought in as an editor brings in theirs. */
export async function importDemoPages(db: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const name of names) {
    const document = JSON.parse(await readFile(join(folder, name), 'utf8'));
    await storePage(db, checkPage(document, name, contentPictures([])), name, { isPublished: true });
  }
}
