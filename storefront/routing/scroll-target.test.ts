import { describe, expect, test } from 'vitest';
import { type ScrollMove, scrollTarget } from './scroll-target.ts';

const move: ScrollMove = {
  from: 'home___sv',
  to: 'product___sv',
  hash: '',
  saved: undefined,
  isReplaced: false,
};

describe('where the window goes after navigation', () => {
  test('to the top', () => {
    expect(scrollTarget(move)).toEqual({ to: 'top' });
  });

  test('nowhere between account pages', () => {
    expect(scrollTarget({ ...move, from: 'account___sv', to: 'account-orders___sv' })).toEqual({
      to: 'stay',
    });
    expect(scrollTarget({ ...move, from: 'account-orders___fi', to: 'account-balance___fi' })).toEqual({
      to: 'stay',
    });
  });

  test('to the top when the account is entered or left', () => {
    expect(scrollTarget({ ...move, to: 'account-orders___sv' })).toEqual({ to: 'top' });
    expect(scrollTarget({ ...move, from: 'account-orders___sv' })).toEqual({ to: 'top' });
  });

  test('to the top for a page that only has account in its name', () => {
    expect(scrollTarget({ ...move, from: 'my-account___sv', to: 'no-account___sv' })).toEqual({ to: 'top' });
  });

  test('to an anchor that is asked for', () => {
    expect(scrollTarget({ ...move, hash: '#reviews' })).toEqual({ to: 'anchor', id: 'reviews' });
  });

  test('to an anchor between account pages and on the same page too', () => {
    const account = { ...move, from: 'account___sv', to: 'account-settings___sv', hash: '#delivery' };
    expect(scrollTarget(account)).toEqual({ to: 'anchor', id: 'delivery' });
    expect(scrollTarget({ ...move, isReplaced: true, hash: '#x' })).toEqual({ to: 'anchor', id: 'x' });
  });

  test('an anchor’s name is read as it was before it became part of an address', () => {
    expect(scrollTarget({ ...move, hash: '#%C3%A5-%C3%B6' })).toEqual({ to: 'anchor', id: 'å-ö' });
    expect(scrollTarget({ ...move, hash: '#100%' })).toEqual({ to: 'anchor', id: '100%' });
  });

  test('a hash without a name is none', () => {
    expect(scrollTarget({ ...move, hash: '#' })).toEqual({ to: 'top' });
  });

  test('back to where the page was left, whatever else is true', () => {
    const back = { ...move, saved: 1234, hash: '#reviews', isReplaced: true };
    expect(scrollTarget(back)).toEqual({ to: 'position', y: 1234 });
  });

  test('back to the very top of a page is a position too', () => {
    expect(scrollTarget({ ...move, saved: 0, isReplaced: true })).toEqual({ to: 'position', y: 0 });
  });

  test('nowhere when only the query changes', () => {
    expect(scrollTarget({ ...move, isReplaced: true })).toEqual({ to: 'stay' });
  });
});
