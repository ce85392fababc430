import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

const log = pino({ level: 'silent' });

test('runs steps one after another', async () => {
  const queue = new SerialQueue(log);
  const events: string[] = [];
  const step = (name: string) => async () => {
    events.push(`${name} starts`);
    await Promise.resolve();
    events.push(`${name} ends`);
  };
  void queue.run(step('first'));
  await queue.run(step('second'));
  expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

test('logs a failed step and runs the next one', async () => {
  const warn = vi.spyOn(log, 'warn');
  const queue = new SerialQueue(log);
  const next = vi.fn(async () => undefined);
  await queue.run(() => Promise.reject(new Error('no database')));
  await queue.run(next);
  expect(warn).toHaveBeenCalledOnce();
  expect(next).toHaveBeenCalledOnce();
});

test('skips waiting steps once it is closed', async () => {
  const queue = new SerialQueue(log);
  const [running, waiting] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  await queue.run(running);
  const closed = queue.close();
  await queue.run(waiting);
  await closed;
  expect(running).toHaveBeenCalledOnce();
  expect(waiting).not.toHaveBeenCalled();
});
