import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { languageFiles, languagesOnDisk, missingLanguageFiles } from './language-files.ts';

const root = join(import.meta.dirname, '../..');

test.each(LOCALE_CODES)('%s has the files of every other language, on every side', (code) => {
  expect(missingLanguageFiles(root, code)).toEqual([]);
  for (const other of LOCALE_CODES)
    expect(languageFiles(root, code, other).sort()).toEqual(languageFiles(root, code).sort());
});

test('no side has a language that contract/locales.ts does not list', () => {
  expect(languagesOnDisk(root).sort()).toEqual([...LOCALE_CODES].sort());
});

test('a language without files is reported with all of them', () => {
  expect(missingLanguageFiles(root, 'xx')).toEqual(languageFiles(root, 'xx'));
  expect(languageFiles(root, 'xx')).toContain('storefront/translations/xx/base.ts');
});
