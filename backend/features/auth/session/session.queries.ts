import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';

interface NewSession {
  session_id: string;
  customer_id: number;
  lifetime_seconds: number;
  address_hash: string;
  user_agent: string;
  /** The member of staff who impersonates the customer. */
  acting_by: string | null;
}

/** A session ends after this time, however often it is extended. */
const maxExpiry = sql<Date>`created_at + interval '90 days'`;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto('auth_session')
    .values({ ...session, expires_at: inSeconds(session.lifetime_seconds) })
    .execute();
}

/** The customer of an open session; undefined when the shop has blocked the customer. */
export async function findCustomerOfSession(
  db: Database,
  sessionId: string,
): Promise<SignedInCustomer | undefined> {
  const row = await db
    .selectFrom('auth_session')
    .innerJoin('customer', 'customer.customer_id', 'auth_session.customer_id')
    .select([
      'customer.customer_id',
      'email',
      'customer_type',
      'customer_group_id',
      'member_type',
      'member_id',
      'acting_by',
    ])
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocked_email')
            .select('blocked_email.email')
            .whereRef('blocked_email.email', '=', 'customer.email'),
        ),
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      id: row.customer_id,
      email: row.email,
      customerType: row.customer_type as SignedInCustomer['customerType'],
      customerGroupId: row.customer_group_id,
      memberType: row.member_type,
      memberId: row.member_id,
      sessionId,
      impersonatedBy: row.acting_by,
    }
  );
}

/** A refresh token that a client has sent, with its session. */
interface PresentedToken {
  session_id: string;
  customer_id: number;
  lifetime_seconds: number;
  is_used: boolean;
  /** Used within the last ten seconds, while its successor is unused. */
  is_just_used: boolean;
}

/**
 * Finds a refresh token of an open session. Locks token and session until the transaction ends, so that concurrent refreshes
 * run one after the other. `successorHash` is the hash of the token that this one is exchanged for.
 */
export async function lockRefreshToken(
  db: Database,
  hash: string,
  successorHash: string,
): Promise<PresentedToken | undefined> {
  return db
    .selectFrom('refresh_token')
    .innerJoin('auth_session', 'auth_session.session_id', 'refresh_token.session_id')
    .leftJoin('refresh_token as successor', (join) => join.on('successor.token_hash', '=', successorHash))
    .select(['auth_session.session_id', 'customer_id', 'lifetime_seconds'])
    .select(sql<boolean>`refresh_token.used_at is not null`.as('is_used'))
    .select(
      sql<boolean>`coalesce(refresh_token.used_at > now() - interval '10 seconds' and successor.used_at is null, false)`.as(
        'is_just_used',
      ),
    )
    .where('refresh_token.token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate(['refresh_token', 'auth_session'])
    .executeTakeFirst();
}

export async function markRefreshTokenUsed(db: Database, hash: string): Promise<void> {
  await db.updateTable('refresh_token').set({ used_at: sql`now()` }).where('token_hash', '=', hash).execute();
}

export async function insertRefreshToken(
  db: Database,
  token: { token_hash: string; session_id: string },
): Promise<void> {
  await db.insertInto('refresh_token').values(token).execute();
}

/** Extends the session and deletes refresh tokens that were used longer ago than its lifetime. */
export async function extendSession(
  db: Database,
  { session_id, lifetime_seconds }: { session_id: string; lifetime_seconds: number },
): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({
      last_used_at: sql`now()`,
      // Impersonation sessions are not extended: staff need a new link after an hour.
      expires_at: sql`case when acting_by is null then least(${inSeconds(lifetime_seconds)}, ${maxExpiry})
        else expires_at end`,
    })
    .where('session_id', '=', session_id)
    .execute();
  await db
    .deleteFrom('refresh_token')
    .where('session_id', '=', session_id)
    .where('used_at', '<', sql<Date>`now() - make_interval(secs => ${lifetime_seconds})`)
    .execute();
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({ ended_at: sql`now()` })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await db.deleteFrom('refresh_token').where('session_id', '=', sessionId).execute();
}

export async function endSessionsOfCustomer(db: Database, customerId: number): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({ ended_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endOtherSessions(db: Database, customerId: number, sessionId: string): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({ ended_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('session_id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export function findOpenSessions(db: Database, customerId: number) {
  return db
    .selectFrom('auth_session')
    .select(['session_id', 'user_agent', 'created_at', 'last_used_at', 'acting_by'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** The session of a refresh token, even if the token was used or the session has ended. */
export async function findSessionOfRefreshToken(
  db: Database,
  hash: string,
): Promise<{ session_id: string; customer_id: number; lifetime_seconds: number } | undefined> {
  return db
    .selectFrom('refresh_token')
    .innerJoin('auth_session', 'auth_session.session_id', 'refresh_token.session_id')
    .select(['auth_session.session_id', 'customer_id', 'lifetime_seconds'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

/** Whether the account has had a session from this network. */
export async function hasSignedInFrom(db: Database, email: string, addressHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_session')
    .innerJoin('customer', 'customer.customer_id', 'auth_session.customer_id')
    .select('session_id')
    .where('email', '=', email)
    .where('address_hash', '=', addressHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
