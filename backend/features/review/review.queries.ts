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
