import { describe, expect, test } from 'vitest';
import { da } from './words-da.ts';
import { en } from './words-en.ts';
import { fi } from './words-fi.ts';
import { nb } from './words-nb.ts';
import { sv } from './words-sv.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(Object.entries({ da, en, fi, nb }))('The words in %s', (_, t) => {
  test('are all there, and take the same values as the Swedish ones', () => {
    const differing = Object.entries(sv).filter(
      ([key, text]) =>
        String(placeholders(t[key as keyof typeof sv])) !== String(placeholders(text)) ||
        t[key as keyof typeof sv].trim() === '',
    );
    expect(differing).toEqual([]);
  });
});
