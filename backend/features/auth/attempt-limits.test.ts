import { expect, test } from 'vitest';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { passAttempt, passRegistration } from './attempt-limits.ts';
import type { AuthServices } from './auth-services.ts';

function servicesAt(clock: { now: number }): AuthServices {
  return { limiter: createRateLimiter(() => clock.now) } as AuthServices;
}

/** How many of these are let through, and what the first that is not hears. */
async function passed(attempts: number, attempt: (number: number) => Promise<unknown>) {
  for (let number = 0; number < attempts; number++) {
    try {
      await attempt(number);
    } catch (refusal) {
      const { status, retryAfterSeconds } = refusal as { status: number; retryAfterSeconds: number };
      return { number, status, retryAfterSeconds };
    }
  }
  return { number: attempts };
}

test('One place may guess eight times at one account, and then twice a minute', async () => {
  const clock = { now: 0 };
  const services = servicesAt(clock);
  const guess = () => passAttempt(services, 'anna@example.se', '192.0.2.1');
  expect(await passed(20, guess)).toEqual({ number: 8, status: 429, retryAfterSeconds: 30 });
  clock.now += 60_000;
  expect(await passed(20, guess)).toMatchObject({ number: 2 });
});

test('One place may guess thirty times at many accounts, and a house of IPv6 is one place', async () => {
  const services = servicesAt({ now: 0 });
  const guess = (number: number) =>
    passAttempt(services, `customer${number}@example.se`, `2001:db8:1:2::${number.toString(16)}`);
  expect(await passed(40, guess)).toEqual({ number: 30, status: 429, retryAfterSeconds: 10 });
});

test('Right passwords do not count', async () => {
  const services = servicesAt({ now: 0 });
  const signIn = async () => (await passAttempt(services, 'anna@example.se', '192.0.2.1'))();
  expect(await passed(100, signIn)).toEqual({ number: 100 });
});

test('One place may make ten accounts, and then one a minute', async () => {
  const clock = { now: 0 };
  const services = servicesAt(clock);
  const register = () => passRegistration(services, '192.0.2.1');
  expect(await passed(20, register)).toEqual({ number: 10, status: 429, retryAfterSeconds: 60 });
  clock.now += 60_000;
  expect(await passed(20, register)).toMatchObject({ number: 1 });
});
