import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVisitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { solveTask } from '#backend/features/rate-limit/solve-task.fixture.ts';
import type { ProofOfWorkTask } from '#contract/http/proof-of-work.ts';
import type { AuthServices } from '../auth-services.ts';
import { limitSignIn } from './limit-sign-in.ts';

function servicesAt(clock: { now: number }): AuthServices {
  const limiter = createRateLimiter(() => clock.now);
  const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
  return { limitVisitor: createVisitorLimits({ local: limiter, shared: limiter, sign }) } as AuthServices;
}

const address = '192.0.2.1';
const guessAt = (services: AuthServices, username: string, proofOfWork?: string, from = address) =>
  limitSignIn(services, username, { address: from, proofOfWork });

type LimitError = { code: string; retryAfterSeconds: number } & ProofOfWorkTask;

/** The number of allowed attempts, and the error of the first rejected one. */
async function countAllowed(attempts: number, attempt: (index: number) => Promise<unknown>) {
  for (let index = 0; index < attempts; index++) {
    const error = await attempt(index).then(
      () => undefined,
      ({ extensions }) => extensions as LimitError,
    );
    if (error) return { allowed: index, error };
  }
  return { allowed: attempts };
}

test('Allows eight guesses at one account from one network, then two a minute', async () => {
  const clock = { now: 0 };
  const services = servicesAt(clock);
  const guess = () => guessAt(services, 'anna@example.se');
  expect(await countAllowed(20, guess)).toMatchObject({
    allowed: 8,
    error: { code: 'PROOF_OF_WORK_REQUIRED', difficulty: 15, retryAfterSeconds: 30 },
  });
  clock.now += 60_000;
  expect(await countAllowed(20, guess)).toMatchObject({ allowed: 2 });
});

test('Allows thirty guesses at many accounts from one network, IPv4 or IPv6', async () => {
  const services = servicesAt({ now: 0 });
  const guess = (index: number) =>
    guessAt(services, `customer${index}@example.se`, undefined, `2001:db8:1:2::${index.toString(16)}`);
  expect(await countAllowed(40, guess)).toMatchObject({ allowed: 30, error: { retryAfterSeconds: 10 } });
});

test('Right passwords do not count', async () => {
  const services = servicesAt({ now: 0 });
  const signIn = async () => (await guessAt(services, 'anna@example.se'))();
  expect(await countAllowed(100, signIn)).toEqual({ allowed: 100 });
});

/** Attempts again with the solution of the task. */
async function solveAndGuess(services: AuthServices, username: string): Promise<unknown> {
  const { error } = await countAllowed(1, () => guessAt(services, username));
  return guessAt(services, username, error?.task && solveTask(error.task, error.difficulty));
}

test('A solved task allows as many guesses at the account again, and no more', async () => {
  const services = servicesAt({ now: 0 });
  await countAllowed(8, () => guessAt(services, 'anna@example.se'));
  expect(await countAllowed(20, () => solveAndGuess(services, 'anna@example.se'))).toMatchObject({
    allowed: 8,
    error: { code: 'RATE_LIMITED', retryAfterSeconds: 30 },
  });
});

test('One task suffices above two limits, that of the network and that of the account', async () => {
  const services = servicesAt({ now: 0 });
  await countAllowed(8, () => guessAt(services, 'anna@example.se'));
  // With these, the network has reached its limit of 30.
  await countAllowed(22, (index) => guessAt(services, `customer${index}@example.se`));
  expect(await countAllowed(1, () => guessAt(services, 'bo@example.se'))).toMatchObject({ allowed: 0 });
  expect(await countAllowed(1, () => solveAndGuess(services, 'anna@example.se'))).toEqual({ allowed: 1 });
});

test('A rejected attempt at one account does not count against the others of its network', async () => {
  const services = servicesAt({ now: 0 });
  for (let count = 0; count < 50; count++) await guessAt(services, 'anna@example.se').catch(() => undefined);
  expect(await countAllowed(40, (index) => guessAt(services, `customer${index}@example.se`))).toMatchObject({
    // 30 of the network, less the 8 that were allowed at the account.
    allowed: 22,
  });
});
