import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { ProductFileError } from './product-file-error.ts';

interface FoundFile {
  path: string;
  /** From the file's name; empty for a single file. */
  title: string;
}

const maxParts = 500;
const isSupported = (name: string) => /\.(epub|pdf|mp3|m4[ab]|wav)$/i.test(name) && !name.startsWith('.');
const compareNames = new Intl.Collator('en', { numeric: true }).compare;

/** A file, or the files of a folder in the order of their names. Files of other types in a folder are left out. */
export async function findFiles(path: string): Promise<FoundFile[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new ProductFileError(`There is no folder and no file ${path}.`);
  if (!found.isDirectory()) return [{ path, title: '' }];
  const names = (await readdir(path)).filter(isSupported).sort(compareNames);
  if (names.length === 0) throw new ProductFileError(`The folder ${path} has no EPUB, PDF or audio file.`);
  if (names.length > maxParts)
    throw new ProductFileError(`The folder ${path} has more than ${maxParts} files.`);
  return names.map((name) => ({ path: join(path, name), title: names.length > 1 ? titleOf(name) : '' }));
}

/** `01 - The island.mp3` has the title `The island`. A name of digits only is the title. */
export function titleOf(name: string): string {
  const stem = basename(name, extname(name)).replaceAll('_', ' ').trim();
  return (stem.replace(/^\d+[\s.-]*/, '') || stem).slice(0, 200);
}
