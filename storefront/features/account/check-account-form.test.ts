import { describe, expect, test } from 'vitest';
import {
  checkEmail,
  checkNewAccount,
  checkPasswordChange,
  checkSignIn,
  emailIn,
  problemsWhenLeft,
  problemsWhileTyping,
} from './check-account-form.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const email = 'anna@example.com';

test('spaces around an address are not part of it', () => {
  expect(emailIn(form({ email: ' anna@example.com ' }))).toBe(email);
  expect(checkEmail(form({ email: ' anna@example.com ' }))).toEqual({});
});

test('a file in place of a text is no text', () => {
  const data = new FormData();
  data.set('email', new File([], 'x'));
  expect(checkEmail(data)).toEqual({ email: 'field.email' });
});

describe('signing in', () => {
  test.each([
    [{}, { email: 'field.email', password: 'field.passwordEmpty' }],
    [{ email: 'anna@', password: 'x' }, { email: 'field.email' }],
    [{ email, password: '' }, { password: 'field.passwordEmpty' }],
    // Whoever has an older, shorter one must get in.
    [{ email, password: 'kort' }, {}],
    [{ email, password: ' ' }, {}],
  ])('%j', (values, problems) => {
    expect(checkSignIn(form(values))).toEqual(problems);
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
    // Signs count, not the units they are stored in.
    [{ email, password: '📚📚📚📚', confirm: '📚📚📚📚' }, { password: 'field.passwordWeak' }],
  ])('%j', (values, problems) => {
    expect(checkNewAccount(form(values))).toEqual(problems);
  });
});

describe('another password', () => {
  test.each([
    [{}, { password: 'field.passwordEmpty', newPassword: 'field.passwordEmpty' }],
    [{ password: 'gammalt', newPassword: 'ny', confirm: 'ny' }, { newPassword: 'field.passwordWeak' }],
    [{ password: 'kort', newPassword: 'alldeles nytt', confirm: 'alldeles nytt' }, {}],
  ])('%j', (values, problems) => {
    expect(checkPasswordChange(form(values))).toEqual(problems);
  });
});

describe('while a form is filled in', () => {
  const weak = { password: 'field.passwordWeak' } as const;
  const mismatch = { confirm: 'field.passwordMatch' } as const;

  test('a field is told what is wrong when it is left, and only that field', () => {
    expect(problemsWhenLeft({}, { ...weak, ...mismatch }, 'password')).toEqual(weak);
    expect(problemsWhenLeft(weak, mismatch, 'email')).toEqual(weak);
  });

  test('nothing new is wrong while it is typed', () => {
    expect(problemsWhileTyping({}, { ...weak, ...mismatch }, 'password')).toEqual({});
  });

  test('what was wrong is right with the letter that makes it so', () => {
    expect(problemsWhileTyping({ ...weak, ...mismatch }, mismatch, 'password')).toEqual(mismatch);
    expect(problemsWhileTyping(mismatch, {}, 'password')).toEqual({});
  });

  test('what only the shop knows stays until its own field is changed', () => {
    const exists = { email: 'createAccount.exists' } as const;
    expect(problemsWhileTyping(exists, {}, 'password')).toEqual(exists);
    expect(problemsWhileTyping(exists, {}, 'email')).toEqual({});
  });
});
