import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { cartWith, fakeShop, itemWith } from './fake-shop.fixture.ts';
import { linkToCopy, receiveSharedCart, replaceByShared } from './shared-cart.ts';

beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => vi.unstubAllGlobals());

const books = [itemWith({ id: 'a', skuId: 7, quantity: 2 }), itemWith({ id: 'b', skuId: 8 })];

describe('a link to a cart', () => {
  test('leads to a copy that is nobody’s', async () => {
    const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    const shared = await linkToCopy(environment, cartWith('mine', books));
    expect(shared).toEqual({ link: 'https://kvarto.example/en?action=cart#copy-mine', missing: [] });
    expect(calls).toEqual(['clone mine as guest']);
  });

  test('of a customer, whose cart nobody else may copy, to one that is put together anew', async () => {
    const { environment, calls, customers } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    customers.add('mine');
    const shared = await linkToCopy(environment, cartWith('mine', books));
    expect(shared?.link).toMatch(/#new-1$/);
    expect(calls).toEqual([
      'clone mine as guest',
      'create in fi as guest',
      'add 2 to new-1 in fi as guest',
      'add 1 to new-1 in fi as guest',
    ]);
  });

  test('says what could not come along', async () => {
    const { environment, customers, troubles } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    customers.add('mine');
    troubles.push(new GraphqlError([{ message: 'No.', extensions: { code: 'INSUFFICIENT_STOCK' } }]));
    const shared = await linkToCopy(environment, cartWith('mine', books));
    expect(shared?.missing).toMatchObject([{ kind: 'line', item: { id: 'a' } }]);
  });
});

describe('whoever follows a link', () => {
  test('reads the cart as a guest, so that it does not become theirs, and takes a copy', async () => {
    const { environment, calls, cart } = await fakeShop({ carts: ['shared'] });
    expect(await receiveSharedCart(environment, 'shared')).toEqual({ kind: 'mine' });
    expect(calls).toEqual(['read shared in fi as guest', 'clone shared']);
    expect(cart()).toBe('copy-shared');
  });

  test('and has books is asked', async () => {
    const { environment, contents, calls, cart } = await fakeShop({
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
    expect(cart()).toBe('mine');
    expect(await replaceByShared(environment, 'shared')).toBe(true);
    expect(cart()).toBe('copy-shared');
    expect(contents.get('mine')?.size).toBe(0);
  });

  test('and made it changes nothing', async () => {
    const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    expect(await receiveSharedCart(environment, 'mine')).toEqual({ kind: 'mine' });
    expect(calls).toEqual([]);
  });

  test('to a cart that is gone, or a customer’s, is told', async () => {
    const { environment, customers } = await fakeShop({ carts: ['hers'] });
    customers.add('hers');
    expect(await receiveSharedCart(environment, 'hers')).toEqual({ kind: 'gone' });
  });
});
