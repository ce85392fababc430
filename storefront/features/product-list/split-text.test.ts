import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

test('a short text stays whole', () => {
  expect(splitText('Kort.')).toEqual(['Kort.', '']);
});

test('a long text is divided after a sentence, and nothing of it is lost', () => {
  const [beginning, rest] = splitText(`${'En mening till. '.repeat(60)}`.trim());
  expect(beginning.endsWith('.')).toBe(true);
  expect(beginning.length).toBeLessThanOrEqual(320);
  expect(rest).not.toBe('');
  const letters = (text: string) => text.replace(/\s/g, '');
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), (text) => {
      expect(letters(splitText(text).join(''))).toBe(letters(text));
    }),
  );
});
