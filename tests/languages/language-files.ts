import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the source language on each side, without its code: every language has the same. */
const sides = [
  { path: 'contract/languages', isFolder: false },
  { path: 'backend/languages', isFolder: true },
  { path: 'storefront/translations', isFolder: true },
  { path: 'sandbox/messages', isFolder: false },
];

/** The files of a language; `source` is the language whose files are the pattern. */
export function languageFiles(root: string, code: string, source = 'sv'): string[] {
  return sides.flatMap(({ path, isFolder }) =>
    isFolder
      ? readdirSync(join(root, path, source)).map((file) => `${path}/${code}/${file}`)
      : [`${path}/${code}.ts`],
  );
}

export function missingLanguageFiles(root: string, code: string): string[] {
  return languageFiles(root, code).filter((file) => !existsSync(join(root, file)));
}

/** Codes of the folders and files that are there, on each side. */
export function languagesOnDisk(root: string): string[] {
  const names = sides.flatMap(({ path }) => readdirSync(join(root, path)));
  return [
    ...new Set(names.map((name) => name.replace(/\.ts$/, '')).filter((name) => /^[a-z]{2,3}$/.test(name))),
  ];
}
