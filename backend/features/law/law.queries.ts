import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface LawFacts {
  demoRows: number;
  /** Received more than 10 days ago, without a refund since. */
  overdueWithdrawals: number;
  unmatchedWithdrawals: number;
  /** Reports of reviews that wait for more than 7 days. */
  oldReports: number;
  failedRefunds: number;
  failedLegalMails: number;
  /** The last run of the retention rule that has not run for the longest time. */
  lastRetention: Date | null;
  /** Captured payments without an invoice, of orders that were placed after the shop's first invoice. */
  bookingsWithoutInvoice: number;
}

/** Counts of the tasks that wait for the merchant. */
export async function findLawFacts(db: Database): Promise<LawFacts> {
  const { rows } = await sql<LawFacts>`select
    (select count(*)::integer from demo_row) as "demoRows",
    (select count(*)::integer from withdrawal join shop_order using (order_id)
      where received_at < now() - interval '10 days' and anonymised_at is null
        and state not in ('cancelled', 'out-of-stock', 'refunded')
        and not exists (select from refund where refund.order_id = shop_order.order_id
          and refund.state <> 'failed' and refund.created_at >= received_at)) as "overdueWithdrawals",
    (select count(*)::integer from unmatched_withdrawal where handled_at is null) as "unmatchedWithdrawals",
    (select count(*)::integer from review_report where decided_at is null
      and reported_at < now() - interval '7 days') as "oldReports",
    (select count(*)::integer from refund where state = 'failed') as "failedRefunds",
    (select count(*)::integer from mail_outbox where abandoned_at is not null
      and kind in ('order-confirmation', 'withdrawal-receipt', 'review-refused')) as "failedLegalMails",
    (select min(ran_at) from retention_run) as "lastRetention",
    (select count(*)::integer from payment join shop_order using (order_id) where payment.state = 'captured'
      and placed_at > (select min(created_at) from tax_document)
      and not exists (select from tax_document where tax_document.order_id = payment.order_id)) as "bookingsWithoutInvoice"`.execute(
    db,
  );
  if (!rows[0]) throw new Error('The query of legal facts has returned no row.');
  return rows[0];
}

export interface LawMarket {
  alias: string;
  country: string;
  channelId: string;
  /** Codes of the languages, such as sv. */
  languages: string[];
  /** Keys of payment methods that are always credit and do not identify the buyer strongly. */
  weakCredit: string[];
}

/** Markets to which the shop delivers. */
export async function findLawMarkets(db: Database): Promise<LawMarket[]> {
  const { rows } = await sql<LawMarket>`select alias, country_code as country, channel_id as "channelId",
      array(select code from market_language join language using (language_id)
        where market_language.market_id = market.market_id order by market_language.sort_order) as languages,
      array(select method_key from payment_method_market join payment_method using (payment_method_id)
        where payment_method_market.market_id = market.market_id and credit = 'always'
          and not identifies_strongly order by method_key) as "weakCredit"
    from market where not virtual order by sort_order`.execute(db);
  return rows;
}

export interface LegalPage {
  key: string;
  /** The published settings of its widgets by language code, as JSON. */
  texts: Record<string, string>;
}

export async function findLegalPages(db: Database, keys: readonly string[]): Promise<LegalPage[]> {
  const { rows } = await sql<LegalPage>`select collection_key as key, coalesce((
      select jsonb_object_agg(code, text) from (
        select texts.key as code, string_agg(texts.value::text, ' ') as text
        from jsonb_array_elements(published::jsonb->'containers') container,
          jsonb_array_elements(container->'widgets') widget, jsonb_each(widget->'texts') texts
        group by texts.key) by_language), '{}') as texts
    from widget_collection where collection_key = any(${keys}) and published is not null`.execute(db);
  return rows;
}
