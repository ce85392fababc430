import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

const approved = (db: Database, productId: number) =>
  db.selectFrom('product_review').where('product_id', '=', productId).where('status', '=', 'approved');

/** The newest first. */
export function listReviews(db: Database, productId: number, page: { skip: number; take: number }) {
  return approved(db, productId)
    .select(['rating', 'comment', 'author', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('product_review_id', 'desc')
    .offset(page.skip)
    .limit(page.take)
    .execute();
}

export function sumOfRatings(db: Database, productId: number): Promise<{ sum: number; count: number }> {
  return approved(db, productId)
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

export interface NewReview {
  product_id: number;
  customer_id: number;
  language_id: string;
  rating: number;
  author: string;
  comment: string;
}

/** Takes the place of the customer's own that still waits. Whether it was written. */
export async function insertReview(db: Database, review: NewReview): Promise<boolean> {
  const { rating, author, comment, language_id } = review;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('product_review')
    .values(review)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'customer_id'])
        .doUpdateSet({ rating, author, comment, language_id, created_at: sql`now()` })
        .where('product_review.status', '=', 'pending'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
