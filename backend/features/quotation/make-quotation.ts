import type { Database } from '#backend/database/connection.ts';
import { findCustomer, findMarket, insertQuotation, knownSkus } from './quotation.queries.ts';

export interface NewQuotation {
  email: string;
  marketAlias: string;
  days: number;
  name: string;
  terms: string;
  madeBy: string;
  /** Prices are for one piece, with VAT, as they are written: 149.50. */
  lines: readonly { skuId: number; quantity: number; price: number }[];
}

export type MadeQuotation =
  | { kind: 'made'; number: number; validTo: Date }
  | { kind: 'unknown-customer' | 'unknown-market' }
  | { kind: 'unknown-sku'; skuId: number };

/** Offers a customer so many pieces at a price of their own, for some days. */
export async function makeQuotation(db: Database, wanted: NewQuotation): Promise<MadeQuotation> {
  const [market, customer] = await Promise.all([
    findMarket(db, wanted.marketAlias),
    findCustomer(db, wanted.email),
  ]);
  if (!market) return { kind: 'unknown-market' };
  if (!customer) return { kind: 'unknown-customer' };
  const known = await knownSkus(
    db,
    wanted.lines.map(({ skuId }) => skuId),
  );
  const missing = wanted.lines.find(({ skuId }) => !known.has(skuId));
  if (missing) return { kind: 'unknown-sku', skuId: missing.skuId };
  const { minor_digits, ...place } = market;
  const valid_to = new Date(Date.now() + wanted.days * 24 * 3_600_000);
  const { name, terms, madeBy: made_by } = wanted;
  const quotation = { ...place, ...customer, name, terms, made_by, valid_to };
  const lines = wanted.lines.map(({ skuId: sku_id, quantity, price }) => ({
    sku_id,
    quantity,
    unit_price: Math.round(price * 10 ** minor_digits),
  }));
  const number = await db.transaction().execute((trx) => insertQuotation(trx, quotation, lines));
  return { kind: 'made', number, validTo: valid_to };
}
