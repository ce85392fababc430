import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from './payment-provider.ts';
import { cardForm, paymentToStart, type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

async function authorized(): Promise<string> {
  const reference = await sandbox.begin();
  await sandbox.send(reference, cardForm('4242424242424242'));
  return reference;
}

describe('A call that is made twice', () => {
  test('starts one payment; for other goods the key is refused', async () => {
    const asked = paymentToStart();
    const [first, second] = await Promise.all([sandbox.provider.start(asked), sandbox.provider.start(asked)]);
    expect(second).toEqual(first);
    await expect(sandbox.provider.start({ ...asked, amount: 1 })).rejects.toThrow(ProviderRefused);
  });

  test('captures and refunds once, and never more than there is', async () => {
    const { provider } = sandbox;
    const reference = await authorized();
    const key = `capture:${randomUUID()}`;
    await Promise.all([1, 2, 3].map(() => provider.capture(reference, 39_900, key)));
    expect(await provider.look(reference)).toMatchObject({ state: 'captured', refunded: 0 });
    await expect(provider.capture(reference, 1, randomUUID())).rejects.toThrow(ProviderRefused);
    await expect(provider.capture(reference, 100, key)).rejects.toThrow(ProviderRefused);

    const refundKey = randomUUID();
    const names = await Promise.all([1, 2].map(() => provider.refund(reference, 9_900, refundKey)));
    expect(new Set(names).size).toBe(1);
    await expect(provider.refund(reference, 30_001, randomUUID())).rejects.toThrow(ProviderRefused);
    await provider.refund(reference, 30_000, randomUUID());
    expect(await provider.look(reference)).toMatchObject({ state: 'captured', refunded: 39_900 });
  });

  test('cancels once; what was captured stays', async () => {
    const { provider } = sandbox;
    const reference = await authorized();
    const key = randomUUID();
    await provider.cancel(reference, key);
    await provider.cancel(reference, key);
    expect((await provider.look(reference))?.state).toBe('cancelled');
    await expect(provider.capture(reference, 39_900, randomUUID())).rejects.toThrow(ProviderRefused);
    await expect(provider.refund(reference, 100, randomUUID())).rejects.toThrow(ProviderRefused);

    // Nobody has paid yet, and nobody can any more.
    const pending = await sandbox.begin();
    await provider.cancel(pending, randomUUID());
    expect((await provider.look(pending))?.state).toBe('cancelled');
    await sandbox.send(pending, cardForm('4242424242424242'));
    expect((await provider.look(pending))?.state).toBe('cancelled');

    const captured = await authorized();
    await provider.capture(captured, 39_900, randomUUID());
    await expect(provider.cancel(captured, randomUUID())).rejects.toThrow(ProviderRefused);
  });
});

describe('What the sandbox does not know or take', () => {
  test('is nothing, or a refusal', async () => {
    expect(await sandbox.provider.look('sp_nothing')).toBeUndefined();
    await expect(sandbox.provider.capture('sp_nothing', 1, 'a')).rejects.toThrow(ProviderRefused);
    await expect(sandbox.begin({ amount: 0 })).rejects.toThrow(ProviderRefused);
    await expect(sandbox.begin({ methodKey: 'barter' })).rejects.toThrow(ProviderRefused);
    await expect(sandbox.begin({ returnUrl: 'javascript:alert(1)' })).rejects.toThrow(ProviderRefused);
  });

  test('is a caller with another key', async () => {
    const stranger = createSandboxProvider(sandbox.url, 'wrong');
    await expect(stranger.look('sp_nothing')).rejects.toThrow(ProviderUnavailable);
  });
});

test('A sandbox that is killed knows everything when it is back; meanwhile nothing is known', async () => {
  const { provider } = sandbox;
  const reference = await authorized();
  await provider.capture(reference, 39_900, 'before-the-kill');
  await sandbox.kill();
  await expect(provider.look(reference)).rejects.toThrow(ProviderUnavailable);
  await expect(provider.refund(reference, 100, 'a')).rejects.toThrow(ProviderUnavailable);
  await sandbox.restart();
  await provider.capture(reference, 39_900, 'before-the-kill');
  expect(await provider.look(reference)).toMatchObject({
    state: 'captured',
    amount: 39_900,
    currencyCode: 'SEK',
  });
});

test('The ledger lists payments for developers on this machine, and moves money once', async () => {
  const reference = await authorized();
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain(reference);
  const key =
    /value="(ledger:[^"]*:capture)"/.exec(page.slice(page.indexOf(`aria-label="${reference}"`)))?.[1] ?? '';
  const form = () =>
    fetch(sandbox.url, { method: 'POST', body: new URLSearchParams({ do: 'capture', reference, key }) });
  expect([(await form()).status, (await form()).status]).toEqual([200, 200]);
  expect((await sandbox.provider.look(reference))?.state).toBe('captured');
  const fromOutside = await fetch(sandbox.url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(fromOutside.status).toBe(401);
});
