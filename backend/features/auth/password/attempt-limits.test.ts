import { expect, test } from 'vitest';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import type { AuthServices } from '../auth-services.ts';
import { limitRegistration, limitSignIn } from './attempt-limits.ts';

function servicesAt(clock: { now: number }): AuthServices {
  return { limiter: createRateLimiter(() => clock.now) } as AuthServices;
}

/** The number of allowed attempts, and the error of the first rejected one. */
async function countAllowed(attempts: number, attempt: (index: number) => Promise<unknown>) {
  for (let index = 0; index < attempts; index++) {
    try {
      await attempt(index);
    } catch (error) {
      const { status, retryAfterSeconds } = error as { status: number; retryAfterSeconds: number };
      return { allowed: index, status, retryAfterSeconds };
    }
  }
  return { allowed: attempts };
}

test('Allows eight guesses at one account from one network, then two a minute', async () => {
  const clock = { now: 0 };
  const services = servicesAt(clock);
  const guess = () => limitSignIn(services, 'anna@example.se', '192.0.2.1');
  expect(await countAllowed(20, guess)).toEqual({ allowed: 8, status: 429, retryAfterSeconds: 30 });
  clock.now += 60_000;
  expect(await countAllowed(20, guess)).toMatchObject({ allowed: 2 });
});

test('Allows thirty guesses at many accounts from one network, IPv4 or IPv6', async () => {
  const services = servicesAt({ now: 0 });
  const guess = (index: number) =>
    limitSignIn(services, `customer${index}@example.se`, `2001:db8:1:2::${index.toString(16)}`);
  expect(await countAllowed(40, guess)).toEqual({ allowed: 30, status: 429, retryAfterSeconds: 10 });
});

test('Right passwords do not count', async () => {
  const services = servicesAt({ now: 0 });
  const signIn = async () => (await limitSignIn(services, 'anna@example.se', '192.0.2.1'))();
  expect(await countAllowed(100, signIn)).toEqual({ allowed: 100 });
});

test('Allows ten registrations from one network, then one a minute', async () => {
  const clock = { now: 0 };
  const services = servicesAt(clock);
  const register = () => limitRegistration(services, '192.0.2.1');
  expect(await countAllowed(20, register)).toEqual({ allowed: 10, status: 429, retryAfterSeconds: 60 });
  clock.now += 60_000;
  expect(await countAllowed(20, register)).toMatchObject({ allowed: 1 });
});
