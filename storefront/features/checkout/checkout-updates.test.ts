import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCheckoutUpdates } from './checkout-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function checkout() {
  const open: PromiseWithResolvers<string>[] = [];
  const sent: string[] = [];
  const answers: string[] = [];
  const failures: unknown[] = [];
  const busy: boolean[] = [];
  const updates = createCheckoutUpdates<string, string>(
    {
      send(input) {
        sent.push(input);
        const answer = Promise.withResolvers<string>();
        open.push(answer);
        return answer.promise;
      },
      onAnswer: (answer) => answers.push(answer),
      onFailure: (error) => failures.push(error),
      onBusy: (isBusy) => busy.push(isBusy),
    },
    'said before',
    150,
  );
  return { updates, open, sent, answers, failures, busy };
}

test('whoever types quickly asks once', async () => {
  const { updates, sent } = checkout();
  for (const typed of ['1', '11', '111 22']) updates.push(typed);
  await vi.advanceTimersByTimeAsync(149);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['111 22']);
});

test('one is on its way at a time, and only the newest answer counts', async () => {
  const { updates, open, sent, answers, busy } = checkout();
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  updates.push('b');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual(['a']);
  open[0]?.resolve('answer to a');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a', 'b']);
  expect(answers).toEqual([]);
  open[1]?.resolve('answer to b');
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual(['answer to b']);
  expect(busy.at(-1)).toBe(false);
});

test('what was said already is not said again, unless it did not arrive', async () => {
  const { updates, open, sent, failures } = checkout();
  updates.push('said before');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual([]);
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  open[0]?.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
  expect(failures).toHaveLength(1);
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual(['a', 'a']);
});

test('what was said already is said again once it holds no longer', async () => {
  const { updates, open, sent, answers } = checkout();
  updates.forget();
  updates.push('said before');
  await vi.advanceTimersByTimeAsync(150);
  open[0]?.resolve('answer');
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, answers]).toEqual([['said before'], ['answer']]);
  updates.push('said before');
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toHaveLength(1);
});

test('nothing is told after the page was left', async () => {
  const { updates, open, answers, sent } = checkout();
  updates.push('a');
  await vi.advanceTimersByTimeAsync(150);
  updates.push('b');
  updates.stop();
  open[0]?.resolve('answer');
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(['a']);
  expect(answers).toEqual([]);
});
