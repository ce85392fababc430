import { readFile } from 'node:fs/promises';
import { ContentError } from './content-error.ts';

interface ContentFile {
  path: string;
  text: string;
  document: unknown;
}

/** Reads a JSON file that an editor wrote. */
export async function readContentFile(path: string): Promise<ContentFile> {
  const fileError = (expected: string) => new ContentError(path, [{ path: '', expected }]);
  const text = await readFile(path, 'utf8').catch(() => {
    throw fileError('a readable file');
  });
  try {
    // Some editors begin a file with a byte order mark, which `JSON.parse` rejects.
    return { path, text, document: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    throw fileError(`JSON: ${(error as Error).message}`);
  }
}
