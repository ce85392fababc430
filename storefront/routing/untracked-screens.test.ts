import { describe, expect, test } from 'vitest';
import { linkTo } from './links/link-to.ts';
import { SCREENS } from './paths.ts';
import { rulesOf } from './screens.ts';
import { isUntrackedPath } from './untracked-screens.ts';

describe('third-party scripts', () => {
  test.each(SCREENS.filter((screen) => rulesOf(screen).isAccount || /^(order|withdrawal)/.test(screen)))(
    'are not loaded on %s',
    (screen) => {
      expect(rulesOf(screen).isUntracked).toBe(true);
    },
  );

  test.each(['checkout', 'sign-in', 'create-account', 'forgot-password', 'reset-password', 'newsletter'])(
    'are not loaded on %s',
    (screen) => expect(rulesOf(screen).isUntracked).toBe(true),
  );

  test.each(['home', 'product', 'checkout-confirm', 'checkout-fail', 'content', 'not-found', undefined])(
    'are loaded with consent on %s',
    (screen) => expect(rulesOf(screen).isUntracked).toBeFalsy(),
  );
});

test.each([
  ['fi', undefined],
  ['sv', undefined],
  ['en', 'de'],
] as const)('recognizes untracked paths in %s', (locale, pathMarket) => {
  const localeScope = { locale, pathMarket };
  const home = linkTo(localeScope, 'home').replace(/\/$/, '');
  const isUntracked = (pathname: string) => isUntrackedPath(localeScope, pathname);
  expect(isUntracked(linkTo(localeScope, 'reset-password'))).toBe(true);
  expect(isUntracked(linkTo(localeScope, 'checkout'))).toBe(true);
  expect(isUntracked(linkTo(localeScope, 'account-orders'))).toBe(true);
  expect(isUntracked(linkTo(localeScope, 'order', { publicId: 'c0ffee' }))).toBe(true);
  expect(isUntracked(`${home}/newsletter/confirm`)).toBe(true);
  expect(isUntracked(`${linkTo(localeScope, 'checkout')}/`)).toBe(true);
  expect(isUntracked(linkTo(localeScope, 'checkout').toUpperCase())).toBe(true);
  expect(isUntracked(linkTo(localeScope, 'checkout').replace('a', '%61'))).toBe(true);
  expect(isUntracked(`${linkTo(localeScope, 'checkout')}/x`)).toBe(false);
  expect(isUntracked(linkTo(localeScope, 'checkout-confirm'))).toBe(false);
  expect(isUntracked(linkTo(localeScope, 'home'))).toBe(false);
  expect(isUntracked(`${home}/kundservice`)).toBe(false);
  expect(isUntracked(`${home}/p/order`)).toBe(false);
});
