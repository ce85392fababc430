import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../../../tests/api/system-postgres.ts';
import type { PaymentProvider, PaymentToStart } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

export interface RunningSandbox {
  url: string;
  secret: string;
  provider: PaymentProvider;
  /** Starts a payment and returns its reference. */
  startPayment(changes?: Partial<PaymentToStart>): Promise<string>;
  /** Submits the form of the customer's page. Returns the redirect, or the page with its field errors. */
  submitForm(
    reference: string,
    form: Record<string, string>,
  ): Promise<{ status: number; to: string; page: string }>;
  control(path: string, body?: object): Promise<unknown>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The real sandbox in a separate process, with its own port and ledger. */
export async function runSandbox(webhookUrl = 'http://127.0.0.1:9/unused'): Promise<RunningSandbox> {
  const folder = await createScratchFolder('sandbox');
  const port = await freePort();
  const secret = randomUUID() + randomUUID();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    HOST: '127.0.0.1',
    SANDBOX_PORT: String(port),
    SANDBOX_FOLDER: folder,
    SANDBOX_SECRET: secret,
    WEBHOOK_URL: webhookUrl,
  };
  let child = await launch(environment);
  const provider = createSandboxProvider(url, secret);
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    secret,
    provider,
    async startPayment(changes) {
      return (await provider.start(paymentToStart(changes))).reference;
    },
    async submitForm(reference, form) {
      const body = new URLSearchParams(form);
      const response = await fetch(`${url}/pay/${reference}`, { method: 'POST', body, redirect: 'manual' });
      const to = response.headers.get('location') ?? '';
      return { status: response.status, to, page: await response.text() };
    },
    async control(path, body) {
      const response = await fetch(`${url}/control${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${secret}` },
        body: body && JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
      return response.json();
    },
    kill,
    async restart() {
      child = await launch(environment);
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(environment: Record<string, string>): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../../../sandbox/server.ts'), {
    env: { PATH: process.env.PATH ?? '', ...environment },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The sandbox did not start.'))),
  ]);
  return child;
}

export function paymentToStart(changes: Partial<PaymentToStart> = {}): PaymentToStart {
  return {
    paymentId: randomUUID(),
    methodKey: 'card',
    amount: 39_900,
    currencyCode: 'SEK',
    languageId: 'sv-SE',
    countryCode: 'SE',
    email: 'selma@example.se',
    identityNumber: null,
    phone: '',
    lines: [{ name: 'Gösta Berlings saga', quantity: 1, amount: 39_900 }],
    returnUrl: 'http://shop.test/checkout/confirm?cartid=7',
    cancelUrl: 'http://shop.test/checkout',
    failUrl: 'http://shop.test/checkout/sandbox-fail',
    ...changes,
  };
}

export const cardForm = (number: string) => ({ do: 'pay', number, expiry: '04/30', cvc: '123' });
