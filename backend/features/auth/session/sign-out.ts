import type { AuthServices } from '../auth-services.ts';
import { hashSecretToken } from '../secret-token.ts';
import { verifyAccessToken } from './access-token.ts';
import { endSession, findSessionOfRefreshToken } from './session.queries.ts';

/** Ends the session of each token. Unknown tokens are not an error. */
export async function signOut(
  { db, keys }: AuthServices,
  tokens: { refreshToken: string | undefined; accessToken: string | undefined },
): Promise<void> {
  const { refreshToken, accessToken } = tokens;
  const session = refreshToken && (await findSessionOfRefreshToken(db, hashSecretToken(refreshToken)));
  if (session) await endSession(db, session.session_id);
  const sessionId = accessToken && (await verifyAccessToken(keys, accessToken));
  if (sessionId) await endSession(db, sessionId);
}
