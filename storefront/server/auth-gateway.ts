import { isPasswordDigest } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import type { AuthOutcome } from '#storefront/session/auth.ts';
import type { CustomerSession } from './customer-session.ts';

export interface AuthRequest {
  path: string;
  isSameOrigin: boolean;
  contentType: string | undefined;
  body: Buffer;
}

/** The status of each outcome; its words are the page's. */
const statusOf: Record<AuthOutcome['kind'], number> = {
  'signed-in': 200,
  'wrong-credentials': 401,
  'account-exists': 409,
  'common-password': 422,
  'too-many': 429,
  failed: 502,
};

/**
 * The browser's way to sign in and out. It sends digests, and gets cookies and the kind of the outcome: tokens are in no
 * body (decisions §3).
 */
export async function answerAuth(session: CustomerSession, request: AuthRequest): Promise<Response> {
  if (!request.isSameOrigin) return refusal(403, 'This address is for the shop’s own pages.');
  if (!request.contentType?.startsWith('application/json'))
    return refusal(415, 'Send the call as application/json.');
  const body = readObject(request.body);
  if (!body) return refusal(400, 'The body is not a JSON object.');
  switch (request.path) {
    case AUTH_PATHS.signIn:
      return enter(session, 'login', body);
    case AUTH_PATHS.register:
      return enter(session, 'register', body);
    case AUTH_PATHS.changePassword:
      return changePassword(session, body);
    case AUTH_PATHS.signOut:
      await session.signOut();
      return Response.json({ kind: 'signed-out' });
    case AUTH_PATHS.refresh:
      return refresh(session);
    case AUTH_PATHS.sessions:
      return Response.json({ sessions: await session.sessions() });
    case AUTH_PATHS.movements:
      return Response.json({ movements: await session.movements() });
    case AUTH_PATHS.endSession:
      return endSession(session, body);
    case AUTH_PATHS.actAs:
      return actAs(session, body);
    default:
      return refusal(404, 'One signs in at /auth/login.');
  }
}

async function endSession(session: CustomerSession, { id }: Record<string, unknown>): Promise<Response> {
  if (id !== undefined && typeof id !== 'string') return refusal(400, 'An id is a text.');
  const isEnded = await session.endSession(id);
  return Response.json({ isEnded }, { status: isEnded ? 200 : 404 });
}

async function actAs(session: CustomerSession, { loginToken }: Record<string, unknown>): Promise<Response> {
  if (typeof loginToken !== 'string' || loginToken === '') return refusal(400, 'A loginToken is needed.');
  return told(await session.actAs(loginToken));
}

async function refresh(session: CustomerSession): Promise<Response> {
  // A token that was about to end is renewed before anybody asks.
  const isDone = session.setCookies.length > 0;
  const isSignedIn = isDone ? session.customer !== undefined : await session.renew();
  return isSignedIn
    ? Response.json({ kind: 'signed-in' })
    : Response.json({ kind: 'signed-out' }, { status: 401 });
}

async function enter(
  session: CustomerSession,
  action: 'login' | 'register',
  { email, password, isRemembered }: Record<string, unknown>,
): Promise<Response> {
  if (typeof email !== 'string' || email === '' || !isDigest(password))
    return refusal(400, 'An e-mail address and the digest of a password are needed.');
  return told(
    await session.attempt({ action, username: email, password, isRemembered: isRemembered === true }),
  );
}

async function changePassword(
  session: CustomerSession,
  { password, newPassword }: Record<string, unknown>,
): Promise<Response> {
  if (!isDigest(password) || !isDigest(newPassword))
    return refusal(400, 'The digests of both passwords are needed.');
  return told(await session.changePassword({ password, newPassword }));
}

function told(outcome: AuthOutcome): Response {
  const wait = outcome.kind === 'too-many' ? { 'retry-after': String(outcome.retryAfterSeconds) } : undefined;
  return Response.json(outcome, { status: statusOf[outcome.kind], ...(wait ? { headers: wait } : {}) });
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && isPasswordDigest(value);
}

function readObject(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ kind: 'failed', message }, { status });
}
