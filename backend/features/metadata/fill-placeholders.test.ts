import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPlaceholders, hasPlaceholder } from './fill-placeholders.ts';

describe('Placeholders', () => {
  test.each([
    ['[name] – [brand]', { name: 'Doktor Glas', brand: 'Kvarto' }, 'Doktor Glas – Kvarto'],
    ['[NAME], [Name]', { name: 'Doktor Glas' }, 'Doktor Glas, Doktor Glas'],
    ['[pid]: [count]', { pid: 7, count: 0 }, '7: 0'],
    ['Buy [color] [artnr] [gender] now', {}, 'Buy now'],
    ['[search]', {}, null],
    ['[name] [sic]', { name: 'Glas' }, 'Glas [sic]'],
    ['[dlong]', { dlong: '<p>One <b>book</b></p>\n<p>Another</p>' }, 'One book Another'],
    ['1 < 2 > 0', {}, '1 < 2 > 0'],
    ['[dshort]', { dshort: null }, null],
    ['[name]', { name: '$& [brand]', brand: 'x' }, '$& [brand]'],
  ])('in “%s” with %o result in “%s”', (text, values, filled) => {
    expect(fillPlaceholders(text, values)).toBe(filled);
  });

  test('return null for a null text', () => {
    expect(fillPlaceholders(null, { name: 'Glas' })).toBeNull();
  });

  test('never remain in a text', () => {
    const word = fc.string().map((text) => text.replace(/[[\]]/g, ''));
    const part = fc.oneof(fc.constantFrom('[name]', '[pmin]', '[COLOR]', '[other]', ' '), word);
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const filled = fillPlaceholders(parts.join(''), { name: 'x' }) ?? '';
        expect(filled).toBe(filled.trim());
        expect(filled).not.toMatch(/\s\s/);
        expect(hasPlaceholder([filled], 'name', 'pmin', 'color')).toBe(false);
      }),
    );
  });

  test('are found in brackets only, ignoring case', () => {
    expect(hasPlaceholder([null, 'from [PMIN]'], 'pmin', 'pmax')).toBe(true);
    expect(hasPlaceholder(['[count] of [pmin'], 'pmin', 'pmax')).toBe(false);
    expect(hasPlaceholder(['count'], 'count')).toBe(false);
  });
});
