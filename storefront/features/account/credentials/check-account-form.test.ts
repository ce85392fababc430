import { describe, expect, test } from 'vitest';
import { formWith } from '#storefront/forms/form.fixture.ts';
import {
  checkEmail,
  checkNewAccount,
  checkPasswordChange,
  checkSignIn,
  readEmail,
  recheckAccountErrors,
} from './check-account-form.ts';

const email = 'anna@example.com';

test('ignores spaces around an e-mail address', () => {
  expect(readEmail(formWith({ email: ' anna@example.com ' }))).toBe(email);
  expect(checkEmail(formWith({ email: ' anna@example.com ' }))).toEqual({});
});

test('reads a file as an empty text', () => {
  const data = new FormData();
  data.set('email', new File([], 'x'));
  expect(checkEmail(data)).toEqual({ email: 'field.email' });
});

describe('signing in', () => {
  test.each([
    [{}, { email: 'field.email', password: 'field.passwordEmpty' }],
    [{ email: 'anna@', password: 'x' }, { email: 'field.email' }],
    [{ email, password: '' }, { password: 'field.passwordEmpty' }],
    // Older passwords may be shorter.
    [{ email, password: 'kort' }, {}],
    [{ email, password: ' ' }, {}],
  ])('%j has the errors %j', (values, fieldErrors) => {
    expect(checkSignIn(formWith(values))).toEqual(fieldErrors);
  });
});

describe('a new account', () => {
  test.each([
    [{}, { email: 'field.email', password: 'field.passwordEmpty' }],
    [{ email, password: '1234567', confirm: '1234567' }, {}],
    [{ email, password: '123456', confirm: '123456' }, { password: 'field.passwordWeak' }],
    [{ email, password: '1234567', confirm: '' }, { confirm: 'field.passwordMatch' }],
    [{ email, password: 'Hemligt', confirm: 'hemligt' }, { confirm: 'field.passwordMatch' }],
    [
      { email, password: 'kort', confirm: 'kår' },
      { password: 'field.passwordWeak', confirm: 'field.passwordMatch' },
    ],
    // The length is in characters, not in UTF-16 units.
    [{ email, password: '📚📚📚📚', confirm: '📚📚📚📚' }, { password: 'field.passwordWeak' }],
  ])('%j has the errors %j', (values, fieldErrors) => {
    expect(checkNewAccount(formWith(values))).toEqual(fieldErrors);
  });
});

describe('a password change', () => {
  test.each([
    [{}, { password: 'field.passwordEmpty', newPassword: 'field.passwordEmpty' }],
    [{ password: 'gammalt', newPassword: 'ny', confirm: 'ny' }, { newPassword: 'field.passwordWeak' }],
    [{ password: 'kort', newPassword: 'alldeles nytt', confirm: 'alldeles nytt' }, {}],
  ])('%j has the errors %j', (values, fieldErrors) => {
    expect(checkPasswordChange(formWith(values))).toEqual(fieldErrors);
  });
});

describe('while the form is filled in', () => {
  const weak = { password: 'field.passwordWeak' } as const;
  const mismatch = { confirm: 'field.passwordMatch' } as const;

  test('a changed password is checked together with its repetition', () => {
    expect(recheckAccountErrors({ ...weak, ...mismatch }, mismatch, 'password')).toEqual(mismatch);
    expect(recheckAccountErrors(mismatch, {}, 'password')).toEqual({});
  });

  test('a field without an error gets none', () => {
    expect(recheckAccountErrors({}, { ...weak, ...mismatch }, 'password')).toEqual({});
  });

  test('an error that only the backend can find stays until its own field is changed', () => {
    const exists = { email: 'createAccount.exists' } as const;
    expect(recheckAccountErrors(exists, {}, 'password')).toEqual(exists);
    expect(recheckAccountErrors(exists, {}, 'email')).toEqual({});
  });
});
