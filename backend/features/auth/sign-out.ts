import { sessionOfToken } from './access-token.ts';
import type { AuthServices } from './auth-services.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { endSession, findSessionOfRefreshToken } from './session.queries.ts';

/** Ends the session of either token, for real: neither is accepted afterwards. Unknown ones are no error. */
export async function signOut(
  { db, keys }: AuthServices,
  tokens: { refreshToken: string | undefined; accessToken: string | undefined },
): Promise<void> {
  const { refreshToken, accessToken } = tokens;
  const renewable = refreshToken && (await findSessionOfRefreshToken(db, hashRefreshToken(refreshToken)));
  if (renewable) await endSession(db, renewable.session_id);
  const sessionId = accessToken && (await sessionOfToken(keys, accessToken));
  if (sessionId) await endSession(db, sessionId);
}
