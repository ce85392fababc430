import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobRunner } from '#backend/jobs/job-runner.ts';
import { createJobStates } from '#backend/jobs/job-states.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, args);

test('a failed job is listed with its error, run on request, and then listed as working', async () => {
  let isBroken = true;
  const work = async () => {
    if (isBroken) throw new Error('The supplier does not respond.');
    return false;
  };
  const runner = new JobRunner(
    [{ name: 'orders-to-supplier', intervalMs: 3_600_000, run: work }],
    pino({ level: 'silent' }),
    {
      isScheduled: false,
      states: createJobStates(shop.db),
    },
  );
  await runner.runAll().catch(() => undefined);
  const { out } = await run('jobs', 'list');
  expect(out).toMatch(/orders-to-supplier +failed 1 times +1 h .*The supplier does not respond\./);
  isBroken = false;
  expect(await run('jobs', 'retry', 'orders-to-supplier')).toMatchObject({ code: 0 });
  await runner.runRequested();
  const jobs = JSON.parse((await run('jobs', 'list', '--json')).out);
  expect(jobs).toContainEqual(
    expect.objectContaining({
      job_name: 'orders-to-supplier',
      failures: 0,
      last_error: null,
      run_requested_at: null,
    }),
  );
  await runner.close();
});

test('an unknown job is explained', async () => {
  expect(await run('jobs', 'retry', 'nothing')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('No job nothing has run yet.'),
  });
});

test('success is saved once a minute, a failure and the recovery at once', async () => {
  let time = 0;
  const states = createJobStates(shop.db, () => time);
  const report = (failures: number) =>
    states.report({ name: 'clock', intervalMs: 1000, failures, error: failures ? 'No.' : null });
  const readState = async () => {
    const state = await shop.db
      .selectFrom('job_state')
      .select(['last_run_at', 'failures'])
      .where('job_name', '=', 'clock')
      .executeTakeFirstOrThrow();
    return state;
  };
  await report(0);
  const first = await readState();
  await report(0);
  expect(await readState()).toEqual(first);
  await report(1);
  expect(await readState()).toMatchObject({ failures: 1 });
  await report(0);
  const recovered = await readState();
  expect(recovered.failures).toBe(0);
  const earlier = new Date(0);
  await shop.db
    .updateTable('job_state')
    .set({ last_run_at: earlier })
    .where('job_name', '=', 'clock')
    .execute();
  await report(0);
  expect((await readState()).last_run_at).toEqual(earlier);
  time = 60_000;
  await report(0);
  expect((await readState()).last_run_at).not.toEqual(earlier);
});
