import { expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

test('paragraphs, lists, links and entities become plain text', () => {
  const html =
    '<h2>Pris &amp; moms</h2>\n<p>Se <a href="/x">frakt</a>.</p>\n<ul>\n<li>Ett</li>\n<li>Två&nbsp;kr</li>\n</ul>';
  expect(plainTextOf(html)).toBe('Pris & moms\n\nSe frakt.\n\n– Ett\n– Två kr');
  expect(plainTextOf('')).toBe('');
});
