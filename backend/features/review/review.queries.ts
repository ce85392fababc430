import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';

const selectApproved = (db: Database, productId: number) =>
  db.selectFrom('product_review').where('product_id', '=', productId).where('status', '=', 'approved');

/** The newest first. */
export function listReviews(db: Database, productId: number, page: { skip: number; take: number }) {
  return selectApproved(db, productId)
    .select(['rating', 'comment', 'author', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('product_review_id', 'desc')
    .offset(page.skip)
    .limit(page.take)
    .execute();
}

export function sumRatings(db: Database, productId: number): Promise<{ sum: number; count: number }> {
  return selectApproved(db, productId)
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
  product_id: number;
  customer_id: number;
  language_id: string;
  rating: number;
  author: string;
  comment: string;
}

/**
 * Replaces the customer's pending review under a new id, so that a moderator cannot approve a text by the id of an earlier
 * one. Returns false when the customer's review was already moderated.
 */
export async function insertReview(db: Database, review: NewReview): Promise<boolean> {
  await db
    .deleteFrom('product_review')
    .where('product_id', '=', review.product_id)
    .where('customer_id', '=', review.customer_id)
    .where('status', '=', 'pending')
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('product_review')
    .values(review)
    .onConflict((conflict) => conflict.columns(['product_id', 'customer_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
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

export async function setReviewStatus(
  db: Database,
  ids: readonly number[],
  status: string,
): Promise<number[]> {
  const rows = await db
    .updateTable('product_review')
    .set({ status })
    .where('product_review_id', '=', anyOf(ids.map(String)))
    .returning(sql<number>`product_review_id::int`.as('id'))
    .execute();
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
