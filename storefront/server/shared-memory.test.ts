import { expect, test } from 'vitest';
import { createSharedMemory } from './shared-memory.ts';

test('one answer serves everyone for a while, and then is asked for anew', async () => {
  let time = 0;
  let asked = 0;
  const memory = createSharedMemory(100, () => time);
  const load = async () => ++asked;
  expect(await Promise.all([memory.remember('a', load), memory.remember('a', load)])).toEqual([1, 1]);
  expect(await memory.remember('b', load)).toBe(2);
  time = 100;
  expect(await memory.remember('a', load)).toBe(3);
});

test('a failure is told to who asked, and not kept', async () => {
  const memory = createSharedMemory(100, () => 0);
  await expect(memory.remember('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.remember('a', async () => 'back')).toBe('back');
});

test('after a change nobody is given what was asked for before it', async () => {
  const memory = createSharedMemory(100, () => 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = memory.remember('a', () => promise);
  memory.forget();
  const after = memory.remember('a', async () => 'new');
  resolve('old');
  expect(await Promise.all([before, after, memory.remember('a', async () => 'newer')])).toEqual([
    'old',
    'new',
    'new',
  ]);
});

test('however many addresses are invented, the oldest answers give way', async () => {
  let asked = 0;
  const memory = createSharedMemory(100, () => 0);
  const load = async () => ++asked;
  await memory.remember('first', load);
  for (let address = 0; address < 500; address += 1) await memory.remember(`${address}`, load);
  expect(await memory.remember('499', load)).toBe(501);
  expect(await memory.remember('first', load)).toBe(502);
});
