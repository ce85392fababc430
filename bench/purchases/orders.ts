import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createBackend } from '#backend/app.ts';
import type { Database } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import type { PaymentProvider, ProviderPayment } from '#backend/features/payment/payment-provider.ts';
import { createApiServer } from '#backend/server.ts';
import { openDatabase } from '../../cli/open-database.ts';
import { readSettings } from '../../cli/settings.ts';
import { raiseStock } from './cart.ts';
import { loadOrders } from './order-load.ts';
import { measureCommittedUpdate, measurePurchases, type PurchaseMeasures } from './purchase-cpu.ts';

const skus = 50;
const orders = 1000;

/**
 * Complete purchases over HTTP on the embedded database with durable commits: a new cart, a book, the checkout, the order, and
 * the return from a provider that authorises at once. Includes captures and mails.
 */
export async function measureOrders(): Promise<PurchaseMeasures> {
  const folder = await createScratchFolder('bench');
  const settings = readSettings({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
  const connection = await openDatabase(settings, () => undefined);
  const skuIds = await raiseStock(connection.db, skus);
  const optionIds = await prepareOptions(connection.db);
  const provider = createInMemoryProvider();
  const backend = await createBackend(connection, settings, {
    providers: new Map([[provider.key, provider]]),
  });
  // One trusted proxy, because each buyer has its own address in X-Forwarded-For.
  const server = createApiServer(backend, 1).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  try {
    await loadOrders({ url, orders: orders / 4, skuIds, ...optionIds });
    const committedUpdate = await measureCommittedUpdate(connection);
    const measures = await measurePurchases(connection, orders, () =>
      loadOrders({ url, orders, skuIds, ...optionIds }),
    );
    await checkOrders(connection.db, orders / 4 + orders);
    return { ...measures, committedUpdate };
  } finally {
    server.close();
    server.closeAllConnections();
    await backend.close();
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An in-memory provider, so that only the shop is measured. */
function createInMemoryProvider(): PaymentProvider {
  const payments = new Map<string, ProviderPayment>();
  return {
    key: 'sandbox',
    async start({ paymentId: reference, amount, currencyCode }) {
      payments.set(reference, {
        reference,
        state: 'authorized',
        amount,
        currencyCode,
        failure: null,
        refunded: 0,
      });
      return { reference, redirectUrl: `http://127.0.0.1/pay?reference=${reference}`, iframeHtml: null };
    },
    retrieve: async (reference) => payments.get(reference),
    async capture(reference) {
      const payment = payments.get(reference);
      if (payment) payment.state = 'captured';
    },
    cancel: async () => undefined,
    refund: async (_, __, key) => key,
    readEvent: () => {
      throw new Error('This provider sends no events.');
    },
  };
}

async function prepareOptions(db: Database): Promise<{ paymentId: number; shippingId: number }> {
  // The demo shop captures when goods are shipped. The measured purchases include the capture, so it happens at once.
  const card = await db
    .updateTable('payment_method')
    .set({ capture: 'at-once' })
    .where('method_key', '=', 'card')
    .returning('payment_method_id')
    .executeTakeFirstOrThrow();
  const delivery = await db
    .selectFrom('shipping_fee')
    .select('shipping_method_id')
    .where('market_id', '=', 'se')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return { paymentId: card.payment_method_id, shippingId: delivery.shipping_method_id };
}

/** Checks that every completed purchase has a paid order. */
async function checkOrders(db: Database, expected: number): Promise<void> {
  const { count } = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.order_id', 'payment.order_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('payment.state', '=', 'captured')
    .executeTakeFirstOrThrow();
  if (Number(count) !== expected) throw new Error(`${count} orders are paid instead of ${expected}.`);
}
