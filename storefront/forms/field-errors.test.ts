import { describe, expect, test } from 'vitest';
import { addFieldError, type FieldErrors, hasFieldErrors, recheckFieldErrors } from './field-errors.ts';

const weak: FieldErrors = { password: 'weak' };
const mismatch: FieldErrors = { confirm: 'mismatch' };

test('a form without errors has none', () => {
  expect(hasFieldErrors({})).toBe(false);
  expect(hasFieldErrors(weak)).toBe(true);
});

describe('leaving a field', () => {
  test('adds the error of that field only', () => {
    expect(addFieldError({}, { ...weak, ...mismatch }, 'password')).toEqual(weak);
  });

  test('keeps the errors where the field has none', () => {
    expect(addFieldError(weak, mismatch, 'email')).toBe(weak);
  });
});

describe('changing a field', () => {
  const isPassword = (field: string) => field === 'password';

  test('removes its error once the field is valid', () => {
    expect(recheckFieldErrors({ ...weak, ...mismatch }, {}, isPassword)).toEqual(mismatch);
  });

  test('replaces its error by the current one', () => {
    expect(recheckFieldErrors(weak, { password: 'empty' }, isPassword)).toEqual({ password: 'empty' });
  });

  test('adds no first error', () => {
    expect(recheckFieldErrors({}, weak, isPassword)).toEqual({});
  });
});
