import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { MESSAGE_CHUNKS } from '../translations/translation.ts';
import { CORE_CHARACTERS } from './core-characters.ts';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const core = new Set([...CORE_CHARACTERS].map((character) => character.codePointAt(0) ?? 0));

function faceOf(file: string): string {
  const face = css.split('@font-face').find((text) => text.includes(file));
  if (!face) throw new Error(`fonts.css has no ${file}.`);
  return face;
}

function rangeOf(face: string): Set<number> {
  const range = /unicode-range:([^;]+);/s.exec(face)?.[1] ?? '';
  return new Set(
    [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

describe.each(['fraunces-core.woff2', 'schibsted-grotesk-core.woff2'])('%s', (file) => {
  const bytes = readFileSync(join(import.meta.dirname, 'fonts', file));

  test('has the characters of its unicode-range, which are the core characters', () => {
    const font = create(bytes) as Font;
    const characters = new Set(font.characterSet);
    expect([...core].filter((character) => !characters.has(character) && !isInvisible(character))).toEqual(
      [],
    );
    expect(rangeOf(faceOf(file))).toEqual(core);
  });
});

test('all files are part of the shop: none is loaded from another origin (decisions §3)', () => {
  const urls = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !/^(\.\/fonts|@fontsource-variable)\//.test(url))).toEqual([]);
});

test('both fonts together have at most 50 KB', () => {
  const sizes = ['fraunces', 'schibsted-grotesk'].map(
    (name) => readFileSync(join(import.meta.dirname, `fonts/${name}-core.woff2`)).byteLength,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(50_000);
});

test('texts in style sheets need no larger file', () => {
  const storefront = join(import.meta.dirname, '..');
  const texts = globSync('**/*.css', { cwd: storefront }).flatMap((file) =>
    [...readFileSync(join(storefront, file), 'utf8').matchAll(/content: "([^"\\]+)"/g)].map(
      ([, text]) => text,
    ),
  );
  expect(texts).toContain('›');
  const larger = rangeOf(faceOf('schibsted-grotesk-latin-wght-normal.woff2'));
  expect([...texts.join('')].filter((character) => larger.has(character.codePointAt(0) ?? 0))).toEqual([]);
});

test.each(LOCALE_CODES)('the messages in %s need no other characters', async (locale) => {
  const files = await Promise.all(
    ['base', ...MESSAGE_CHUNKS].map((name) =>
      readFileSync(join(import.meta.dirname, `../translations/${locale}/${name}.ts`), 'utf8'),
    ),
  );
  const others = [...new Set(files.join(''))].filter(
    (character) => !core.has(character.codePointAt(0) ?? 0) && !/\s/.test(character),
  );
  expect(others).toEqual([]);
});

/** Browsers draw a missing soft hyphen, space or joiner themselves. */
function isInvisible(character: number): boolean {
  return [0xad, 0x2011, 0x202f, 0x2060].includes(character);
}
