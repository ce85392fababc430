import { expect, test } from 'vitest';
import { readAuthors } from './author-names.ts';

test.each([
  ['Lagerlöf, Selma', ['Selma Lagerlöf']],
  ['Selma Lagerlöf', ['Selma Lagerlöf']],
  ['Lagerlöf, Selma; Heidenstam, Verner von', ['Selma Lagerlöf', 'Verner von Heidenstam']],
  ['Sjöwall, Maj | Wahlöö, Per|', ['Maj Sjöwall', 'Per Wahlöö']],
  ['Sjöwall, Maj; Maj Sjöwall', ['Maj Sjöwall']],
  ['Kennedy, John F. (John Fitzgerald)', ['John F. Kennedy']],
  ['Carroll, Lewis, 1832-1898; Doe, Jane [Illustrator]', ['Lewis Carroll', 'Jane Doe']],
  ['United States', ['United States']],
  ['United States. Central Intelligence Agency', ['United States. Central Intelligence Agency']],
  ['National Atomic Museum (U.S.)', ['National Atomic Museum (U.S.)']],
  ['Homer', ['Homer']],
  ['Alger, Horatio, Jr.', ['Horatio Alger Jr.']],
  ['Malory, Thomas, Sir', ['Sir Thomas Malory']],
  ['Wood, Henry, Mrs.', ['Mrs. Henry Wood']],
  ['Webb, J. B., Mrs. (Annie)', ['Mrs. J. B. Webb']],
  ['Tennyson, Alfred Tennyson, Baron', ['Alfred Tennyson']],
  ['Tolstoy, Leo, graf', ['Leo Tolstoy']],
  ['Hayes, Edward, active 1602', ['Edward Hayes']],
  ['Arnim, Ludwig Achim, Freiherr von', ['Ludwig Achim Freiherr von Arnim']],
  ['Ségur, Sophie, comtesse de', ['Sophie, comtesse de Ségur']],
  ["Orléans, Charlotte-Elisabeth, duchesse d'", ["Charlotte-Elisabeth, duchesse d'Orléans"]],
  ['Augustine, of Hippo, Saint', ['Augustine of Hippo']],
  ['Chrétien, de Troyes, active 12th century', ['Chrétien de Troyes']],
  ['Marguerite, Queen, consort of Henry IV, King of France', ['Queen Marguerite']],
  ['Harper & Brothers, Inc.', ['Harper & Brothers, Inc.']],
  ['Lagerlöf,', ['Lagerlöf']],
])('%j names %j', (cell, names) => expect(readAuthors(cell)).toEqual(names));

test('names can stay as written', () => {
  expect(readAuthors('Nilsson, Anna; Berg,  Bo', { asWritten: true })).toEqual(['Nilsson, Anna', 'Berg, Bo']);
});
