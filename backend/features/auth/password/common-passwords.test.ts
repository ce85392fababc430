import { expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { isCommonPassword } from './common-passwords.ts';

const isCommon = async (password: string, email = 'anna.berg@example.se') =>
  isCommonPassword(await digestPassword(password), email);

test.each(['password', 'Password123', 'QWERTYUIOP', 'lösenord', 'Salasana1', '12345678', 'Passord!', ''])(
  'Finds a common password: %j',
  async (password) => {
    expect(await isCommon(password)).toBe(true);
  },
);

test.each(['anna.berg@example.se', 'anna.berg', 'Anna.berg'])(
  'Finds the customer’s e-mail address: %s',
  async (password) => {
    expect(await isCommon(password)).toBe(true);
  },
);

test.each(['fyra grå hästar', 'anna.berg@example.dk', 'tK9#vv2m'])(
  'Accepts other passwords: %s',
  async (password) => {
    expect(await isCommon(password)).toBe(false);
  },
);
