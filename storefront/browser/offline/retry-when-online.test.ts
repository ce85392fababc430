import { afterEach, expect, test, vi } from 'vitest';
import { retryWhenOnline } from './retry-when-online.ts';

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

test('reports work that fails offline and repeats it when online', async () => {
  const { comesBack } = network(false);
  const onOffline = vi.fn();
  const work = vi.fn(() =>
    navigator.onLine ? Promise.resolve('done') : Promise.reject(new TypeError('Failed to fetch')),
  );
  const done = retryWhenOnline(work, onOffline);
  await vi.waitFor(() => expect(onOffline).toHaveBeenCalledOnce());
  comesBack();
  expect(await done).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('rejects when work fails online', async () => {
  network(true);
  await expect(
    retryWhenOnline(
      () => Promise.reject(new Error('No.')),
      () => undefined,
    ),
  ).rejects.toThrow('No.');
});
