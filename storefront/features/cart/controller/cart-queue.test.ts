import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CartChange, CartOutcome } from '../changes/change-cart.ts';
import { cartWith } from '../fake-shop.fixture.ts';
import { createCartQueue } from './cart-queue.ts';

const line = (quantity: number, lineId = 'a'): CartChange => ({ kind: 'line', lineId, quantity });
const add: CartChange = { kind: 'add', skuId: 7, quantity: 1 };
const changed: CartOutcome = { kind: 'changed', cart: cartWith('mine', []) };
const rejected: CartOutcome = { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'No.' };

/** A queue whose responses the test controls, one by one. */
function queueWith() {
  const sent: { change: CartChange; key: string; response: PromiseWithResolvers<CartOutcome> }[] = [];
  const log: string[] = [];
  const network = { isOnline: true, back: Promise.withResolvers<void>() };
  let keys = 0;
  const queue = createCartQueue({
    send(change, key) {
      const response = Promise.withResolvers<CartOutcome>();
      sent.push({ change, key, response });
      return response.promise;
    },
    exhaustedOutcome: () => ({ kind: 'rejected', code: undefined, message: 'gave up' }),
    onChange: () => undefined,
    network: { isOnline: () => network.isOnline, untilOnline: () => network.back.promise },
    onOffline: () => void log.push('offline'),
    onRetrying: () => void log.push('retrying'),
    wait: async (ms) => void log.push(`wait ${ms}`),
    createKey: () => `key-${++keys}`,
  });
  /** Waits for everything that needs no response. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, sent, log, network, settle };
}

describe('the queue', () => {
  test('sends changes one after the other, each with its own key', async () => {
    const { queue, sent, settle } = queueWith();
    const first = queue.push(add);
    const second = queue.push(line(2));
    await settle();
    expect(sent.map(({ change }) => change)).toEqual([add]);
    expect(queue.pendingChanges()).toEqual([add, line(2)]);
    sent[0]?.response.resolve(changed);
    expect(await first).toBe(changed);
    await settle();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    sent[1]?.response.resolve(changed);
    await second;
    expect(queue.pendingChanges()).toEqual([]);
  });

  test('merges quick clicks on one line, except with a change in flight', async () => {
    const { queue, sent, settle } = queueWith();
    const all = [2, 3, 4, 5].map((quantity) => queue.push(line(quantity)));
    await settle();
    expect(sent.map(({ change }) => change)).toEqual([line(2)]);
    expect(queue.pendingChanges()).toEqual([line(2), line(5)]);
    sent[0]?.response.resolve(changed);
    await settle();
    sent[1]?.response.resolve(changed);
    await Promise.all(all);
    expect(sent.map(({ change }) => change)).toEqual([line(2), line(5)]);
  });

  test('merges neither changes of different lines nor additions', async () => {
    const { queue } = queueWith();
    queue.push(line(2));
    for (const change of [add, add, line(3, 'b'), line(4, 'b')]) queue.push(change);
    expect(queue.pendingChanges()).toEqual([line(2), add, add, line(4, 'b')]);
  });

  test('continues with the next change after a rejected one', async () => {
    const { queue, sent, settle } = queueWith();
    const first = queue.push(line(50));
    const second = queue.push(line(2, 'b'));
    await settle();
    sent[0]?.response.resolve(rejected);
    expect(await first).toBe(rejected);
    expect(queue.pendingChanges()).toEqual([line(2, 'b')]);
    await settle();
    sent[1]?.response.resolve(changed);
    expect(await second).toBe(changed);
  });
});

describe('retries', () => {
  test.each([
    new NetworkError('fetch failed'),
    NetworkError.unsuccessful(503),
    new GraphqlError([{ message: 'Away.', extensions: { code: 'COMMERCE_UNREACHABLE' } }]),
  ])('repeat a change with the same key after a transient error: %s', async (error) => {
    const { queue, sent, log, settle } = queueWith();
    const outcome = queue.push(add);
    for (const _ of [1, 2, 3]) {
      await settle();
      sent.at(-1)?.response.reject(error);
    }
    await settle();
    sent.at(-1)?.response.resolve(changed);
    expect(await outcome).toBe(changed);
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
    expect(log).toEqual(['wait 1000', 'retrying', 'wait 1000', 'wait 2000']);
  });

  test('end after 22 seconds', async () => {
    const { queue, sent, log, settle } = queueWith();
    const outcome = queue.push(add);
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await settle();
      sent.at(-1)?.response.reject(new NetworkError('fetch failed'));
    }
    expect(await outcome).toMatchObject({ kind: 'rejected', message: 'gave up' });
    expect(sent).toHaveLength(8);
    const delays = log.map((entry) => Number(/wait (\d+)/.exec(entry)?.[1] ?? 0));
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(22_000);
    expect(queue.pendingChanges()).toEqual([]);
  });
});

describe('without a network', () => {
  test('the latest change waits and is then sent', async () => {
    const { queue, sent, log, network, settle } = queueWith();
    network.isOnline = false;
    const outcome = queue.push(line(2));
    queue.push(line(3));
    await settle();
    expect(sent).toEqual([]);
    expect(log).toEqual(['offline']);
    expect(queue.pendingChanges()).toEqual([line(3)]);
    network.isOnline = true;
    network.back.resolve();
    await settle();
    expect(sent.map(({ change }) => change)).toEqual([line(3)]);
    sent[0]?.response.resolve(changed);
    expect(await outcome).toBe(changed);
  });

  test('a mutation that was in flight is repeated unchanged', async () => {
    const { queue, sent, network, settle } = queueWith();
    queue.push(line(2));
    await settle();
    network.isOnline = false;
    sent[0]?.response.reject(new NetworkError('fetch failed'));
    await settle();
    queue.push(line(7));
    expect(queue.pendingChanges()).toEqual([line(2), line(7)]);
    network.isOnline = true;
    network.back.resolve();
    await settle();
    expect(sent.map(({ change, key }) => [change, key])).toEqual([
      [line(2), 'key-1'],
      [line(2), 'key-1'],
    ]);
  });
});

describe('an unexpected error', () => {
  test('is not retried', async () => {
    const { queue, sent, settle } = queueWith();
    const outcome = queue.push(add);
    await settle();
    sent[0]?.response.reject(new TypeError('a bug'));
    await expect(outcome).rejects.toThrow('a bug');
    expect(sent).toHaveLength(1);
    expect(queue.pendingChanges()).toEqual([]);
  });
});
