import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCheckoutUpdates } from './checkout-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Updates whose responses the test controls. Sends an input after 150 ms. */
function recordUpdates() {
  const responses: PromiseWithResolvers<string>[] = [];
  const sent: string[] = [];
  const results: string[] = [];
  const failures: unknown[] = [];
  const busy: boolean[] = [];
  const updates = createCheckoutUpdates<string, string>(
    {
      send(input) {
        sent.push(input);
        const response = Promise.withResolvers<string>();
        responses.push(response);
        return response.promise;
      },
      onResult: (result) => results.push(result),
      onFailure: (error) => failures.push(error),
      onBusy: (isBusy) => busy.push(isBusy),
    },
    'saved',
    150,
  );
  return { updates, responses, sent, results, failures, busy };
}

test('sends quick typing once', async () => {
  const { updates, sent } = recordUpdates();
  for (const typed of ['1', '11', '111 22']) updates.push(typed);
  await vi.advanceTimersByTimeAsync(149);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['111 22']);
});

test('sends one update at a time and uses the newest result only', async () => {
  const { updates, responses, sent, results, busy } = recordUpdates();
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  updates.push('b');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual(['a']);
  responses[0]?.resolve('result of a');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a', 'b']);
  expect(results).toEqual([]);
  responses[1]?.resolve('result of b');
  await vi.advanceTimersByTimeAsync(0);
  expect(results).toEqual(['result of b']);
  expect(busy.at(-1)).toBe(false);
});

test('sends an input again only if it failed', async () => {
  const { updates, responses, sent, failures } = recordUpdates();
  updates.push('saved');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual([]);
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  responses[0]?.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
  expect(failures).toHaveLength(1);
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual(['a', 'a']);
});

test('sends an input again after it was invalidated', async () => {
  const { updates, responses, sent, results } = recordUpdates();
  updates.invalidate();
  updates.push('saved');
  await vi.advanceTimersByTimeAsync(150);
  responses[0]?.resolve('result');
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, results]).toEqual([['saved'], ['result']]);
  updates.push('saved');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toHaveLength(1);
});

test('reports no result after it was stopped', async () => {
  const { updates, responses, results, sent } = recordUpdates();
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  updates.push('b');
  updates.stop();
  responses[0]?.resolve('result');
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(['a']);
  expect(results).toEqual([]);
});
