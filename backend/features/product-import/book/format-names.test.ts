import { expect, test } from 'vitest';
import { formatOf } from './format-names.ts';

test.each([
  ['Inbunden', 'hardback'],
  ['Pocket', 'paperback'],
  ['HÄFTAD', 'trade-paperback'],
  ['Danskt band', 'Danskt band'],
  ['Ljudbok, nedladdningsbar', 'audio'],
  ['Ljudbok (CD)', 'audio-cd'],
  ['MP3\u2011CD', 'mp3-cd'],
  ['E\u2011bok (EPUB)', 'ebook'],
  ['E-bog (PDF)', 'ebook-pdf'],
  ['PDF', 'ebook-pdf'],
  ['Papbog', 'board-book'],
  [' Leather, signed ', 'Leather, signed'],
])('%s is the format %s', (name, format) => {
  expect(formatOf(name)).toBe(format);
});
