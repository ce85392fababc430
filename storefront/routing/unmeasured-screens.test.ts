import { describe, expect, test } from 'vitest';
import { linkTo } from './link-to.ts';
import { isAccountRoute, isOrderRoute, SCREENS } from './paths.ts';
import { isUnmeasured, isUnmeasuredPath } from './unmeasured-screens.ts';

describe('nothing of others is loaded', () => {
  test.each(SCREENS.filter((screen) => isAccountRoute(screen) || isOrderRoute(screen)))('on %s', (screen) => {
    expect(isUnmeasured(screen)).toBe(true);
  });

  test.each(['checkout', 'sign-in', 'create-account', 'forgot-password', 'reset-password', 'newsletter'])(
    'on %s',
    (screen) => expect(isUnmeasured(screen)).toBe(true),
  );

  test.each(['home', 'product', 'checkout-confirm', 'checkout-fail', 'content', 'not-found', undefined])(
    'but on %s it is, for who allows it',
    (screen) => expect(isUnmeasured(screen)).toBe(false),
  );
});

test.each([
  ['fi', undefined],
  ['sv', undefined],
  ['en', 'de'],
] as const)('addresses in %s are known by the same list', (locale, pathMarket) => {
  const place = { locale, pathMarket };
  const home = linkTo(place, 'home').replace(/\/$/, '');
  const isKept = (pathname: string) => isUnmeasuredPath(place, pathname);
  expect(isKept(linkTo(place, 'reset-password'))).toBe(true);
  expect(isKept(linkTo(place, 'checkout'))).toBe(true);
  expect(isKept(linkTo(place, 'account-orders'))).toBe(true);
  expect(isKept(linkTo(place, 'order', { publicId: 'c0ffee' }))).toBe(true);
  expect(isKept(`${home}/newsletter/confirm`)).toBe(true);
  expect(isKept(`${linkTo(place, 'checkout')}/`)).toBe(true);
  expect(isKept(linkTo(place, 'checkout').toUpperCase())).toBe(true);
  expect(isKept(linkTo(place, 'checkout').replace('a', '%61'))).toBe(true);
  expect(isKept(`${linkTo(place, 'checkout')}/x`)).toBe(false);
  expect(isKept(linkTo(place, 'checkout-confirm'))).toBe(false);
  expect(isKept(linkTo(place, 'home'))).toBe(false);
  expect(isKept(`${home}/kundservice`)).toBe(false);
  expect(isKept(`${home}/p/order`)).toBe(false);
});
