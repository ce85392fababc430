import { describe, expect, test } from 'vitest';
import { type ScrollMove, scrollTarget } from './scroll-target.ts';

const move: ScrollMove = {
  from: 'home',
  to: 'product',
  hash: '',
  saved: undefined,
  isReplaced: false,
};

describe('scroll target after navigation', () => {
  test('to the top', () => {
    expect(scrollTarget(move)).toEqual({ to: 'top' });
  });

  test('stays between account pages', () => {
    expect(scrollTarget({ ...move, from: 'account', to: 'account-orders' })).toEqual({
      to: 'stay',
    });
    expect(scrollTarget({ ...move, from: 'account-orders', to: 'account-balance' })).toEqual({
      to: 'stay',
    });
  });

  test('to the top when the account is entered or left', () => {
    expect(scrollTarget({ ...move, to: 'account-orders' })).toEqual({ to: 'top' });
    expect(scrollTarget({ ...move, from: 'account-orders' })).toEqual({ to: 'top' });
  });

  test('to the top for a route that is not a screen', () => {
    expect(scrollTarget({ ...move, from: 'account', to: undefined })).toEqual({ to: 'top' });
  });

  test('to the anchor in the hash', () => {
    expect(scrollTarget({ ...move, hash: '#reviews' })).toEqual({ to: 'anchor', id: 'reviews' });
  });

  test('to an anchor between account pages and on the same page too', () => {
    const account = { ...move, from: 'account', to: 'account-settings', hash: '#delivery' };
    expect(scrollTarget(account)).toEqual({ to: 'anchor', id: 'delivery' });
    expect(scrollTarget({ ...move, isReplaced: true, hash: '#x' })).toEqual({ to: 'anchor', id: 'x' });
  });

  test('decodes an anchor', () => {
    expect(scrollTarget({ ...move, hash: '#%C3%A5-%C3%B6' })).toEqual({ to: 'anchor', id: 'å-ö' });
    expect(scrollTarget({ ...move, hash: '#100%' })).toEqual({ to: 'anchor', id: '100%' });
  });

  test('ignores an empty hash', () => {
    expect(scrollTarget({ ...move, hash: '#' })).toEqual({ to: 'top' });
  });

  test('a saved position comes first', () => {
    const back = { ...move, saved: 1234, hash: '#reviews', isReplaced: true };
    expect(scrollTarget(back)).toEqual({ to: 'position', y: 1234 });
  });

  test('a saved position may be 0', () => {
    expect(scrollTarget({ ...move, saved: 0, isReplaced: true })).toEqual({ to: 'position', y: 0 });
  });

  test('stays when only the query changes', () => {
    expect(scrollTarget({ ...move, isReplaced: true })).toEqual({ to: 'stay' });
  });
});
