import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type {
  PaymentProvider,
  PaymentToStart,
  ProviderPayment,
  StartedPayment,
} from '#backend/features/payment/payment-provider.ts';

/** A payment provider that stores its payments in a table, so that several processes share them, even after a crash. */
export interface TestProvider extends PaymentProvider {
  /** Changes a payment as if the customer had done so on the provider's page. */
  setPaymentState(
    reference: string,
    state: ProviderPayment['state'],
    paid?: { amount?: number },
  ): Promise<void>;
  stateOf(reference: string): Promise<string | undefined>;
  /** The calls that moved money. A call that is repeated with its key is listed once. */
  callsOf(reference: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openTestProvider(databaseUrl: string, key = 'test'): Promise<TestProvider> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  await pool.query(`create table if not exists test_provider (
    reference text primary key, payment_id text unique, state text not null, amount bigint not null,
    currency_code text not null, refunded bigint not null default 0);
    create table if not exists test_provider_call (key text primary key, reference text not null, call text not null)`);
  return {
    key,
    start: (payment) => startPayment(pool, payment),
    retrieve: (reference) => retrievePayment(pool, reference),
    ...moneyCalls(pool),
    readEvent: () => {
      throw new Error('The test provider sends no events.');
    },
    async setPaymentState(reference, state, { amount } = {}) {
      await pool.query(
        'update test_provider set state = $2, amount = coalesce($3, amount) where reference = $1',
        [reference, state, amount ?? null],
      );
    },
    async stateOf(reference) {
      return (await pool.query('select state from test_provider where reference = $1', [reference])).rows[0]
        ?.state;
    },
    async callsOf(reference) {
      const { rows } = await pool.query(
        'select call from test_provider_call where reference = $1 order by call',
        [reference],
      );
      return rows.map(({ call }) => call);
    },
    close: () => pool.end(),
  };
}

async function startPayment(
  pool: pg.Pool,
  { paymentId, amount, currencyCode, methodKey }: PaymentToStart,
): Promise<StartedPayment> {
  // The update changes nothing: it only makes `returning` return the existing row.
  const { rows } = await pool.query(
    `insert into test_provider (reference, payment_id, state, amount, currency_code) values ($1, $2, 'pending', $3, $4)
     on conflict (payment_id) do update set payment_id = excluded.payment_id returning reference`,
    [`test-${randomUUID()}`, paymentId, amount, currencyCode],
  );
  const reference = rows[0].reference as string;
  const iframeHtml =
    methodKey === 'pay-later' ? `<iframe src="https://pay.test/frame/${reference}"></iframe>` : null;
  return { reference, redirectUrl: `https://pay.test/${reference}`, iframeHtml };
}

async function retrievePayment(pool: pg.Pool, reference: string): Promise<ProviderPayment | undefined> {
  const { rows } = await pool.query('select * from test_provider where reference = $1', [reference]);
  const [row] = rows;
  return (
    row && {
      reference,
      state: row.state,
      amount: Number(row.amount),
      currencyCode: row.currency_code,
      failure: row.state === 'failed' ? 'declined' : null,
      refunded: Number(row.refunded),
    }
  );
}

function moneyCalls(pool: pg.Pool): Pick<PaymentProvider, 'capture' | 'cancel' | 'refund'> {
  /** Returns true for the first call with this key. */
  async function isFirst(callKey: string, reference: string, call: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'insert into test_provider_call values ($1, $2, $3) on conflict do nothing',
      [callKey, reference, call],
    );
    return rowCount === 1;
  }
  const setState = (reference: string, state: string) =>
    pool.query('update test_provider set state = $2 where reference = $1', [reference, state]);
  return {
    async capture(reference, _amount, callKey) {
      if (await isFirst(callKey, reference, 'capture')) await setState(reference, 'captured');
    },
    async cancel(reference, callKey) {
      if (await isFirst(callKey, reference, 'cancel')) await setState(reference, 'cancelled');
    },
    async refund(reference, amount, callKey) {
      if (await isFirst(callKey, reference, `refund ${amount}`))
        await pool.query('update test_provider set refunded = refunded + $2 where reference = $1', [
          reference,
          amount,
        ]);
      return `refund of ${callKey}`;
    },
  };
}
