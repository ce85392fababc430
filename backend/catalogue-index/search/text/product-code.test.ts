import { describe, expect, test } from 'vitest';
import { CodeIndex, CodeIndexBuilder } from '../segments/code-index.ts';
import { isIsbn, isOnlyCode, normalizeCode } from './product-code.ts';

describe('normalizeCode', () => {
  test.each([
    ['978-91-0-012345-7', '9789100123457'],
    ['978 91 0 012345 7', '9789100123457'],
    ['978–91–0–012345–7', '9789100123457'],
    ['KV-000123', 'kv000123'],
    ['kv 000123', 'kv000123'],
    ['0-306-40615-2', '9780306406157'],
    ['ISBN 0-306-40615-2', '9780306406157'],
    ['ISBN-13: 978-0-306-40615-7', '9780306406157'],
    ['0-8044-2957-X', '9780804429573'],
    ['0306406153', '0306406153'],
    ['isbn', 'isbn'],
    ['', null],
    [' - ', null],
    ['9'.repeat(10_000), null],
  ])('%s', (text, code) => {
    expect(normalizeCode(text)).toBe(code);
  });
});

test.each([
  ['9780306406157', true],
  ['KV-12', true],
  ['kv000123', true],
  ['1984', false],
  ['hobbit', false],
  ['r2d2', false],
])('%s can only be a code: %s', (text, expected) => {
  expect(isOnlyCode(text)).toBe(expected);
});

test.each([
  ['978-0-306-40615-7', true],
  ['0-306-40615-2', true],
  ['979 10 90636 07 1', true],
  ['1939–1945', false],
  ['0306406153', false],
  ['KV-100', false],
])('%s is an ISBN: %s', (text, expected) => {
  expect(isIsbn(text)).toBe(expected);
});

describe('CodeIndex', () => {
  const builder = new CodeIndexBuilder();
  builder.add(0, ['KV-1', '9780306406157']);
  builder.add(1, ['KV-2', '0000123']);
  builder.add(2, ['KV-3', 'KV-2', '123']);
  const index = new CodeIndex(builder.build());
  index.add(3, ['kv 1', 'NEW-9']);

  test.each([
    ['kv1', [0, 3]],
    ['KV-2', [1, 2]],
    ['0-306-40615-2', [0]],
    ['123', [2]],
    ['0000123', [1]],
    ['new9', [3]],
    ['KV', []],
    ['KV-11', []],
    ['', []],
  ])('%s', (text, ordinals) => {
    expect(index.find(text)).toEqual(ordinals);
  });

  test('does not round a code of many digits', () => {
    const codes = new CodeIndex(null);
    codes.add(0, ['12345678901234567']);
    expect(codes.find('12345678901234567')).toEqual([0]);
    expect(codes.find('12345678901234568')).toEqual([]);
  });

  test('finds nothing without products', () => {
    expect(new CodeIndex(null).find('KV-1')).toEqual([]);
    expect(new CodeIndex(new CodeIndexBuilder().build()).find('KV-1')).toEqual([]);
  });
});
