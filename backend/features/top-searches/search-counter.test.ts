import { describe, expect, test } from 'vitest';
import { countedTerm } from './search-counter.ts';

describe('A search term', () => {
  test.each([
    ['Selma Lagerlöf', 'selma lagerlöf'],
    ['  nils   HOLGERSSON ', 'nils holgersson'],
    ['1984', '1984'],
    ['fahrenheit 451', 'fahrenheit 451'],
    ['978-91-0-012345-1', '9789100123451'],
    ['ISBN 9789100123451', '9789100123451'],
  ])('is counted in lower case without extra spaces: %s', (text, term) => {
    expect(countedTerm(text)).toBe(term);
  });

  test.each([
    'anna@example.com',
    '070-123 45 67',
    '+46 70 123 45 67',
    '19800101-1234',
    '9789100000000',
    // A phone number whose last digit is also that of an ISBN-10.
    '0701234504',
    '070-123 45 04',
    'ab',
    '',
    'x'.repeat(61),
    '<script>',
    'a\u0000bc',
  ])('is not counted if it may be personal or cannot be displayed: %j', (text) => {
    expect(countedTerm(text)).toBeNull();
  });
});
