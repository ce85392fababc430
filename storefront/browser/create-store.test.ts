import { expect, test } from 'vitest';
import { createStore } from './create-store.ts';

test('calls listeners on every change until they unsubscribe', () => {
  const store = createStore(() => 'first');
  const received: string[] = [];
  const stop = store.listen((value) => received.push(value));
  store.set('first');
  store.set('second');
  stop();
  store.set('third');
  expect(received).toEqual(['second']);
  expect(store.get()).toBe('third');
});
