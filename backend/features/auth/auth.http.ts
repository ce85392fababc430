import {
  errorResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
} from '#backend/http/http-message.ts';
import type { BackendRoute, HttpHandler } from '#backend/http/request-handler.ts';
import { AUTH } from '#contract/auth.ts';
import { deleteSessions, exportAccount, listMovements, listSessions } from './account.http.ts';
import { AuthError } from './auth-error.ts';
import { type AuthRequest, readAuthRequest, readBearerToken, readLoginToken } from './auth-request.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { checkChallenge, isIdentity, issueChallenge, signChallenge } from './challenge.ts';
import { consumeChallenge } from './credential.queries.ts';
import { redeemLoginLink } from './impersonation/login-link.ts';
import { changePassword } from './password/change-password.ts';
import { registerCustomer } from './register-customer.ts';
import { refreshSession } from './session/refresh-session.ts';
import { signIn } from './session/sign-in.ts';
import { signOut } from './session/sign-out.ts';

const maxBodyBytes = 4 * 1024;

/** No cache may store tokens. */
const noStore = { 'cache-control': 'no-store' };

const actions = { login: signIn, register: registerCustomer, password: changePassword };
type Action = keyof typeof actions;

/** `/auth/…`: the auth service of §7. */
export function authRoutes(
  services: AuthServices & { apiKeys: ReadonlySet<string> },
): readonly BackendRoute[] {
  const route = (method: string, path: string, handler: HttpHandler): BackendRoute => ({
    method,
    pattern: `/auth/${path}`,
    handler: (request, params) => respondWithAuthErrors(path, () => handler(request, params), services),
    hasSecretPath: true,
  });
  const actionRoutes = (Object.keys(actions) as Action[]).flatMap((action) => [
    route('GET', action, (request) => refreshTokens(request, services)),
    route('POST', action, (request) => handleAction(action, request, services)),
  ]);
  return [
    ...actionRoutes,
    route('POST', 'token', (request) => redeemLoginToken(request, services)),
    route('*', 'logout', (request) => logout(request, services)),
    route('GET', 'sign', (request) => sign(request, services, undefined)),
    route('GET', 'sign/:apiKey', (request, { apiKey }) => sign(request, services, apiKey)),
    route('GET', 'movements', (request) => listMovements(request, services)),
    route('GET', 'export', (request) => exportAccount(request, services)),
    route('GET', 'sessions', (request) => listSessions(request, services)),
    route('DELETE', 'sessions', (request) => deleteSessions(request, services)),
    route('DELETE', 'sessions/:id', (request, { id }) => deleteSessions(request, services, id)),
  ];
}

async function respondWithAuthErrors(
  path: string,
  respond: () => HttpResponse | Promise<HttpResponse>,
  { log }: AuthServices,
): Promise<HttpResponse> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    log.info({ action: path.split('/')[0], code: error.code }, 'auth request rejected');
    return authErrorResponse(error);
  }
}

async function refreshTokens(request: HttpRequest, services: AuthServices): Promise<HttpResponse> {
  return tokensResponse(await refreshSession(services, request.header(AUTH.refreshTokenHeader) ?? ''));
}

async function handleAction(
  action: Action,
  request: HttpRequest,
  services: AuthServices,
): Promise<HttpResponse> {
  const input = await readBody(request);
  if (!input.signature)
    return jsonResponse({ sign: issueChallenge(services.keys, input.username, Date.now()) }, noStore);
  const { username, password, newPassword, lifetimeSeconds } = input;
  if (!password || (action === 'password' && !newPassword))
    throw new AuthError(400, 'BAD_INPUT', 'A password is missing.');
  await consumeSignature(services, username, input.signature);
  const refreshToken = request.header(AUTH.refreshTokenHeader);
  const credentials = { username, password, lifetimeSeconds, newPassword: newPassword ?? '', refreshToken };
  const issued = await actions[action](services, credentials, callerOf(request));
  services.log.info({ action, customerId: issued.customerId }, 'signed in');
  return tokensResponse(issued);
}

function callerOf(request: HttpRequest): Caller {
  return {
    address: request.address ?? 'unknown',
    userAgent: request.header('user-agent') ?? '',
    languages: request.header('accept-language') ?? '',
  };
}

/** A challenge is valid for one attempt, whether the password is right or wrong. */
async function consumeSignature(
  { db, keys }: AuthServices,
  username: string,
  signature: NonNullable<AuthRequest['signature']>,
): Promise<void> {
  const checked = checkChallenge(keys, username, signature, Date.now());
  if (!checked || !(await consumeChallenge(db, checked)))
    throw new AuthError(401, 'INVALID_CHALLENGE', 'The challenge is no longer valid. Request a new one.');
}

function sign(
  request: HttpRequest,
  { keys, apiKeys }: AuthServices & { apiKeys: ReadonlySet<string> },
  apiKey: string | undefined,
): HttpResponse {
  if (!apiKey || !apiKeys.has(apiKey))
    throw new AuthError(401, 'UNKNOWN_API_KEY', 'The API key is not known to this shop.');
  const identity = new URLSearchParams(request.search).get('identity') ?? '';
  if (!isIdentity(identity)) throw new AuthError(400, 'BAD_INPUT', 'The identity is not a challenge.');
  return jsonResponse(signChallenge(keys, identity, Date.now()), noStore);
}

async function logout(request: HttpRequest, services: AuthServices): Promise<HttpResponse> {
  await signOut(services, {
    refreshToken: request.header(AUTH.refreshTokenHeader),
    accessToken: readBearerToken(request.header('authorization')),
  });
  return jsonResponse({}, noStore);
}

async function redeemLoginToken(request: HttpRequest, services: AuthServices): Promise<HttpResponse> {
  const loginToken = readLoginToken(await readText(request));
  if (!loginToken) throw new AuthError(400, 'BAD_INPUT', 'The loginToken is missing.');
  return tokensResponse(await redeemLoginLink(services, loginToken, callerOf(request)));
}

async function readBody(request: HttpRequest): Promise<AuthRequest> {
  const input = readAuthRequest(await readText(request));
  if (!input) throw new AuthError(400, 'BAD_INPUT', 'The body is not a valid auth request.');
  return input;
}

async function readText(request: HttpRequest): Promise<string> {
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? ''))
    throw new AuthError(415, 'BAD_INPUT', 'Send the request as application/json.');
  const body = await request.text(maxBodyBytes);
  if (body === undefined) throw new AuthError(413, 'LIMIT_EXCEEDED', 'The body is too large.');
  return body;
}

function tokensResponse({ token, refreshToken }: IssuedTokens): HttpResponse {
  return jsonResponse(
    { token, maxAge: AUTH.accessTokenSeconds },
    { ...noStore, [AUTH.refreshTokenHeader]: refreshToken },
  );
}

function authErrorResponse({ status, code, message, retryAfterSeconds }: AuthError): HttpResponse {
  const retryAfter: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return errorResponse(status, code, message, { ...noStore, ...retryAfter });
}
