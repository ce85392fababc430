import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ProofOfWorkTask } from '#contract/http/proof-of-work.ts';
import { networkKey } from './limit-requests.ts';
import { createVisitorLimits, visitorLimits } from './limit-visitors.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { solveTask } from './solve-task.fixture.ts';

const address = '192.0.2.1';
const { checkout } = visitorLimits;
const key = networkKey('checkout', address);

function createLimits() {
  const now = Date.now();
  const limiter = createRateLimiter(() => now);
  const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
  const limitVisitor = createVisitorLimits({ local: limiter, shared: limiter, sign });
  const useUp = async (bucket: string) => {
    for (let count = 0; count < checkout.limit; count++) await limiter.take(bucket, checkout);
  };
  const attempt = (proofOfWork?: string) =>
    limitVisitor({ visitor: { address }, proofOfWork }, { action: 'checkout' }).then(
      () => undefined,
      ({ extensions }) => extensions as { code: string } & ProofOfWorkTask,
    );
  return { useUp, attempt, limitVisitor, limiter };
}

test('tasks become harder the more a network sends, and finally it is rejected', async () => {
  const { useUp, attempt } = createLimits();
  expect(await attempt()).toBeUndefined();
  await useUp(key);
  for (const difficulty of [15, 17, 19]) {
    expect(await attempt()).toMatchObject({ code: 'PROOF_OF_WORK_REQUIRED', difficulty });
    await useUp(`${key}, difficulty ${difficulty}`);
  }
  expect(await attempt()).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
});

test('a task without a solution uses up nothing', async () => {
  const { useUp, attempt } = createLimits();
  await useUp(key);
  for (let count = 0; count < 2 * checkout.limit; count++)
    expect(await attempt()).toMatchObject({ difficulty: 15 });
});

test('a solution of an easier task gets a harder one', async () => {
  const { useUp, attempt } = createLimits();
  await useUp(key);
  const easy = await attempt();
  await useUp(`${key}, difficulty 15`);
  expect(await attempt(solveTask(easy?.task ?? '', 15))).toMatchObject({ difficulty: 17 });
  const harder = await attempt();
  expect(await attempt(solveTask(harder?.task ?? '', 17))).toBeUndefined();
});

test('a request above one of its limits is counted under none', async () => {
  const { limitVisitor, limiter } = createLimits();
  const subject = 'a cart';
  const limit = visitorLimits['checkout-of-cart'];
  for (let count = 0; count < limit.limit; count++) await limiter.take(`checkout-of-cart ${subject}`, limit);
  const repeat = () =>
    limitVisitor(
      { visitor: { address }, proofOfWork: undefined },
      { action: 'checkout' },
      { action: 'checkout-of-cart', subject },
    );
  for (let count = 0; count < 2 * checkout.limit; count++) await expect(repeat()).rejects.toThrow();
  expect(await limiter.take(key, checkout)).toBe(0);
});
