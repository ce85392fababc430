import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DB } from '#backend/database/tables.generated.ts';
import type { OrderState } from '#contract/order/order-states.ts';
import type { ReviewSort } from '#contract/review-requests.ts';
import { isVoteOf, type StoredVoter } from './vote.queries.ts';

/** The product whose reviews are read, with the group of all formats and editions of its work. */
export interface ReviewedWork {
  productId: number;
  groupId: number | null;
}

/** Ids of all products of the work. */
const variantIds = (db: Database, { productId, groupId }: ReviewedWork) =>
  db
    .selectFrom('product as variant')
    .select('variant.product_id')
    .where(({ or, eb }) => or([eb('product_id', '=', productId), eb('variant_group_id', '=', groupId)]));

const selectApproved = (db: Database, work: ReviewedWork) =>
  db
    .selectFrom('product_review')
    .where('product_review.product_id', 'in', variantIds(db, work))
    .where('status', '=', 'approved');

/** Orders in these states prove no purchase. */
const voidStates: readonly OrderState[] = ['cancelled', 'out-of-stock', 'refunded', 'pending-payment'];

/** Whether the author's orders contain the work, not counting copies that were refunded. */
const isVerifiedPurchase = (db: Database, work: ReviewedWork) =>
  sql<boolean>`(is_verified or exists (
    select from shop_order
      join order_line using (order_id)
      join sku using (sku_id)
    where shop_order.customer_id = product_review.customer_id
      and state <> all(${voidStates})
      and sku.product_id in (${variantIds(db, work)})
      and order_line.quantity > (select coalesce(sum(refund.quantity), 0) from refund
        where refund.order_line_id = order_line.order_line_id and refund.state <> 'failed')))`;

const sortExpressions: Record<ReviewSort, readonly RawBuilder<unknown>[]> = {
  newest: [],
  highest: [sql`rating desc`],
  lowest: [sql`rating`],
  helpful: [sql`"helpfulCount" desc`],
};

interface ReviewSelection {
  sort: ReviewSort;
  skip: number;
  take: number;
  voter: StoredVoter;
}

/** Reviews that are equal in `sort` are sorted by date, the newest first. */
export function listReviews(db: Database, work: ReviewedWork, { sort, skip, take, voter }: ReviewSelection) {
  const votes = (eb: ExpressionBuilder<DB, 'product_review'>) =>
    eb
      .selectFrom('review_vote')
      .whereRef('review_vote.product_review_id', '=', 'product_review.product_review_id');
  const query = selectApproved(db, work).select((eb) => [
    sql<number>`product_review_id::int`.as('reviewId'),
    'rating',
    'comment',
    'author',
    'created_at as createdAt',
    'language_id as languageId',
    isVerifiedPurchase(db, work).as('isVerifiedPurchase'),
    sql<number>`${votes(eb).select(sql`count(*)::int`.as('count'))}`.as('helpfulCount'),
    eb
      .exists(votes(eb).select(sql`1`.as('one')).where(isVoteOf(voter)))
      .$castTo<boolean>()
      .as('hasVoted'),
  ]);
  return sortExpressions[sort]
    .reduce((sorted, expression) => sorted.orderBy(expression), query)
    .orderBy('created_at', 'desc')
    .orderBy('product_review_id', 'desc')
    .offset(skip)
    .limit(take)
    .execute();
}

export function sumRatings(db: Database, work: ReviewedWork): Promise<{ sum: number; count: number }> {
  return selectApproved(db, work)
    .select([sql<number>`coalesce(sum(rating), 0)::int`.as('sum'), sql<number>`count(*)::int`.as('count')])
    .executeTakeFirstOrThrow();
}

export async function lockCustomer(db: Database, customerId: number): Promise<void> {
  await db
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function countReviewsOfDay(db: Database, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('product_review')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewReview {
  customer_id: number;
  language_id: string;
  rating: number;
  author: string;
  comment: string;
}

/**
 * A customer has one review per work. Replaces a pending one under a new id, so that a moderator cannot approve a text by
 * the id of an earlier one. Returns false when the customer's review was already moderated.
 */
export async function insertReview(db: Database, work: ReviewedWork, review: NewReview): Promise<boolean> {
  await db
    .deleteFrom('product_review')
    .where('product_id', 'in', variantIds(db, work))
    .where('customer_id', '=', review.customer_id)
    .where('status', '=', 'pending')
    .execute();
  const moderated = await db
    .selectFrom('product_review')
    .select('product_review_id')
    .where('product_id', 'in', variantIds(db, work))
    .where('customer_id', '=', review.customer_id)
    .executeTakeFirst();
  if (moderated) return false;
  await db
    .insertInto('product_review')
    .values({ ...review, product_id: work.productId })
    .execute();
  return true;
}

export interface ReviewToModerate {
  id: number;
  articleNumber: string;
  rating: number;
  author: string;
  comment: string;
  email: string | null;
  createdAt: Date;
}

const maxListed = 200;

export async function listReviewsByStatus(db: Database, status: string): Promise<ReviewToModerate[]> {
  return db
    .selectFrom('product_review')
    .innerJoin('product', 'product.product_id', 'product_review.product_id')
    .leftJoin('customer', 'customer.customer_id', 'product_review.customer_id')
    .select(({ ref }) => [
      sql<number>`${ref('product_review_id')}::int`.as('id'),
      'product.article_number as articleNumber',
      'rating',
      'author',
      'comment',
      'customer.email',
      'product_review.created_at as createdAt',
    ])
    .where('status', '=', status)
    .orderBy('product_review_id')
    .limit(maxListed)
    .execute();
}
