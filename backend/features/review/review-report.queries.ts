import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';

export function findPublishedReview(db: Database, reviewId: number) {
  return db
    .selectFrom('product_review')
    .select(['comment', 'author', 'rating'])
    .where('product_review_id', '=', String(reviewId))
    .where('status', '=', 'approved')
    .executeTakeFirst();
}

interface NewReport {
  reviewId: number;
  fault: string;
  explanation: string;
  name: string;
  email: string;
  scope: { channelId: string; marketId: string; languageId: string };
}

/** Undefined: the person has reported the review before, or it is not published. */
export async function insertReport(
  trx: Database,
  { reviewId, fault, explanation, name, email, scope }: NewReport,
): Promise<{ id: number; reportedAt: Date } | undefined> {
  const { rows } = await sql<{ id: number; reportedAt: Date }>`
    insert into review_report (product_review_id, reason, explanation, name, email, channel_id, market_id, language_id)
    select product_review_id, ${fault}, ${explanation}, ${name}, ${email}, ${scope.channelId}, ${scope.marketId},
      ${scope.languageId}
    from product_review where product_review_id = ${reviewId} and status = 'approved'
    on conflict do nothing
    returning review_report_id as id, reported_at as "reportedAt"`.execute(trx);
  return rows[0];
}

export interface OpenReport {
  reportId: number;
  reviewId: number;
  reason: string;
  explanation: string;
  name: string;
  email: string;
  reportedAt: Date;
  comment: string;
  author: string;
}

export async function findOpenReports(db: Database): Promise<OpenReport[]> {
  const { rows } = await sql<OpenReport>`
    select review_report_id as "reportId", product_review_id::integer as "reviewId", reason, explanation, name, email,
      reported_at as "reportedAt", comment, author
    from review_report join product_review using (product_review_id)
    where review_report.decided_at is null order by reported_at limit 200`.execute(db);
  return rows;
}

/** Closes the open reports about reviews. Returns these reports, with the addresses of the people who sent them. */
export async function decideReports(trx: Database, reviewIds: readonly number[], decision: string) {
  const { rows } = await sql<{
    id: number;
    email: string;
    channelId: string;
    marketId: string;
    languageId: string;
  }>`update review_report set decision = ${decision}, decided_at = now()
    where product_review_id = ${anyOf(reviewIds)} and decided_at is null
    returning review_report_id as id, email, channel_id as "channelId", market_id as "marketId",
      language_id as "languageId"`.execute(trx);
  return rows;
}

export interface DecidedReview {
  id: number;
  /** Before the decision. */
  status: string;
  comment: string;
  productName: string;
  /** Null for imported reviews. */
  email: string | null;
  channelId: string;
  marketId: string;
  languageId: string;
}

/** Locks reviews until the transaction ends, and returns them with their authors. */
export async function lockReviews(trx: Database, ids: readonly number[]): Promise<DecidedReview[]> {
  const { rows } = await sql<DecidedReview>`
    select product_review_id::integer as id, status, comment, customer.email, scope.channel_id as "channelId",
      scope.market_id as "marketId", coalesce(product_review.language_id, scope.default_language_id) as "languageId",
      coalesce((select name from product_text where product_text.product_id = product_review.product_id
        order by product_text.language_id = product_review.language_id desc limit 1), '') as "productName"
    from product_review left join customer using (customer_id)
      cross join lateral (select channel_id, market_id, default_language_id from market
        order by default_language_id = product_review.language_id desc, sort_order limit 1) as scope
    where product_review_id = ${anyOf(ids)} order by product_review_id for update of product_review`.execute(
    trx,
  );
  return rows;
}

export async function writeDecision(
  trx: Database,
  ids: readonly number[],
  { status, reason, note }: { status: string; reason: string | null; note: string },
): Promise<void> {
  await sql`update product_review set status = ${status}, decided_at = now(), refusal_reason = ${reason},
      refusal_note = ${note}
    where product_review_id = ${anyOf(ids)}`.execute(trx);
}
