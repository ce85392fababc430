import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

test('does not split a short text', () => {
  expect(splitText('Kort.')).toEqual(['Kort.', '']);
});

test('splits a long text after a sentence without losing any of it', () => {
  const [start, rest] = splitText(`${'En mening till. '.repeat(60)}`.trim());
  expect(start.endsWith('.')).toBe(true);
  expect(start.length).toBeLessThanOrEqual(320);
  expect(rest).not.toBe('');
  const letters = (text: string) => text.replace(/\s/g, '');
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), (text) => {
      expect(letters(splitText(text).join(''))).toBe(letters(text));
    }),
  );
});
