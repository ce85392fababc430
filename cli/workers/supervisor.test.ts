import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Supervisor } from './supervisor.ts';

const options = {
  workers: 2,
  databaseUrl: undefined,
  loadSnapshot: async () => undefined,
  log: pino({ level: 'silent' }),
};

interface Reported {
  threadId: number;
  isLeader: boolean;
}

const read = async (supervisor: Supervisor) => (await supervisor.readMetrics()) as unknown as Reported[];

test('a worker that crashes is started again, and the others continue', async () => {
  const program = new URL('./crashing-worker.fixture.ts', import.meta.url);
  const supervisor = new Supervisor({ ...options, program });
  expect(await supervisor.start()).toBe('Kvarto');
  const before = await read(supervisor);
  expect(before).toHaveLength(2);
  const leader = before.find(({ isLeader }) => isLeader);
  const other = before.find(({ isLeader }) => !isLeader);
  await expect
    .poll(async () => (await read(supervisor)).find(({ isLeader }) => isLeader)?.threadId, {
      timeout: 20_000,
    })
    .toBeGreaterThan(leader?.threadId ?? 0);
  expect(await read(supervisor)).toContainEqual(other);
  await supervisor.close();
  expect(await read(supervisor)).toEqual([]);
});

test('a worker that cannot start rejects the start with its error', async () => {
  const program = new URL('data:text/javascript,throw new Error("no database")');
  const supervisor = new Supervisor({ ...options, program });
  await expect(supervisor.start()).rejects.toThrow('no database');
  await supervisor.close();
});
