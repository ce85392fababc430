import type { Database } from '#backend/database/connection.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import type { OpenSession } from '#contract/auth.ts';
import { endOtherSessions, endSession, listOpenSessions } from './session.queries.ts';

/** Where a customer is signed in: the session that asks first, then the last used. */
export async function openSessions(
  db: Database,
  { id, sessionId }: Pick<SignedInCustomer, 'id' | 'sessionId'>,
): Promise<OpenSession[]> {
  const rows = await listOpenSessions(db, id);
  const sessions = rows.map((row) => ({
    id: row.session_id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.session_id === sessionId,
    isActedFor: row.acting_by !== null,
  }));
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one session of the customer's own, or all but the one that asks. False: there is no such session. */
export async function endOpenSessions(
  db: Database,
  { id, sessionId }: Pick<SignedInCustomer, 'id' | 'sessionId'>,
  which: string | undefined,
): Promise<boolean> {
  if (which === undefined) {
    await endOtherSessions(db, id, sessionId);
    return true;
  }
  const isOwn = (await listOpenSessions(db, id)).some(({ session_id }) => session_id === which);
  if (isOwn) await endSession(db, which);
  return isOwn;
}
