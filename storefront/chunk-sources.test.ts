import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { MESSAGE_CHUNKS } from './translations/translation.ts';

const MESSAGE_FILES = ['base', ...MESSAGE_CHUNKS];
const root = join(import.meta.dirname, '..');

/** Source paths in string literals, such as those of `*-chunk.ts`, with each locale and file of messages filled in. */
function sourcePaths(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|generated/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  return files
    .flatMap((text) => [...text.matchAll(/['`](storefront\/[\w./${}-]+\.tsx?)['`]/g)])
    .flatMap(([, path = '']) => LOCALE_CODES.map((locale) => path.replace(/\$\{locale\}/, locale)))
    .flatMap((path) => MESSAGE_FILES.map((file) => path.replace(/\$\{file\}/, file)));
}

test('every source path named in a string exists', () => {
  const paths = [...new Set(sourcePaths())];
  expect(paths).toContain('storefront/features/product/product-extras.tsx');
  expect(paths).toContain('storefront/translations/sv/account.ts');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
