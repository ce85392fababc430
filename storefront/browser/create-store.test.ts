import { expect, test } from 'vitest';
import { createStore } from './create-store.ts';

test('whoever listens hears of every other value, until they stop', () => {
  const store = createStore(() => 'first');
  const heard: string[] = [];
  const stop = store.listen((value) => heard.push(value));
  store.set('first');
  store.set('second');
  stop();
  store.set('third');
  expect(heard).toEqual(['second']);
  expect(store.get()).toBe('third');
});
