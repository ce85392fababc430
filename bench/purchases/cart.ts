import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type Backend, createBackend } from '#backend/app.ts';
import type { Database } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { createApiServer } from '#backend/server.ts';
import { openDatabase } from '../../cli/open-database.ts';
import { readSettings } from '../../cli/settings.ts';
import { loadOverHttp } from '../load/http-load.ts';
import { measureCommittedUpdate, measurePurchases, type PurchaseMeasures } from './purchase-cpu.ts';

const carts = 200;
const skus = 8;
const requests = 3000;

/** The fields of the cart panel. */
const addToCart = `mutation ($id: String!, $item: CartItemInputType!) {
  addToCart(id: $id, item: $item, marketId: "se", languageId: "sv-SE") {
    id
    items {
      id skuId quantity message
      product { name canonicalUrl productImages { fileName } skus { skuId name stock { totalStock } } }
      unitPrice { sellingPriceIncVatFormatted regularPriceIncVatFormatted isDiscounted }
      totalPrice { sellingPriceIncVatFormatted }
    }
    summary {
      subTotal { sellingPriceIncVatFormatted }
      total { sellingPriceIncVat sellingPriceIncVatFormatted vatFormatted }
    }
  }
}`;

/** addToCart over HTTP on the embedded database with durable commits: sixteen clients, 200 carts. */
export async function measureCart(): Promise<Record<string, PurchaseMeasures>> {
  const folder = await createScratchFolder('bench');
  const settings = readSettings({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
  const connection = await openDatabase(settings, () => undefined);
  const skuIds = await raiseStock(connection.db, skus);
  const backend = await createBackend(connection, settings);
  const server = createApiServer(backend).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  try {
    const bodies = await bodiesOf(backend, skuIds);
    await loadOverHttp({ url, requests: requests / 4, bodies });
    const committedUpdate = await measureCommittedUpdate(connection);
    const measure = async (options: { hasKeys?: boolean }) => ({
      ...(await measurePurchases(connection, requests, () =>
        loadOverHttp({ url, requests, bodies, ...options }),
      )),
      committedUpdate,
    });
    const results = {
      'addToCart over HTTP': await measure({}),
      'the same with an idempotency key': await measure({ hasKeys: true }),
    };
    await checkQuantity(connection.db, requests / 4 + 2 * requests);
    return results;
  } finally {
    server.close();
    server.closeAllConnections();
    await backend.close();
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** SKUs of shipped products, of which a cart may hold many, with enough stock for the whole run. */
export async function raiseStock(db: Database, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('sku_id')
    .where('fulfilment', '=', 'shipped')
    .where('static_stock', '=', 0)
    .orderBy('sku_id')
    .limit(count)
    .execute();
  const ids = rows.map(({ sku_id }) => sku_id);
  await db.updateTable('sku').set({ in_stock: 1_000_000 }).where('sku_id', 'in', ids).execute();
  return ids;
}

async function bodiesOf(backend: Backend, skuIds: number[]): Promise<string[]> {
  const results = await Promise.all(
    Array.from({ length: carts }, () => backend.execute('{ getCart { id } }', {})),
  );
  const ids = results.map(({ data }) => (data as { getCart: { id: string } }).getCart.id);
  return skuIds.flatMap((skuId) =>
    ids.map((id) => JSON.stringify({ query: addToCart, variables: { id, item: { skuId, quantity: 1 } } })),
  );
}

/** Errors have status 200 as well, so the quantities in the carts are checked. */
async function checkQuantity(db: Database, expected: number): Promise<void> {
  const { quantity } = await db
    .selectFrom('cart_item')
    .select((eb) => eb.fn.sum<string>('quantity').as('quantity'))
    .executeTakeFirstOrThrow();
  if (Number(quantity) !== expected)
    throw new Error(`Added a quantity of ${quantity} instead of ${expected}.`);
}
