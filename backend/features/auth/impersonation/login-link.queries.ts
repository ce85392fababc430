import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

interface NewLoginLink {
  token_hash: string;
  customer_id: number;
  created_by: string;
}

export async function insertLoginLink(db: Database, link: NewLoginLink, seconds: number): Promise<void> {
  await db
    .insertInto('login_link')
    .values({ ...link, expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .execute();
}

/**
 * Marks a link as used and returns its customer and author. Of concurrent requests exactly one succeeds. The link of a
 * blocked customer is not valid.
 */
export async function consumeLoginLink(
  db: Database,
  tokenHash: string,
): Promise<{ customer_id: number; created_by: string } | undefined> {
  return db
    .updateTable('login_link')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer')
            .innerJoin('blocked_email', 'blocked_email.email', 'customer.email')
            .select('customer.customer_id')
            .whereRef('customer.customer_id', '=', 'login_link.customer_id'),
        ),
      ),
    )
    .returning(['customer_id', 'created_by'])
    .executeTakeFirst();
}
