import { type PlainAnswer, type PlainRequest, refuse } from '#backend/graphql/plain-http.ts';
import { AUTH } from '#contract/auth.ts';
import { AuthRefusal } from './auth-refusal.ts';
import { type AuthRequest, readAuthRequest, readLoginToken } from './auth-request.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { checkChallenge, isIdentity, issueChallenge, signChallenge } from './challenge.ts';
import { changePassword } from './change-password.ts';
import { consumeChallenge } from './credential.queries.ts';
import { redeemLoginLink } from './login-link.ts';
import { answerOwnAccount } from './own-account.http.ts';
import { refreshSession } from './refresh-session.ts';
import { registerCustomer } from './register-customer.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const mostBytes = 4 * 1024;

/** Nothing of this may be kept by anyone on the way. */
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

const actions = { login: signIn, register: registerCustomer, password: changePassword };
type Action = keyof typeof actions;

/** `/auth/…`: the auth service of §7. */
export async function answerAuth(
  url: URL,
  request: PlainRequest,
  services: AuthServices & { apiKeys: ReadonlySet<string> },
  address: string,
): Promise<PlainAnswer> {
  const caller = {
    address,
    userAgent: request.header('user-agent') ?? '',
    languages: request.header('accept-language') ?? '',
  };
  const [, action = '', key] = /^\/auth\/(\w+)(?:\/([\w-]+))?$/.exec(url.pathname) ?? [];
  try {
    if (action === 'sign') return sign(url, request, services, key);
    if (action === 'sessions' || action === 'movements' || action === 'export')
      return await answerOwnAccount(action, key, request, services);
    if (action === 'token' && !key) return await redeem(request, services, caller);
    if (action === 'logout' && !key) return await logout(request, services);
    if (isAction(action) && !key) return await answerAction(action, request, services, caller);
    return refuse(
      404,
      'BAD_INPUT',
      'The auth service has login, register, password, token, logout, sessions, movements, export and sign.',
    );
  } catch (error) {
    if (error instanceof AuthRefusal) {
      services.log.info({ action, code: error.code }, 'refused');
      return refused(error);
    }
    services.log.error({ err: error, action }, 'unexpected error in the auth service');
    return refuse(500, 'INTERNAL_ERROR', 'Something went wrong. Try again.', headers);
  }
}

async function answerAction(
  action: Action,
  request: PlainRequest,
  services: AuthServices,
  caller: Caller,
): Promise<PlainAnswer> {
  const refreshToken = request.header(AUTH.refreshTokenHeader);
  if (request.method === 'GET') return tokens(await refreshSession(services, refreshToken ?? ''));
  if (request.method !== 'POST') throw new AuthRefusal(405, 'BAD_INPUT', 'Send GET or POST.');
  const asked = await readBody(request);
  if (!asked.signature)
    return { status: 200, headers, body: JSON.stringify({ sign: challenge(services, asked) }) };
  const { username, password, newPassword, lifetimeSeconds } = asked;
  if (!password || (action === 'password' && !newPassword))
    throw new AuthRefusal(400, 'BAD_INPUT', 'A password is missing.');
  await consumeSignature(services, username, asked.signature);
  const wanted = { username, password, lifetimeSeconds, newPassword: newPassword ?? '', refreshToken };
  const issued = await actions[action](services, wanted, caller);
  services.log.info({ action, customerId: issued.customerId }, 'signed in');
  return tokens(issued);
}

function challenge({ keys }: AuthServices, { username }: AuthRequest): string {
  return issueChallenge(keys, username, Date.now());
}

/** A challenge is good for one attempt, right or wrong. */
async function consumeSignature(
  { db, keys }: AuthServices,
  username: string,
  signature: NonNullable<AuthRequest['signature']>,
): Promise<void> {
  const checked = checkChallenge(keys, username, signature, Date.now());
  if (!checked || !(await consumeChallenge(db, checked)))
    throw new AuthRefusal(401, 'INVALID_CHALLENGE', 'The challenge is not valid any more. Begin again.');
}

function sign(
  url: URL,
  request: PlainRequest,
  { keys, apiKeys }: AuthServices & { apiKeys: ReadonlySet<string> },
  key: string | undefined,
): PlainAnswer {
  if (request.method !== 'GET') throw new AuthRefusal(405, 'BAD_INPUT', 'Ask for a signature with GET.');
  if (!key || !apiKeys.has(key))
    throw new AuthRefusal(401, 'UNKNOWN_API_KEY', 'The API key is not known to this shop.');
  const identity = url.searchParams.get('identity') ?? '';
  if (!isIdentity(identity)) throw new AuthRefusal(400, 'BAD_INPUT', 'The identity is no challenge.');
  return { status: 200, headers, body: JSON.stringify(signChallenge(keys, identity, Date.now())) };
}

async function logout(request: PlainRequest, services: AuthServices): Promise<PlainAnswer> {
  await signOut(services, {
    refreshToken: request.header(AUTH.refreshTokenHeader),
    accessToken: /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1],
  });
  return { status: 200, headers, body: '{}' };
}

async function redeem(request: PlainRequest, services: AuthServices, caller: Caller): Promise<PlainAnswer> {
  if (request.method !== 'POST') throw new AuthRefusal(405, 'BAD_INPUT', 'Send POST.');
  const loginToken = readLoginToken(await readText(request));
  if (!loginToken) throw new AuthRefusal(400, 'BAD_INPUT', 'A loginToken is needed.');
  return tokens(await redeemLoginLink(services, loginToken, caller));
}

async function readBody(request: PlainRequest): Promise<AuthRequest> {
  const asked = readAuthRequest(await readText(request));
  if (!asked) throw new AuthRefusal(400, 'BAD_INPUT', 'The body is no call to the auth service.');
  return asked;
}

async function readText(request: PlainRequest): Promise<string> {
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? ''))
    throw new AuthRefusal(415, 'BAD_INPUT', 'Send the call as application/json.');
  const body = await request.text(mostBytes);
  if (body === undefined) throw new AuthRefusal(413, 'LIMIT_EXCEEDED', 'The body is too large.');
  return body;
}

function tokens({ token, refreshToken }: IssuedTokens): PlainAnswer {
  return {
    status: 200,
    headers: { ...headers, [AUTH.refreshTokenHeader]: refreshToken },
    body: JSON.stringify({ token, maxAge: AUTH.accessTokenSeconds }),
  };
}

function refused({ status, code, message, retryAfterSeconds }: AuthRefusal): PlainAnswer {
  const wait: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return refuse(status, code, message, { ...headers, ...wait });
}

function isAction(text: string): text is Action {
  return Object.hasOwn(actions, text);
}
