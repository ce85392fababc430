import { describe, expect, test } from 'vitest';
import { correctedQuery } from './corrected-query.ts';

const gosta = { title: 'Gösta Berlings saga', names: ['Selma Lagerlöf'] };
const arne = { title: 'Herr Arnes penningar', names: ['Selma Lagerlöf'] };
const love = { title: 'Kærlighed i kolera', names: ['Karen Blixen-Finecke'] };

describe('a correction', () => {
  test.each([
    ['sv-SE', 'gösta berlngs sga', [gosta], 'Gösta Berlings saga'],
    ['sv-SE', 'berlngs gösta', [gosta], 'Gösta Berlings saga'],
    ['sv-SE', 'berlngs', [gosta], 'Berlings'],
    ['sv-SE', 'selma lagerlöff', [gosta], 'Selma Lagerlöf'],
    ['sv-SE', 'lagerlof penninger', [gosta, arne], 'Lagerlöf penningar'],
    ['sv-SE', 'selma lagerlöf qwqwqwqw', [arne], 'Selma Lagerlöf'],
    ['da-DK', 'kaerligehd i koleraen', [love], 'Kærlighed i kolera'],
    ['en-GB', 'kaerligehd blixn', [love], 'Kærlighed Blixen-Finecke'],
  ])('in %s of %s has the words as they are written', (languageId, text, sources, correction) => {
    expect(correctedQuery(text, languageId, sources)).toBe(correction);
  });

  test.each([
    ['brott straff', [gosta]],
    ['gösta qwqwqwqw zxzxzxzx', [gosta]],
    ['gosta berlings saga', [gosta]],
    ['i', [love]],
    ['', [gosta]],
    ['gösta', []],
  ])('does not exist for %s', (text, sources) => {
    expect(correctedQuery(text, 'sv-SE', sources)).toBeNull();
  });
});
