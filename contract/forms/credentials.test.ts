import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUTH } from '../auth.ts';
import { newAccountSchema, passwordChangeSchema, signInSchema } from './credentials.ts';
import { findFieldErrors } from './field-error.ts';

const email = 'anna@example.se';

test('a password is chosen with enough characters and repeated exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (password, other) => {
      const errors = findFieldErrors(newAccountSchema, { email, password, confirm: other });
      const expected = [];
      if (password === '') expected.push({ field: 'password', rule: 'required' });
      else if ([...password].length < AUTH.minPasswordLength)
        expected.push({ field: 'password', rule: 'weak-password' });
      if (password !== '' && password !== other) expected.push({ field: 'confirm', rule: 'password-match' });
      expect(errors).toEqual(expected);
    }),
  );
});

test('the current password may be shorter', () => {
  expect(findFieldErrors(signInSchema, { email, password: 'x' })).toEqual([]);
  const change = { password: 'x', newPassword: 'alldeles nytt', confirm: 'alldeles nytt' };
  expect(findFieldErrors(passwordChangeSchema, change)).toEqual([]);
});

test('an e-mail address is required and checked', () => {
  expect(findFieldErrors(signInSchema, { email: ' ', password: 'x' })).toEqual([
    { field: 'email', rule: 'required' },
  ]);
  expect(findFieldErrors(signInSchema, { email: 'anna@', password: 'x' })).toEqual([
    { field: 'email', rule: 'email' },
  ]);
});
