import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Tasks that end when they are told to. */
function heldTasks(names: string[]) {
  const log: string[] = [];
  const holds = names.map(() => Promise.withResolvers<void>());
  const tasks = names.map((name, index) => async () => {
    log.push(`${name} begins`);
    await holds[index]?.promise;
    log.push(`${name} ends`);
    return name;
  });
  return { log, holds, tasks };
}

test('tasks of one name run one after the other, in their order', async () => {
  const takeTurn = createTurns();
  const { log, holds, tasks } = heldTasks(['first', 'second', 'third']);
  const turns = tasks.map((task) => takeTurn('cart', task));
  for (const hold of holds.toReversed()) hold.resolve();
  expect(await Promise.all(turns)).toEqual(['first', 'second', 'third']);
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a task does not wait for those of other names', async () => {
  const takeTurn = createTurns();
  const { holds, tasks } = heldTasks(['held', 'free']);
  const held = takeTurn('one', tasks[0] as () => Promise<string>);
  holds[1]?.resolve();
  expect(await takeTurn('other', tasks[1] as () => Promise<string>)).toBe('free');
  holds[0]?.resolve();
  expect(await held).toBe('held');
});

test('a task that fails fails for who asked for it, and the next has its turn', async () => {
  const takeTurn = createTurns();
  const failing = takeTurn('cart', () => Promise.reject(new Error('No.')));
  const next = takeTurn('cart', async () => 'next');
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe('next');
});
