import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedWork } from './seed-work.ts';

export interface ShelvedWork extends SeedWork {
  category: string;
}

const folder = join(import.meta.dirname, 'books');

/** All works with the category that their file is named after: `books/crime-nordic-noir.ts` → `crime/nordic-noir`. */
export async function readDemoBooks(): Promise<ShelvedWork[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const shelves = await Promise.all(
    names.map(async (name) => {
      const category = name.replace('.ts', '').replace('-', '/');
      const works: SeedWork[] = (await import(`./books/${name}`)).default;
      return works.map((work) => ({ ...work, category }));
    }),
  );
  return shelves.flat();
}
