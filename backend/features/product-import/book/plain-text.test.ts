import { expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

test.each([
  ['One\r\ntwo', 'One\ntwo'],
  ['<p>One &amp; two</p>\n<p>Three<br/>four</p>', 'One & two\n\nThree\nfour'],
  ['One <i>two</i>\n\nthree &eacute;', 'One two\n\nthree é'],
  ['<ul><li>One</li><li>two</li></ul>', 'One\ntwo'],
  ['<p>One</p><script>alert(1)</script>', 'One'],
  ['1 < 2 > 0, <Anna> & AT&T', '1 < 2 > 0, <Anna> & AT&T'],
  ['<p></p>', ''],
])('%j is the text %j', (cell, text) => {
  expect(plainTextOf(cell)).toBe(text);
});
