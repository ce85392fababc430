import type { Database } from '#backend/database/connection.ts';
import { fromDecimal } from '#backend/pricing/money.ts';
import { findCustomer, findMarket, findSkuIds, insertQuotation } from './quotation.queries.ts';

export interface NewQuotation {
  email: string;
  marketAlias: string;
  /** How many days the quotation is valid. */
  days: number;
  name: string;
  terms: string;
  /** The staff member, whose name the customer sees. */
  madeBy: string;
  /** Unit prices with VAT, as decimals: 149.50. */
  lines: readonly { skuId: number; quantity: number; price: number }[];
}

const dayMs = 86_400_000;

type CreateQuotationResult =
  | { kind: 'created'; number: number; validTo: Date }
  | { kind: 'unknown-customer' | 'unknown-market' }
  | { kind: 'unknown-sku'; skuId: number };

/** Creates an offer of quantities at agreed unit prices, valid for some days. */
export async function createQuotation(db: Database, input: NewQuotation): Promise<CreateQuotationResult> {
  const [market, customer] = await Promise.all([
    findMarket(db, input.marketAlias),
    findCustomer(db, input.email),
  ]);
  if (!market) return { kind: 'unknown-market' };
  if (!customer) return { kind: 'unknown-customer' };
  const existing = await findSkuIds(
    db,
    input.lines.map(({ skuId }) => skuId),
  );
  const missing = input.lines.find(({ skuId }) => !existing.has(skuId));
  if (missing) return { kind: 'unknown-sku', skuId: missing.skuId };
  const { minor_digits, ...marketColumns } = market;
  const valid_to = new Date(Date.now() + input.days * dayMs);
  const { name, terms, madeBy: made_by } = input;
  const quotation = { ...marketColumns, ...customer, name, terms, made_by, valid_to };
  const lines = input.lines.map(({ skuId: sku_id, quantity, price }) => ({
    sku_id,
    quantity,
    unit_price: fromDecimal(price, { minorDigits: minor_digits }),
  }));
  const number = await db.transaction().execute((trx) => insertQuotation(trx, quotation, lines));
  return { kind: 'created', number, validTo: valid_to };
}
