import { expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { isCommonPassword } from './common-passwords.ts';

const isCommon = async (password: string, email = 'anna.berg@example.se') =>
  isCommonPassword(await digestPassword(password), email);

test.each(['password', 'Password123', 'QWERTYUIOP', 'lösenord', 'Salasana1', '12345678', 'Passord!', ''])(
  'It is guessed at once: %j',
  async (password) => {
    expect(await isCommon(password)).toBe(true);
  },
);

test.each(['anna.berg@example.se', 'anna.berg', 'Anna.berg'])(
  'So is the own address: %s',
  async (password) => {
    expect(await isCommon(password)).toBe(true);
  },
);

test.each(['fyra grå hästar', 'anna.berg@example.dk', 'tK9#vv2m'])(
  'It is not on the list: %s',
  async (password) => {
    expect(await isCommon(password)).toBe(false);
  },
);
