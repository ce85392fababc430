import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProviderRejectedError, ProviderUnavailableError } from './payment-provider.ts';
import { cardForm, paymentToStart, type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

async function startAuthorized(): Promise<string> {
  const reference = await sandbox.startPayment();
  await sandbox.submitForm(reference, cardForm('4242424242424242'));
  return reference;
}

describe('idempotency keys', () => {
  test('start one payment; a key with other data is rejected', async () => {
    const payment = paymentToStart();
    const starts = [sandbox.provider.start(payment), sandbox.provider.start(payment)];
    const [first, second] = await Promise.all(starts);
    expect(second).toEqual(first);
    await expect(sandbox.provider.start({ ...payment, amount: 1 })).rejects.toThrow(ProviderRejectedError);
  });

  test('capture and refund once, and never more than was paid', async () => {
    const { provider } = sandbox;
    const reference = await startAuthorized();
    const key = `capture:${randomUUID()}`;
    await Promise.all([1, 2, 3].map(() => provider.capture(reference, 39_900, key)));
    expect(await provider.retrieve(reference)).toMatchObject({ state: 'captured', refunded: 0 });
    await expect(provider.capture(reference, 1, randomUUID())).rejects.toThrow(ProviderRejectedError);
    await expect(provider.capture(reference, 100, key)).rejects.toThrow(ProviderRejectedError);

    const refundKey = randomUUID();
    const refundIds = await Promise.all([1, 2].map(() => provider.refund(reference, 9_900, refundKey)));
    expect(new Set(refundIds).size).toBe(1);
    await expect(provider.refund(reference, 30_001, randomUUID())).rejects.toThrow(ProviderRejectedError);
    await provider.refund(reference, 30_000, randomUUID());
    expect(await provider.retrieve(reference)).toMatchObject({ state: 'captured', refunded: 39_900 });
  });

  test('cancel once; a captured payment cannot be cancelled', async () => {
    const { provider } = sandbox;
    const reference = await startAuthorized();
    const key = randomUUID();
    await provider.cancel(reference, key);
    await provider.cancel(reference, key);
    expect((await provider.retrieve(reference))?.state).toBe('cancelled');
    await expect(provider.capture(reference, 39_900, randomUUID())).rejects.toThrow(ProviderRejectedError);
    await expect(provider.refund(reference, 100, randomUUID())).rejects.toThrow(ProviderRejectedError);

    // A cancelled payment can no longer be paid.
    const pending = await sandbox.startPayment();
    await provider.cancel(pending, randomUUID());
    expect((await provider.retrieve(pending))?.state).toBe('cancelled');
    await sandbox.submitForm(pending, cardForm('4242424242424242'));
    expect((await provider.retrieve(pending))?.state).toBe('cancelled');

    const captured = await startAuthorized();
    await provider.capture(captured, 39_900, randomUUID());
    await expect(provider.cancel(captured, randomUUID())).rejects.toThrow(ProviderRejectedError);
  });
});

describe('rejected requests', () => {
  test('an unknown reference is undefined, an invalid request is rejected', async () => {
    expect(await sandbox.provider.retrieve('sp_nothing')).toBeUndefined();
    await expect(sandbox.provider.capture('sp_nothing', 1, 'a')).rejects.toThrow(ProviderRejectedError);
    await expect(sandbox.startPayment({ amount: 0 })).rejects.toThrow(ProviderRejectedError);
    await expect(sandbox.startPayment({ methodKey: 'barter' })).rejects.toThrow(ProviderRejectedError);
    await expect(sandbox.startPayment({ returnUrl: 'javascript:alert(1)' })).rejects.toThrow(
      ProviderRejectedError,
    );
  });

  test('a caller with a wrong secret is rejected', async () => {
    const stranger = createSandboxProvider(sandbox.url, 'wrong');
    await expect(stranger.retrieve('sp_nothing')).rejects.toThrow(ProviderUnavailableError);
  });
});

test('the sandbox keeps its ledger when it is killed; until it restarts it is unavailable', async () => {
  const { provider } = sandbox;
  const reference = await startAuthorized();
  await provider.capture(reference, 39_900, 'before-the-kill');
  await sandbox.kill();
  await expect(provider.retrieve(reference)).rejects.toThrow(ProviderUnavailableError);
  await expect(provider.refund(reference, 100, 'a')).rejects.toThrow(ProviderUnavailableError);
  await sandbox.restart();
  await provider.capture(reference, 39_900, 'before-the-kill');
  expect(await provider.retrieve(reference)).toMatchObject({
    state: 'captured',
    amount: 39_900,
    currencyCode: 'SEK',
  });
});

test('the ledger page lists payments on the local machine only, and captures once', async () => {
  const reference = await startAuthorized();
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain(reference);
  const key =
    /value="(ledger:[^"]*:capture)"/.exec(page.slice(page.indexOf(`aria-label="${reference}"`)))?.[1] ?? '';
  const capture = () =>
    fetch(sandbox.url, { method: 'POST', body: new URLSearchParams({ do: 'capture', reference, key }) });
  expect([(await capture()).status, (await capture()).status]).toEqual([200, 200]);
  expect((await sandbox.provider.retrieve(reference))?.state).toBe('captured');
  const fromOutside = await fetch(sandbox.url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(fromOutside.status).toBe(401);
});
