import { expect, test } from 'vitest';
import { createSerialRunner } from './run-serially.ts';

/** Tasks that end when their hold resolves. */
function createHeldTasks(names: string[]) {
  const log: string[] = [];
  const holds = names.map(() => Promise.withResolvers<void>());
  const tasks = names.map((name, index) => async () => {
    log.push(`${name} starts`);
    await holds[index]?.promise;
    log.push(`${name} ends`);
    return name;
  });
  return { log, holds, tasks };
}

test('runs tasks with the same name one after the other, in order', async () => {
  const runSerially = createSerialRunner();
  const { log, holds, tasks } = createHeldTasks(['first', 'second', 'third']);
  const results = tasks.map((task) => runSerially('cart', task));
  for (const hold of holds.toReversed()) hold.resolve();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} starts`, `${name} ends`]));
});

test('does not wait for tasks with other names', async () => {
  const runSerially = createSerialRunner();
  const { holds, tasks } = createHeldTasks(['held', 'free']);
  const held = runSerially('one', tasks[0] as () => Promise<string>);
  holds[1]?.resolve();
  expect(await runSerially('other', tasks[1] as () => Promise<string>)).toBe('free');
  holds[0]?.resolve();
  expect(await held).toBe('held');
});

test('rejects a failed task and runs the next', async () => {
  const runSerially = createSerialRunner();
  const failing = runSerially('cart', () => Promise.reject(new Error('No.')));
  const next = runSerially('cart', async () => 'next');
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe('next');
});
