import type { Database } from '#backend/database/connection.ts';
import { SELLER } from '#contract/seller.ts';
import { exportIdName } from '../onix/related-material.ts';
import { loadShop } from '../shop.queries.ts';
import { loadProducts } from '../write/stored-products.queries.ts';
import { listContributors, listProductIds, listWorkKeys, loadNames } from './exported-products.queries.ts';
import { productXml } from './product-xml.ts';
import { xml } from './xml-writer.ts';

/** Products in memory at a time. */
const batchSize = 500;

/**
 * The active products as an ONIX 3.0 message with reference tags, in parts. All parts are of one moment, because the
 * transaction is a repeatable read.
 */
export async function* exportOnix(db: Database, now: Date): AsyncGenerator<string> {
  const shop = await loadShop(db);
  const names = await loadNames(db, shop);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">\n`;
  yield `${headerXml(now)}\n`;
  let isEmpty = true;
  for (let after = ''; ; ) {
    const batch = await listProductIds(db, after, batchSize);
    if (batch.length === 0) break;
    isEmpty = false;
    const ids = batch.map(({ id }) => id);
    const products = await loadProducts(db, ids, shop);
    const groupIds = [...products.values()].flatMap(({ groupId }) => groupId ?? []);
    const contributors = await listContributors(db, ids);
    const workKeys = await listWorkKeys(db, groupIds);
    const context = { shop, names, contributors, workKeys };
    for (const id of ids) {
      const product = products.get(id);
      if (product) yield `${productXml(product, context)}\n`;
    }
    after = batch.at(-1)?.key ?? '';
  }
  if (isEmpty) yield '<NoProduct/>\n';
  yield '</ONIXMessage>\n';
}

function headerXml(now: Date): string {
  const sentAt = now.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
  const identifier = [
    xml('SenderIDType', '01'),
    xml('IDTypeName', exportIdName),
    xml('IDValue', SELLER.organisationNumber),
  ];
  return xml('Header', [
    xml('Sender', [xml('SenderIdentifier', identifier), xml('SenderName', SELLER.name)]),
    xml('SentDateTime', sentAt),
  ]);
}
