import { expect, test } from 'vitest';
import { isGiftCardTerm, suggestGiftCard } from './gift-card-term.ts';

test.each([
  'presentkort',
  'Gavekort',
  'gift card',
  'Gift-Cards',
  ' gift  cards ',
  'lahjakortti',
  'LAHJAKORTIT',
])('"%s" is a search for gift cards', (term) => expect(isGiftCardTerm(term)).toBe(true));

test.each(['present', 'gift', 'kort', 'presentkort bok', ''])('"%s" is a search for products', (term) =>
  expect(isGiftCardTerm(term)).toBe(false),
);

test.each([
  ['presen', 'presentkort'],
  ['Gaveko', 'gavekort'],
  ['gift c', 'gift card'],
  ['lahjak', 'lahjakortti'],
  ['gift', undefined],
  ['presentation', undefined],
])('suggests for "%s": %s', (typed, name) => expect(suggestGiftCard(typed)).toBe(name));
