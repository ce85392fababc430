import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { formWith } from './form.fixture.ts';
import { readInteger, readPassword, readText } from './read-form-fields.ts';

test('reads a text without surrounding spaces', () => {
  expect(readText(formWith({ city: '  New York ' }), 'city')).toBe('New York');
});

test('reads a missing field and a file as an empty text', () => {
  const form = formWith({});
  form.set('city', new File([], 'city.txt'));
  expect(readText(form, 'city')).toBe('');
  expect(readText(form, 'street')).toBe('');
});

test('cuts a text at the given limit, or at the contract’s', () => {
  const form = formWith({ message: `  ${'x'.repeat(5000)}` });
  expect(readText(form, 'message', 20)).toBe('x'.repeat(20));
  expect(readText(form, 'message')).toHaveLength(LIMITS.checkoutMessage);
});

test('reads a password as it was typed', () => {
  expect(readPassword(formWith({ password: ' secret ' }), 'password')).toBe(' secret ');
  expect(readPassword(formWith({}), 'password')).toBe('');
});

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['1234567890', null],
])('reads %j as the integer %j', (text, expected) => {
  expect(readInteger(formWith({ id: text }), 'id')).toBe(expected);
});
