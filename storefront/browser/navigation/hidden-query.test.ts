import { afterEach, expect, test, vi } from 'vitest';
import { hideQuery, restoreHiddenQuery } from './hidden-query.ts';

/** A tab with this URL. */
function tabAt(address: string, state: object | null = null) {
  const url = new URL(address, 'https://shop.example');
  const replaced: string[] = [];
  const history = {
    state,
    replaceState(next: object, _: string, path: string) {
      this.state = next;
      Object.assign(tab.location, { pathname: path, search: '' });
    },
  };
  const tab = {
    history,
    replaced,
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (path: string) => void replaced.push(path),
    },
  };
  vi.stubGlobal('location', tab.location);
  vi.stubGlobal('history', history);
  return tab;
}

afterEach(() => vi.unstubAllGlobals());

test('hides the query and restores it after a reload', () => {
  const tab = tabAt('/account/reset-password?resetKey=secret', { idx: 3 });
  hideQuery();
  expect(tab.location).toMatchObject({ pathname: '/account/reset-password', search: '' });
  expect(tab.history.state).toMatchObject({ idx: 3 });
  restoreHiddenQuery();
  expect(tab.replaced).toEqual(['/account/reset-password?resetKey=secret']);
});

test('does nothing without a hidden query', () => {
  const tab = tabAt('/checkout/confirm');
  hideQuery();
  restoreHiddenQuery();
  expect(tab.history.state).toBe(null);
  expect(tab.replaced).toEqual([]);
});

test('does not replace a query of the URL', () => {
  const tab = tabAt('/checkout/confirm?cartid=x', { hiddenQuery: '?cartid=x' });
  restoreHiddenQuery();
  expect(tab.replaced).toEqual([]);
});
