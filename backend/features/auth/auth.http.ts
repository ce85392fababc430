import type * as v from 'valibot';
import { rejectionOf } from '#backend/features/rate-limit/limit-requests.ts';
import { readBearerToken } from '#backend/graphql/login-token.ts';
import type { ApiClient } from '#backend/http/api-client.ts';
import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { readJson, requireJsonType } from '#backend/http/read-json.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { BackendRoute, HttpHandler } from '#backend/http/request-handler.ts';
import { AUTH } from '#contract/auth.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { deleteSessions, exportAccount, listMovements, listSessions } from './account.http.ts';
import { type AuthRequest, authRequestSchema, loginTokenSchema } from './auth-request.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { checkChallenge, isChallenge, issueChallenge, signChallenge } from './challenge.ts';
import { consumeChallenge } from './credential.queries.ts';
import { redeemLoginLink } from './impersonation/login-link.ts';
import { changePassword } from './password/change-password.ts';
import { registerCustomer } from './register-customer.ts';
import { refreshSession } from './session/refresh-session.ts';
import { signIn } from './session/sign-in.ts';
import { signOut } from './session/sign-out.ts';

const maxBodyBytes = 4 * 1024;

const actions = { login: signIn, register: registerCustomer, password: changePassword };
type Action = keyof typeof actions;

/** The client of a key in the path of the sign endpoint. Throws if the request's web page may not use it. */
type FindClient = (key: string, request: HttpRequest) => ApiClient | undefined;

/** `/auth/…`: the auth service of §7. */
export function authRoutes(services: AuthServices, findClient: FindClient): readonly BackendRoute[] {
  const route = (method: string, path: string, handler: HttpHandler): BackendRoute => ({
    method,
    pattern: `/auth/${path}`,
    handler: (request, params) => logRejection(path, () => handler(request, params), services),
    // `/auth/sign/{key}` contains an API key.
    hasSecretPath: true,
    allowsOrigins: true,
  });
  // `GET` on any of these paths refreshes the tokens.
  const actionRoutes = (Object.keys(actions) as Action[]).flatMap((action) => [
    route('GET', action, (request) => refreshTokens(request, services)),
    route('POST', action, (request) => handleAction(action, request, services)),
  ]);
  return [
    ...actionRoutes,
    route('POST', 'token', (request) => redeemLoginToken(request, services)),
    route('*', 'logout', (request) => logout(request, services)),
    route('GET', 'sign', (request) => sign(request, services, undefined)),
    route('GET', 'sign/:apiKey', (request, { apiKey }) =>
      sign(request, services, findClient(apiKey ?? '', request)),
    ),
    route('GET', 'movements', (request) => listMovements(request, services)),
    route('GET', 'export', (request) => exportAccount(request, services)),
    route('GET', 'sessions', (request) => listSessions(request, services)),
    route('DELETE', 'sessions', (request) => deleteSessions(request, services)),
    route('DELETE', 'sessions/:id', (request, { id }) => deleteSessions(request, services, id)),
  ];
}

async function logRejection(
  path: string,
  respond: () => HttpResponse | Promise<HttpResponse>,
  { log }: AuthServices,
): Promise<HttpResponse> {
  try {
    return await respond();
  } catch (thrown) {
    const error = rejectionOf(thrown);
    if (error instanceof RejectedRequestError)
      log.info({ action: path.split('/')[0], code: error.code }, 'auth request rejected');
    throw error;
  }
}

async function refreshTokens(request: HttpRequest, services: AuthServices): Promise<HttpResponse> {
  return tokensResponse(await refreshSession(services, request.header(AUTH.refreshTokenHeader) ?? ''));
}

/** Without a signature, the response is a challenge. With one, the action runs and the response has tokens. */
async function handleAction(
  action: Action,
  request: HttpRequest,
  services: AuthServices,
): Promise<HttpResponse> {
  const input = await readBody(request, authRequestSchema);
  if (!input.signature)
    return jsonResponse({ sign: issueChallenge(services.keys, input.username, Date.now()) }, noStore);
  const { username, password, newPassword, lifetimeSeconds } = input;
  if (!password || (action === 'password' && !newPassword))
    throw new RejectedRequestError(400, 'BAD_INPUT', 'A password is missing.');
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
    proofOfWork: request.header(PROOF_OF_WORK_HEADER),
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
    throw new RejectedRequestError(
      401,
      'INVALID_CHALLENGE',
      'The challenge is no longer valid. Request a new one.',
    );
}

/** Signs the challenge of the query parameter `identity`, for a client with an API key. */
function sign(request: HttpRequest, { keys }: AuthServices, client: ApiClient | undefined): HttpResponse {
  if (!client)
    throw new RejectedRequestError(401, 'UNKNOWN_API_KEY', 'The API key is not known to this shop.');
  const identity = new URLSearchParams(request.search).get('identity') ?? '';
  if (!isChallenge(identity))
    throw new RejectedRequestError(400, 'BAD_INPUT', 'The identity is not a challenge.');
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
  if (request.client?.scope !== 'server')
    throw new RejectedRequestError(
      403,
      'SERVER_KEY_REQUIRED',
      'Impersonation needs an API key with the scope server, in the header X-ApiKey.',
    );
  const { loginToken } = await readBody(request, loginTokenSchema);
  return tokensResponse(await redeemLoginLink(services, loginToken, callerOf(request)));
}

function readBody<Schema extends v.GenericSchema>(request: HttpRequest, schema: Schema) {
  requireJsonType(request);
  return readJson(request, schema, maxBodyBytes);
}

function tokensResponse({ token, refreshToken }: IssuedTokens): HttpResponse {
  return jsonResponse(
    { token, maxAge: AUTH.accessTokenSeconds },
    { ...noStore, [AUTH.refreshTokenHeader]: refreshToken },
  );
}
