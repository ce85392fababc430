import { expect, test } from 'vitest';
import { marksOf } from './load-market-options.ts';

const option = (label: string, marks: string[] = [], logo: string | null = null) => ({ label, marks, logo });

test('an option is shown by its brands, else by its name with an icon', () => {
  expect(
    marksOf([option('Kort', ['visa', 'mastercard']), option('Faktura'), option('Brev', ['letter'])]),
  ).toEqual([
    { name: 'Visa' },
    { name: 'Mastercard' },
    { name: 'Faktura' },
    { name: 'Brev', icon: 'letter' },
  ]);
});

test('an uploaded logo replaces the marks, and unknown marks are ignored', () => {
  expect(marksOf([option('Kort', ['visa'], '/images/card.svg'), option('Drönare', ['drone'])])).toEqual([
    { name: 'Kort', logo: '/images/card.svg' },
    { name: 'Drönare' },
  ]);
});

test('the same brand of two providers is shown once', () => {
  expect(marksOf([option('Kort', ['visa']), option('Card', ['visa'])])).toEqual([{ name: 'Visa' }]);
});
