import type { Database } from '#backend/database/connection.ts';
import { exportIdTypeName, skuSeparator } from '../onix/related-material.ts';
import { loadShop, type Shop } from '../shop.queries.ts';
import type { StoredProduct } from '../write/product-state.ts';
import { loadPrices, loadProducts } from '../write/stored-products.queries.ts';
import {
  listContributors,
  listProductIds,
  listSkusOfSizes,
  listWorkKeys,
  loadNames,
} from './exported-products.queries.ts';
import { type ExportedProduct, productXml } from './product-xml.ts';
import { xml } from './xml-writer.ts';

/** Products in memory at a time. */
const batchSize = 500;

/**
 * The active products as an ONIX 3.0 message with reference tags, in parts. The caller's transaction must be a repeatable read,
 * so that all parts show the same state of the shop.
 */
export async function* exportOnix(db: Database, now: Date): AsyncGenerator<string> {
  const today = now.toISOString().slice(0, 10);
  const shop = await loadShop(db);
  const names = await loadNames(db, shop);
  yield messageStart(shop, now);
  let isEmpty = true;
  for (let afterKey = ''; ; ) {
    const batch = await listProductIds(db, afterKey, batchSize);
    if (batch.length === 0) break;
    isEmpty = false;
    const ids = batch.map(({ id }) => id);
    const products = await loadProducts(db, ids, shop);
    const groupIds = [...products.values()].flatMap(({ groupId }) => groupId ?? []);
    const contributors = await listContributors(db, ids);
    const workKeys = await listWorkKeys(db, groupIds);
    const sizes = await loadSizes(db, ids, shop);
    const context = { shop, names, contributors, workKeys };
    for (const id of ids) {
      const product = products.get(id);
      const current = product && withoutEndedRules(product, today);
      for (const record of current ? recordsOf(current, sizes.get(id)) : [])
        yield `${productXml(record, context)}\n`;
    }
    afterKey = batch.at(-1)?.key ?? '';
  }
  if (isEmpty) yield '<NoProduct/>\n';
  yield messageEnd;
}

/** One SKU of a product with several SKUs. */
type Size = Pick<StoredProduct, 'sku' | 'prices'>;

async function loadSizes(db: Database, ids: number[], shop: Shop): Promise<Map<number, Size[]>> {
  const skus = await listSkusOfSizes(db, ids);
  const skuIds = [...skus.values()].flat().map(({ skuId }) => skuId);
  const prices = await loadPrices(db, skuIds, shop);
  return new Map(
    [...skus].map(([id, all]) => [
      id,
      all.map((sku) => ({ sku, prices: prices.get(sku.skuId) ?? new Map() })),
    ]),
  );
}

/** Leaves out the rules of fixed prices that have ended: an import would ignore a price whose last day has passed. */
function withoutEndedRules(product: StoredProduct, today: string): StoredProduct {
  const valid = [...product.fixedPrices].filter(([, { until }]) => until === null || until >= today);
  return { ...product, fixedPrices: new Map(valid) };
}

/** A product with several SKUs has one record per SKU, all of one work: an ONIX record has only one number, price and stock. */
function recordsOf(product: StoredProduct, sizes: readonly Size[] = []): ExportedProduct[] {
  if (sizes.length === 0) return [product];
  return sizes.map(({ sku, prices }, index) => ({
    ...product,
    key: index === 0 ? product.key : `${product.key}${skuSeparator}${sku?.articleNumber}`,
    articleNumber: sku?.articleNumber ?? product.articleNumber,
    sku,
    prices,
    ownWorkKey: product.key,
  }));
}

/** The part before the records. */
export const messageStart = (shop: Pick<Shop, 'company'>, now: Date) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">\n${headerXml(shop, now)}\n`;
export const messageEnd = '</ONIXMessage>\n';

function headerXml({ company }: Pick<Shop, 'company'>, now: Date): string {
  const sentAt = now.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
  const identifier = [
    xml('SenderIDType', '01'),
    xml('IDTypeName', exportIdTypeName),
    xml('IDValue', company.organisationNumber),
  ];
  return xml('Header', [
    xml('Sender', [xml('SenderIdentifier', identifier), xml('SenderName', company.name)]),
    xml('SentDateTime', sentAt),
  ]);
}
