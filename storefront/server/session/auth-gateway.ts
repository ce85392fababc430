import { isPasswordDigest } from '#contract/auth.ts';
import { isEmailAddress } from '#contract/customer/email-address.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import type { AuthOutcome } from '#storefront/session/auth/auth.ts';
import { type HttpHeaders, type HttpRequest, type HttpResponse, jsonResponse } from '../http/http-message.ts';
import type { CustomerSession } from './customer-session.ts';

type JsonObject = Record<string, unknown>;
type AuthHandler = (
  session: CustomerSession,
  body: JsonObject,
  proofOfWork: string | undefined,
) => Promise<HttpResponse>;

const statusOf: Record<AuthOutcome['kind'], number> = {
  'signed-in': 200,
  'wrong-credentials': 401,
  'account-exists': 409,
  'common-password': 422,
  'too-many': 429,
  // The auth service or its database does not respond.
  failed: 503,
};

const failureRetrySeconds = 5;

const handlers: Readonly<Record<string, AuthHandler>> = {
  [AUTH_PATHS.signIn]: (session, body, proofOfWork) => authenticate(session, 'login', body, proofOfWork),
  [AUTH_PATHS.register]: (session, body, proofOfWork) => authenticate(session, 'register', body, proofOfWork),
  [AUTH_PATHS.changePassword]: changePassword,
  [AUTH_PATHS.signOut]: signOut,
  [AUTH_PATHS.refresh]: refresh,
  [AUTH_PATHS.sessions]: async (session) => jsonResponse({ sessions: await session.sessions() }),
  [AUTH_PATHS.movements]: async (session) => jsonResponse({ movements: await session.movements() }),
  [AUTH_PATHS.endSession]: endSession,
  [AUTH_PATHS.impersonate]: impersonate,
};

/**
 * Auth for the browser, which sends digests and receives cookies and the kind of the outcome: no response body contains a
 * token (decisions §3). The route checks origin and content type.
 */
export async function handleAuthRequest(
  session: CustomerSession,
  { pathname, headers }: Pick<HttpRequest, 'pathname' | 'headers'>,
  body: Buffer,
): Promise<HttpResponse> {
  const handler = Object.hasOwn(handlers, pathname) ? handlers[pathname] : undefined;
  if (!handler) return authError(404, 'Unknown auth endpoint.');
  const input = readObject(body);
  if (!input) return authError(400, 'The body is not a JSON object.');
  return handler(session, input, headers[PROOF_OF_WORK_HEADER]?.toString());
}

export function authError(status: number, message: string): HttpResponse {
  return jsonResponse({ kind: 'failed', message }, { status });
}

async function authenticate(
  session: CustomerSession,
  action: 'login' | 'register',
  { email, password, isRemembered }: JsonObject,
  proofOfWork: string | undefined,
): Promise<HttpResponse> {
  if (typeof email !== 'string' || email === '' || !isDigest(password))
    return authError(400, 'An e-mail address and the digest of a password are required.');
  if (action === 'register' && !isEmailAddress(email.trim()))
    return authError(422, 'The e-mail address is not valid.');
  const attempt = { action, username: email, password, isRemembered: isRemembered === true, proofOfWork };
  return outcomeResponse(await session.attempt(attempt));
}

async function changePassword(
  session: CustomerSession,
  { password, newPassword }: JsonObject,
  proofOfWork: string | undefined,
): Promise<HttpResponse> {
  if (!isDigest(password) || !isDigest(newPassword))
    return authError(400, 'The digests of both passwords are required.');
  return outcomeResponse(await session.changePassword({ password, newPassword, proofOfWork }));
}

async function signOut(session: CustomerSession): Promise<HttpResponse> {
  await session.signOut();
  return jsonResponse({ kind: 'signed-out' });
}

async function refresh(session: CustomerSession): Promise<HttpResponse> {
  // Opening the session renews a token that is about to expire.
  const isRenewed = session.setCookies.length > 0;
  const isSignedIn = isRenewed ? session.customer !== undefined : await session.renew();
  return isSignedIn
    ? jsonResponse({ kind: 'signed-in' })
    : jsonResponse({ kind: 'signed-out' }, { status: 401 });
}

async function endSession(session: CustomerSession, { id }: JsonObject): Promise<HttpResponse> {
  if (id !== undefined && typeof id !== 'string') return authError(400, 'The id must be a string.');
  const isEnded = await session.endSession(id);
  return jsonResponse({ isEnded }, { status: isEnded ? 200 : 404 });
}

async function impersonate(session: CustomerSession, { loginToken }: JsonObject): Promise<HttpResponse> {
  if (typeof loginToken !== 'string' || loginToken === '') return authError(400, 'A loginToken is required.');
  return outcomeResponse(await session.impersonate(loginToken));
}

function outcomeResponse(outcome: AuthOutcome): HttpResponse {
  if (outcome.kind === 'failed' && outcome.isRejected) return jsonResponse(outcome, { status: 400 });
  const retryAfter = retryAfterSeconds(outcome);
  const headers: HttpHeaders = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return jsonResponse(outcome, { status: statusOf[outcome.kind], headers });
}

function retryAfterSeconds(outcome: AuthOutcome): number | undefined {
  if (outcome.kind === 'too-many') return outcome.retryAfterSeconds;
  return outcome.kind === 'failed' ? failureRetrySeconds : undefined;
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && isPasswordDigest(value);
}

function readObject(body: Buffer): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : undefined;
  } catch {
    return undefined;
  }
}
