import { expect, test } from 'vitest';
import { detectDelimiter } from './detect-delimiter.ts';

test.each([
  ['title,author;x,price\n', ','],
  ['title;author;price\n"a,b,c,d,e,f";x;y', ';'],
  ['\n\ntitle\tauthor', '\t'],
  ['title|author', '|'],
  ['"one, two, three";"four"', ';'],
  ['title', ','],
  ['', ','],
])('The delimiter of %j is %j', (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter));
