import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { createCartQueue } from './cart-queue.ts';
import type { CartChange, CartOutcome } from './change-cart.ts';
import { cartWith } from './fake-shop.fixture.ts';

const line = (quantity: number, lineId = 'a'): CartChange => ({ kind: 'line', lineId, quantity });
const add: CartChange = { kind: 'add', skuId: 7, quantity: 1 };
const changed: CartOutcome = { kind: 'changed', cart: cartWith('mine', []) };
const refused: CartOutcome = { kind: 'refused', code: 'INSUFFICIENT_STOCK', message: 'No.' };

/** A queue whose answers the test gives, one by one. */
function queueWith() {
  const sent: { change: CartChange; key: string; answer: PromiseWithResolvers<CartOutcome> }[] = [];
  const told: string[] = [];
  const network = { isOnline: true, back: Promise.withResolvers<void>() };
  let keys = 0;
  const queue = createCartQueue({
    send(change, key) {
      const answer = Promise.withResolvers<CartOutcome>();
      sent.push({ change, key, answer });
      return answer.promise;
    },
    giveUp: () => ({ kind: 'refused', code: undefined, message: 'gave up' }),
    onChange: () => undefined,
    network: { isOnline: () => network.isOnline, untilOnline: () => network.back.promise },
    onOffline: () => void told.push('offline'),
    onWaiting: () => void told.push('waiting'),
    wait: async (ms) => void told.push(`wait ${ms}`),
    newKey: () => `key-${++keys}`,
  });
  /** Everything that needs no answer of ours has happened. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, sent, told, network, settle };
}

describe('changes of the cart', () => {
  test('are sent one after the other, each with a key of its own', async () => {
    const { queue, sent, settle } = queueWith();
    const first = queue.push(add);
    const second = queue.push(line(2));
    await settle();
    expect(sent.map(({ change }) => change)).toEqual([add]);
    expect(queue.wishes()).toEqual([add, line(2)]);
    sent[0]?.answer.resolve(changed);
    expect(await first).toBe(changed);
    await settle();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    sent[1]?.answer.resolve(changed);
    await second;
    expect(queue.wishes()).toEqual([]);
  });

  test('quick clicks on one line are one wish, apart from what is on its way already', async () => {
    const { queue, sent, settle } = queueWith();
    const all = [2, 3, 4, 5].map((quantity) => queue.push(line(quantity)));
    await settle();
    expect(sent.map(({ change }) => change)).toEqual([line(2)]);
    expect(queue.wishes()).toEqual([line(2), line(5)]);
    sent[0]?.answer.resolve(changed);
    await settle();
    sent[1]?.answer.resolve(changed);
    await Promise.all(all);
    expect(sent.map(({ change }) => change)).toEqual([line(2), line(5)]);
  });

  test('clicks on different lines stay apart, and so do books that are added twice', async () => {
    const { queue } = queueWith();
    queue.push(line(2));
    for (const change of [add, add, line(3, 'b'), line(4, 'b')]) queue.push(change);
    expect(queue.wishes()).toEqual([line(2), add, add, line(4, 'b')]);
  });

  test('that are refused are over: the wish is gone, and the next is heard', async () => {
    const { queue, sent, settle } = queueWith();
    const first = queue.push(line(50));
    const second = queue.push(line(2, 'b'));
    await settle();
    sent[0]?.answer.resolve(refused);
    expect(await first).toBe(refused);
    expect(queue.wishes()).toEqual([line(2, 'b')]);
    await settle();
    sent[1]?.answer.resolve(changed);
    expect(await second).toBe(changed);
  });
});

describe('on a bad day', () => {
  test.each([
    new NetworkError('fetch failed'),
    NetworkError.unsuccessful(503),
    new GraphqlError([{ message: 'Away.', extensions: { code: 'COMMERCE_UNREACHABLE' } }]),
  ])('a shop that is away for a moment is asked again, with the same key: %s', async (trouble) => {
    const { queue, sent, told, settle } = queueWith();
    const wish = queue.push(add);
    for (const _ of [1, 2, 3]) {
      await settle();
      sent.at(-1)?.answer.reject(trouble);
    }
    await settle();
    sent.at(-1)?.answer.resolve(changed);
    expect(await wish).toBe(changed);
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
    expect(told).toEqual(['wait 1000', 'waiting', 'wait 1000', 'wait 2000']);
  });

  test('a shop that stays away is given up on after twenty seconds and more', async () => {
    const { queue, sent, told, settle } = queueWith();
    const wish = queue.push(add);
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await settle();
      sent.at(-1)?.answer.reject(new NetworkError('fetch failed'));
    }
    expect(await wish).toMatchObject({ kind: 'refused', message: 'gave up' });
    expect(sent).toHaveLength(8);
    const pauses = told.map((what) => Number(/wait (\d+)/.exec(what)?.[1] ?? 0));
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(22_000);
    expect(queue.wishes()).toEqual([]);
  });

  test('without a network the wish is kept, told, and sent when there is one', async () => {
    const { queue, sent, told, network, settle } = queueWith();
    network.isOnline = false;
    const wish = queue.push(line(2));
    queue.push(line(3));
    await settle();
    expect(sent).toEqual([]);
    expect(told).toEqual(['offline']);
    expect(queue.wishes()).toEqual([line(3)]);
    network.isOnline = true;
    network.back.resolve();
    await settle();
    expect(sent.map(({ change }) => change)).toEqual([line(3)]);
    sent[0]?.answer.resolve(changed);
    expect(await wish).toBe(changed);
  });

  test('what was on its way when the network went is sent again as it was', async () => {
    const { queue, sent, network, settle } = queueWith();
    queue.push(line(2));
    await settle();
    network.isOnline = false;
    sent[0]?.answer.reject(new NetworkError('fetch failed'));
    await settle();
    queue.push(line(7));
    expect(queue.wishes()).toEqual([line(2), line(7)]);
    network.isOnline = true;
    network.back.resolve();
    await settle();
    expect(sent.map(({ change, key }) => [change, key])).toEqual([
      [line(2), 'key-1'],
      [line(2), 'key-1'],
    ]);
  });

  test('a fault of our own is nobody’s weather: it is not tried again', async () => {
    const { queue, sent, settle } = queueWith();
    const wish = queue.push(add);
    await settle();
    sent[0]?.answer.reject(new TypeError('a bug'));
    await expect(wish).rejects.toThrow('a bug');
    expect(sent).toHaveLength(1);
    expect(queue.wishes()).toEqual([]);
  });
});
