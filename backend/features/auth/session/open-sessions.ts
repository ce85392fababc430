import type { Database } from '#backend/database/connection.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import type { OpenSession } from '#contract/auth.ts';
import { endOtherSessions, endSession, findOpenSessions } from './session.queries.ts';

/** The current session first, then the most recently used. */
export async function listOpenSessions(
  db: Database,
  { id, sessionId }: Pick<SignedInCustomer, 'id' | 'sessionId'>,
): Promise<OpenSession[]> {
  const rows = await findOpenSessions(db, id);
  const sessions = rows.map((row) => ({
    id: row.session_id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.session_id === sessionId,
    isImpersonated: row.acting_by !== null,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one of the customer's sessions, or all but the current one. Returns false when the customer has no such session. */
export async function endSessions(
  db: Database,
  { id, sessionId }: Pick<SignedInCustomer, 'id' | 'sessionId'>,
  endedSessionId: string | undefined,
): Promise<boolean> {
  if (endedSessionId === undefined) {
    await endOtherSessions(db, id, sessionId);
    return true;
  }
  const sessions = await findOpenSessions(db, id);
  const isFound = sessions.some(({ session_id }) => session_id === endedSessionId);
  if (isFound) await endSession(db, endedSessionId);
  return isFound;
}
