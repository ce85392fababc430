import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { cartWith, fakeShop, itemWith } from '../fake-shop.fixture.ts';
import { createShareLink, receiveSharedCart, replaceWithSharedCart } from './shared-cart.ts';

beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => vi.unstubAllGlobals());

const books = [itemWith({ id: 'a', skuId: 7, quantity: 2 }), itemWith({ id: 'b', skuId: 8 })];

describe('a link to a cart', () => {
  test('leads to a guest’s copy', async () => {
    const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    const shared = await createShareLink(environment, cartWith('mine', books));
    expect(shared).toEqual({ link: 'https://kvarto.example/en?action=cart#copy-mine', missing: [] });
    expect(calls).toEqual(['clone mine as guest']);
  });

  test('leads to a copy made row by row for a customer, whose cart a guest cannot clone', async () => {
    const { environment, calls, customerCarts } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    customerCarts.add('mine');
    const shared = await createShareLink(environment, cartWith('mine', books));
    expect(shared?.link).toMatch(/#new-1$/);
    expect(calls).toEqual([
      'clone mine as guest',
      'create in fi as guest',
      'add 2 to new-1 in fi as guest',
      'add 1 to new-1 in fi as guest',
    ]);
  });

  test('names the rows that could not be copied', async () => {
    const { environment, customerCarts, errors } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    customerCarts.add('mine');
    errors.push(new GraphqlError([{ message: 'No.', extensions: { code: 'INSUFFICIENT_STOCK' } }]));
    const shared = await createShareLink(environment, cartWith('mine', books));
    expect(shared?.missing).toMatchObject([{ kind: 'line', item: { id: 'a' } }]);
  });
});

describe('following a link', () => {
  test('reads the cart as a guest, so that it is not claimed, and copies it', async () => {
    const { environment, calls, cartId } = await fakeShop({ carts: ['shared'] });
    expect(await receiveSharedCart(environment, 'shared')).toEqual({ kind: 'mine' });
    expect(calls).toEqual(['read shared in fi as guest', 'clone shared']);
    expect(cartId()).toBe('copy-shared');
  });

  test('offers a choice to a visitor whose cart has items', async () => {
    const { environment, contents, calls, cartId } = await fakeShop({
      carts: ['shared', 'mine'],
      cookie: 'mine',
    });
    contents.get('mine')?.set('a', itemWith({ id: 'a' }));
    expect(await receiveSharedCart(environment, 'shared')).toEqual({
      kind: 'offered',
      id: 'shared',
      items: [],
    });
    expect(calls).toEqual(['read shared in fi as guest', 'read mine in fi']);
    expect(cartId()).toBe('mine');
    expect(await replaceWithSharedCart(environment, 'shared')).toBe(true);
    expect(cartId()).toBe('copy-shared');
    expect(contents.get('mine')?.size).toBe(0);
  });

  test('to the visitor’s own cart changes nothing', async () => {
    const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    expect(await receiveSharedCart(environment, 'mine')).toEqual({ kind: 'mine' });
    expect(calls).toEqual([]);
  });

  test('to a deleted cart, or a customer’s, reports that it is gone', async () => {
    const { environment, customerCarts } = await fakeShop({ carts: ['hers'] });
    customerCarts.add('hers');
    expect(await receiveSharedCart(environment, 'hers')).toEqual({ kind: 'gone' });
  });
});
