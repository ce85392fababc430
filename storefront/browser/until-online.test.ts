import { afterEach, expect, test, vi } from 'vitest';
import { keepTrying } from './until-online.ts';

afterEach(() => vi.unstubAllGlobals());

function network(onLine: boolean) {
  const listeners: (() => void)[] = [];
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  return {
    comesBack() {
      vi.stubGlobal('navigator', { onLine: true });
      for (const listener of listeners) listener();
    },
  };
}

test('what fails without a network is told, and done when it is back', async () => {
  const { comesBack } = network(false);
  const told = vi.fn();
  const work = vi.fn(() =>
    navigator.onLine ? Promise.resolve('done') : Promise.reject(new TypeError('Failed to fetch')),
  );
  const done = keepTrying(work, told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  comesBack();
  expect(await done).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('what fails with one has failed', async () => {
  network(true);
  await expect(
    keepTrying(
      () => Promise.reject(new Error('No.')),
      () => undefined,
    ),
  ).rejects.toThrow('No.');
});
