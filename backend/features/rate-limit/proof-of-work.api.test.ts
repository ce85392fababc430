import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApiServer } from '#backend/server.ts';
import { PROOF_OF_WORK_HEADER, type ProofOfWorkTask } from '#contract/http/proof-of-work.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { visitorLimits } from './limit-visitors.ts';
import { solveTask } from './solve-task.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  // With a fixed clock the limit of password resets, which this process counts, does not refill.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  shop = await openTestShop();
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

let networks = 0;
const newAddress = () => `2001:db8:${(++networks).toString(16)}::7`;
const { limit } = visitorLimits['password-reset'];

type TaskError = { code: string; retryAfterSeconds: number } & ProofOfWorkTask;

const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
let accounts = 0;
/** Each call is about another account, so that the limit per account does not apply. */
const newAccount = () => ({ email: `${++accounts}@example.se` });

/** Requests a new password, and returns the extensions of the error. */
async function request(address: string, proofOfWork?: string): Promise<TaskError> {
  const { errors } = await shop.backend.execute(query, newAccount(), { address, proofOfWork });
  return (errors?.[0]?.extensions ?? {}) as unknown as TaskError;
}

async function useUp(address: string): Promise<void> {
  for (let count = 0; count < limit; count++) expect((await request(address)).code).toBeUndefined();
}

test('Above the limit a client gets a task, whose solution is accepted once and from its network only', async () => {
  const address = newAddress();
  await useUp(address);
  const error = await request(address);
  expect(error).toEqual({
    code: 'PROOF_OF_WORK_REQUIRED',
    task: expect.any(String),
    difficulty: 15,
    expiresAt: expect.any(String),
    retryAfterSeconds: expect.any(Number),
  });
  const solution = solveTask(error.task, error.difficulty);
  const other = newAddress();
  await useUp(other);
  expect((await request(other, solution)).code).toBe('PROOF_OF_WORK_REQUIRED');
  expect((await request(address, `${error.task}.0`)).code).toBe('PROOF_OF_WORK_REQUIRED');
  expect((await request(address, solution)).code).toBeUndefined();
  const again = await request(address, solution);
  expect(again.code).toBe('PROOF_OF_WORK_REQUIRED');
  expect(again.task).not.toBe(error.task);
  expect((await request(newAddress())).code).toBeUndefined();
});

test('Over HTTP the task has status 429, and the solution is in a header', async () => {
  const address = newAddress();
  await useUp(address);
  const server = createApiServer(shop.backend, 1).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const post = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-apikey': 'demo',
          'x-forwarded-for': address,
          ...headers,
        },
        body: JSON.stringify({ query, variables: newAccount() }),
      });
    const limited = await post({});
    expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    const { task, difficulty } = (await limited.json()).errors[0].extensions;
    const accepted = await post({ [PROOF_OF_WORK_HEADER]: solveTask(task, difficulty) });
    expect((await accepted.json()).errors).toBeUndefined();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
