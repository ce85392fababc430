import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { DocumentKind, DocumentSummary } from '#contract/order/documents.ts';
import type { TaxDocument } from './tax-document.ts';

/**
 * Takes the next number in the series of the seller and year. `seller` is the organisation number, or the name. The series is
 * locked until the transaction ends, so that a rollback leaves no gap.
 */
export async function takeNumber(trx: Database, seller: string, year: number): Promise<number> {
  const [row] = await statement<{
    last_number: number;
  }>`insert into document_series (seller, year, last_number)
    values (${seller}, ${year}, 1)
    on conflict (seller, year) do update set last_number = document_series.last_number + 1
    returning last_number`.execute(trx);
  if (!row) throw new Error(`The series ${seller} ${year} has no number.`);
  return row.last_number;
}

interface NewDocument {
  /** As for `takeNumber`. */
  seller: string;
  year: number;
  number: number;
  orderId: number;
  content: TaxDocument;
}

export async function insertDocument(
  trx: Database,
  { seller, year, number, orderId, content }: NewDocument,
): Promise<void> {
  await statement`insert into tax_document (seller, year, number, kind, order_id, issued_on, content)
    values (${seller}, ${year}, ${number}, ${content.kind}, ${orderId}, ${content.issuedOn}, ${JSON.stringify(content)})`.execute(
    trx,
  );
}

/** Facts of an order's channel, market, currency and payment provider. */
interface OrderFacts {
  country: string;
  importVatNumber: string | null;
  minorDigits: number;
  providerKey: string | null;
  channelName: string;
  /** The country of the channel's default market. */
  channelCountry: string | null;
  /** The newest settings of the channel, as they are stored. */
  settings: unknown;
  hasDocument: boolean;
}

export async function selectOrderFacts(
  trx: Database,
  orderId: number,
  order: { channelId: string; marketId: string; currencyCode: string; paymentMethodId: number },
): Promise<OrderFacts> {
  const [facts] =
    await statement<OrderFacts>`select market.country_code as country, import_vat_number as "importVatNumber",
      minor_digits as "minorDigits",
      (select provider_key from payment_method where payment_method_id = ${order.paymentMethodId}) as "providerKey",
      channel.name as "channelName",
      (select home.country_code from market as home where home.market_id = channel.default_market_id) as "channelCountry",
      (select settings from shop_settings where shop_settings.channel_id = channel.channel_id
        order by revision desc limit 1) as settings,
      exists (select from tax_document where order_id = ${orderId}) as "hasDocument"
    from channel, market, currency
    where channel.channel_id = ${order.channelId} and market.market_id = ${order.marketId}
      and currency.currency_code = ${order.currencyCode}`.execute(trx);
  if (!facts)
    throw new Error(
      `Channel ${order.channelId}, market ${order.marketId} or currency ${order.currencyCode} does not exist.`,
    );
  return facts;
}

function selectDocuments(db: Database) {
  return db.selectFrom('tax_document').select('content').orderBy('tax_document_id');
}

/** Oldest first. */
export async function documentsOfOrder(db: Database, orderId: number): Promise<TaxDocument[]> {
  return contentsOf(await selectDocuments(db).where('order_id', '=', orderId).execute());
}

/** Oldest first. Without documents of customers whose data was erased. */
export async function summariesOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<(DocumentSummary & { orderId: number })[]> {
  return statement<
    DocumentSummary & { orderId: number }
  >`select order_id as "orderId", kind, content->>'number' as number,
      content->>'issuedOn' as "issuedOn"
    from tax_document join shop_order using (order_id)
    where order_id = any(${orderIds}) and anonymised_at is null order by tax_document_id`.execute(db);
}

/** Oldest first; none if the customer's data was erased. */
export async function documentsOfPublicId(db: Database, publicId: string): Promise<TaxDocument[]> {
  const rows = await selectDocuments(db)
    .innerJoin('shop_order', 'shop_order.order_id', 'tax_document.order_id')
    .where('public_id', '=', publicId)
    .where('anonymised_at', 'is', null)
    .execute();
  return contentsOf(rows);
}

export async function hasPublicId(db: Database, publicId: string): Promise<boolean> {
  const order = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('public_id', '=', publicId)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  return order !== undefined;
}

export interface DocumentFilter {
  kind?: DocumentKind | undefined;
  /** First and last day of issue. */
  from?: string | undefined;
  to?: string | undefined;
  orderId?: number | undefined;
  limit: number;
}

/** Newest first. */
export async function findDocuments(
  db: Database,
  { kind, from, to, orderId, limit }: DocumentFilter,
): Promise<TaxDocument[]> {
  let rows = db.selectFrom('tax_document').select('content').orderBy('tax_document_id', 'desc').limit(limit);
  if (kind) rows = rows.where('kind', '=', kind);
  if (from) rows = rows.where('issued_on', '>=', from);
  if (to) rows = rows.where('issued_on', '<=', to);
  if (orderId !== undefined) rows = rows.where('order_id', '=', orderId);
  return contentsOf(await rows.execute());
}

/** Returns several documents only if the shop has several sellers. */
export async function findByNumber(db: Database, year: number, number: number): Promise<TaxDocument[]> {
  return contentsOf(
    await selectDocuments(db).where('year', '=', year).where('number', '=', number).execute(),
  );
}

function contentsOf(rows: readonly { content: unknown }[]): TaxDocument[] {
  // The cast is safe: only `insertDocument` writes the column.
  return rows.map(({ content }) => content as TaxDocument);
}
