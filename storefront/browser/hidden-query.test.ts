import { afterEach, expect, test, vi } from 'vitest';
import { askWithHiddenQuery, hideQuery } from './hidden-query.ts';

/** A tab at an address. */
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

test('what an address asks for is hidden, and asked for again where the page is loaded anew', () => {
  const tab = tabAt('/account/reset-password?resetKey=secret', { idx: 3 });
  hideQuery();
  expect(tab.location).toMatchObject({ pathname: '/account/reset-password', search: '' });
  expect(tab.history.state).toMatchObject({ idx: 3 });
  askWithHiddenQuery();
  expect(tab.replaced).toEqual(['/account/reset-password?resetKey=secret']);
});

test('where nothing was hidden, nothing happens', () => {
  const tab = tabAt('/checkout/confirm');
  hideQuery();
  askWithHiddenQuery();
  expect(tab.history.state).toBe(null);
  expect(tab.replaced).toEqual([]);
});

test('an address that asks for something itself is not asked again', () => {
  const tab = tabAt('/checkout/confirm?cartid=x', { hiddenQuery: '?cartid=x' });
  askWithHiddenQuery();
  expect(tab.replaced).toEqual([]);
});
