import { describe, expect, test } from 'vitest';
import { SCREENS } from './paths.ts';
import { rulesOf, SCREEN_RULES, type ScreenRules } from './screens.ts';

const screensWith = (column: keyof ScreenRules) =>
  SCREENS.filter((screen) => SCREEN_RULES[screen][column]).sort();

describe('columns of the table of screens', () => {
  test('account pages need a sign-in', () => {
    const guarded = SCREENS.filter((screen) => SCREEN_RULES[screen].guard === 'authenticated');
    expect(guarded.sort()).toEqual(screensWith('isAccount'));
    expect(screensWith('isAccount')).toEqual([
      'account',
      'account-balance',
      'account-library',
      'account-orders',
      'account-password',
      'account-settings',
    ]);
  });

  test('checkout, gift card, order and withdrawal pages are private', () => {
    expect(screensWith('isPrivate')).toEqual([
      'checkout',
      'checkout-confirm',
      'checkout-fail',
      'gift-cards',
      'order',
      'order-cancel',
      'order-look-up',
      'withdrawal',
    ]);
  });

  test('no personal page is shared with other visitors', () => {
    const personal = SCREENS.filter((screen) => {
      const { isPrivate, isAccount } = SCREEN_RULES[screen];
      return isPrivate || isAccount || ['favorites', 'content-preview', 'preview-widgets'].includes(screen);
    });
    const shared = [...screensWith('isShared'), ...screensWith('isImpersonal')];
    expect(personal.filter((screen) => shared.includes(screen))).toEqual([]);
  });

  test('no shared page is untracked, so that every tracked path can be shown', () => {
    expect(screensWith('isUntracked').filter((screen) => SCREEN_RULES[screen].isShared)).toEqual([]);
  });

  test('only the search is a search', () => {
    expect(screensWith('isSearch')).toEqual(['search']);
  });
});

test.each([undefined, 'catch-all', 'constructor', ''])('%j has no rules', (screen) => {
  expect(rulesOf(screen)).toEqual({});
});
