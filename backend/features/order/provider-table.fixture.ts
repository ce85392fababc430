import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PaymentProvider, ProviderPayment } from '#backend/features/payment/payment-provider.ts';

/**
 * A payment provider whose books are a table, so that several processes meet the same one, and it outlives each of them.
 * `calls` has every call that moved money, with its key, once.
 */
export interface ProviderTable extends PaymentProvider {
  /** The customer pays, or does whatever else on the provider's page. */
  say(reference: string, state: ProviderPayment['state'], paid?: { amount?: number }): Promise<void>;
  stateOf(reference: string): Promise<string | undefined>;
  callsOf(reference: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openProviderTable(databaseUrl: string, key = 'test'): Promise<ProviderTable> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  await pool.query(`create table if not exists test_provider (
    reference text primary key, payment_id text unique, state text not null, amount bigint not null,
    currency_code text not null, refunded bigint not null default 0);
    create table if not exists test_provider_call (key text primary key, reference text not null, call text not null)`);

  /** Answers whether it is the first with this key. */
  async function once(callKey: string, reference: string, call: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'insert into test_provider_call values ($1, $2, $3) on conflict do nothing',
      [callKey, reference, call],
    );
    return rowCount === 1;
  }
  const setState = (reference: string, state: string) =>
    pool.query('update test_provider set state = $2 where reference = $1', [reference, state]);

  return {
    key,
    async start({ paymentId, amount, currencyCode, methodKey }) {
      const reference = `test-${randomUUID()}`;
      const { rows } = await pool.query(
        `insert into test_provider (reference, payment_id, state, amount, currency_code) values ($1, $2, 'pending', $3, $4)
         on conflict (payment_id) do update set payment_id = excluded.payment_id returning reference`,
        [reference, paymentId, amount, currencyCode],
      );
      const known = rows[0].reference as string;
      const frame =
        methodKey === 'pay-later' ? `<iframe src="https://pay.test/frame/${known}"></iframe>` : null;
      return { reference: known, redirectUrl: `https://pay.test/${known}`, frame };
    },
    async look(reference) {
      const { rows } = await pool.query('select * from test_provider where reference = $1', [reference]);
      const [row] = rows;
      return row
        ? {
            reference,
            state: row.state,
            amount: Number(row.amount),
            currencyCode: row.currency_code,
            failure: row.state === 'failed' ? 'declined' : null,
            refunded: Number(row.refunded),
          }
        : undefined;
    },
    async capture(reference, _amount, callKey) {
      if (await once(callKey, reference, 'capture')) await setState(reference, 'captured');
    },
    async cancel(reference, callKey) {
      if (await once(callKey, reference, 'cancel')) await setState(reference, 'cancelled');
    },
    async refund(reference, amount, callKey) {
      if (await once(callKey, reference, `refund ${amount}`))
        await pool.query('update test_provider set refunded = refunded + $2 where reference = $1', [
          reference,
          amount,
        ]);
      return `refund of ${callKey}`;
    },
    readEvent: () => {
      throw new Error('Nothing is sent.');
    },
    async say(reference, state, { amount } = {}) {
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
