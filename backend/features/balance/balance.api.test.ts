import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addToBalance, type BalanceAddition } from './add-to-balance.ts';
import { drawBalanceOfOrder, type OrderBalanceDraw } from './draw-balance-of-order.ts';
import { findBalances } from './find-balances.ts';

let shop: TestShop;
let customerId: number;
let headers: { authorization: string };
let customers = 0;
let carts = 0;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const client = new AuthClient(shop.backend);
  const { token } = await client.register(`saver${++customers}@example.se`, 'fyra grå hästar');
  headers = { authorization: `Bearer ${token}` };
  customerId = (await shop.query('{ getUser { id } }', {}, headers)).data.getUser.id;
});

const add = (amount: number, overrides: Partial<BalanceAddition> = {}) =>
  shop.db
    .transaction()
    .execute((trx) =>
      addToBalance(trx, { customerId, currencyCode: 'SEK', amount, reason: 'correction', ...overrides }),
    );

const draw = (amount: number, overrides: Partial<OrderBalanceDraw> = {}) =>
  shop.db.transaction().execute((trx) =>
    drawBalanceOfOrder(trx, {
      customerId,
      cartId: `cart-${++carts}`,
      orderId: null,
      amount,
      currencyCode: 'SEK',
      ...overrides,
    }),
  );

const readBalance = async (currencyCode = 'SEK') =>
  (await findBalances(shop.db, customerId)).get(currencyCode) ?? 0;

/** The balance is always the sum of its movements. */
async function expectLedger(): Promise<void> {
  const { rows } = await sql`select * from
    (select currency_code, sum(amount)::bigint as amount from balance_movement
      where customer_id = ${customerId} group by currency_code) movements
    full join (select currency_code, amount from customer_balance where customer_id = ${customerId}) balance
      using (currency_code) where movements.amount is distinct from balance.amount`.execute(shop.db);
  expect(rows).toEqual([]);
}

describe('A balance', () => {
  test('grows by additions in its currency, and is part of the user', async () => {
    await add(25_000, { reason: 'refund', orderId: 7, note: 'torn cover' });
    await add(1000);
    await add(990, { currencyCode: 'EUR' });
    await expectLedger();
    const { data } = await shop.query(
      '{ getUser(marketId: "se") { balance balanceFormatted balances { currency amount amountFormatted } } }',
      {},
      headers,
    );
    expect(data.getUser).toEqual({
      balance: 260,
      balanceFormatted: expect.stringMatching(/^260\skr$/),
      balances: [
        { currency: 'SEK', amount: 260, amountFormatted: expect.stringMatching(/^260\skr$/) },
        { currency: 'EUR', amount: 9.9, amountFormatted: expect.stringMatching(/^9,90\s€$/) },
      ],
    });
  });

  test('pays once for each order, even when the draw is repeated', async () => {
    await add(10_000);
    const cartId = 'repeated';
    await Promise.all(Array.from({ length: 8 }, () => draw(3000, { cartId })));
    expect(await readBalance()).toBe(7000);
    await draw(0);
    await expectLedger();
  });

  test('never becomes negative with concurrent orders', async () => {
    await add(10_000);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => draw(3000)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ extensions: { code: 'INSUFFICIENT_BALANCE' } });
    expect(await readBalance()).toBe(1000);
    await expectLedger();
  });

  test('pays only in its own currency', async () => {
    await add(10_000);
    await expect(draw(100, { currencyCode: 'EUR' })).rejects.toMatchObject({
      extensions: { code: 'INSUFFICIENT_BALANCE' },
    });
    expect(await readBalance()).toBe(10_000);
  });

  test('is unchanged when the order fails', async () => {
    await add(10_000);
    const failing = shop.db.transaction().execute(async (trx) => {
      await drawBalanceOfOrder(trx, {
        customerId,
        cartId: 'fails',
        orderId: null,
        amount: 4000,
        currencyCode: 'SEK',
      });
      throw new Error('No order.');
    });
    await expect(failing).rejects.toThrow('No order.');
    expect(await readBalance()).toBe(10_000);
    await draw(4000, { cartId: 'fails' });
    expect(await readBalance()).toBe(6000);
  });

  test('can be corrected down to 0; a refund must be positive', async () => {
    await add(500);
    await add(-200);
    await expect(add(-301)).rejects.toMatchObject({ extensions: { code: 'INSUFFICIENT_BALANCE' } });
    await expect(add(-1, { reason: 'refund' })).rejects.toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    for (const amount of [0, 0.5, Number.NaN])
      await expect(add(amount)).rejects.toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    expect(await readBalance()).toBe(300);
    await expectLedger();
  });

  test('has an append-only history', async () => {
    await add(500);
    await expect(shop.db.deleteFrom('balance_movement').execute()).rejects.toThrow(/only ever added to/);
    await expect(shop.db.updateTable('balance_movement').set({ amount: 1 }).execute()).rejects.toThrow(
      /only ever added to/,
    );
  });
});
