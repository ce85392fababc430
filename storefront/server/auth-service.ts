import { AUTH, type BalanceMovement, type OpenSession } from '#contract/auth.ts';
import type { AuthOutcome } from '#storefront/session/auth.ts';

/** Where the auth service of §7 is: in the same process, or at an address. */
export interface AuthEndpoints {
  /** `login`, `register`, `password` and `logout` are put behind it. */
  auth: string;
  /** The challenge is put behind it. */
  sign: string;
  fetch(request: Request, visitor: { address: string }): Promise<Response>;
}

/** Whom the service should take for the caller: attempts are counted by address. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** Of the page that is open, for mails. */
  language?: string;
}

export interface Tokens {
  token: string;
  /** Of the token, in seconds. */
  maxAge: number;
  refreshToken: string;
}

export interface Attempt {
  action: 'login' | 'register' | 'password';
  username: string;
  /** Digests (§5). */
  password: string;
  newPassword?: string;
  isRemembered: boolean;
  /** Of the session that a password is changed in. */
  refreshToken?: string | undefined;
}

export type Refusal = Exclude<AuthOutcome, { kind: 'signed-in' }>;

const patienceMs = 10_000;
/** Somebody must be told something, also where the service does not say how long to wait. */
const usualWaitSeconds = 60;

/** Calls the auth service as §7 describes it. What cannot be reached is an outcome like others: nothing is thrown (§8). */
export function createAuthService(
  { auth, sign, fetch }: AuthEndpoints,
  onError: (error: unknown) => void = () => undefined,
) {
  async function call(url: string, init: RequestInit, visitor: Visitor): Promise<Response> {
    const { address, userAgent, language } = visitor;
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    headers.set('user-agent', userAgent);
    if (language) headers.set('accept-language', language);
    const signal = AbortSignal.timeout(patienceMs);
    return fetch(new Request(url, { ...init, headers, signal }), { address });
  }

  function post({ action, refreshToken }: Attempt, body: object, visitor: Visitor): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...refreshHeader(refreshToken) };
    return call(auth + action, { method: 'POST', headers, body: JSON.stringify(body) }, visitor);
  }

  /** Asks for a challenge, has it signed, and sends it back with the credentials. */
  async function attempt(wanted: Attempt, visitor: Visitor): Promise<Tokens | Refusal> {
    const { username, password, newPassword, isRemembered } = wanted;
    try {
      const challenged = await post(wanted, { username }, visitor);
      if (!challenged.ok) return await refusalOf(challenged);
      const challenge = await textIn(challenged, 'sign');
      if (challenge === undefined) return { kind: 'failed' };
      const signed = await call(sign + encodeURIComponent(challenge), {}, visitor);
      if (!signed.ok) return { kind: 'failed' };
      const answered = await post(
        wanted,
        {
          username,
          signature: await signed.json(),
          password,
          ...(newPassword === undefined ? {} : { newPassword }),
          ...(isRemembered ? {} : { sessionLifetime: AUTH.notRememberedMinutes }),
        },
        visitor,
      );
      return answered.ok ? ((await tokensIn(answered)) ?? { kind: 'failed' }) : await refusalOf(answered);
    } catch (error) {
      onError(error);
      return { kind: 'failed' };
    }
  }

  /** New tokens for a refresh token; `over` when the service knows it no more. */
  async function refresh(refreshToken: string, visitor: Visitor): Promise<Tokens | 'over' | 'unreachable'> {
    try {
      const answer = await call(`${auth}login`, { headers: refreshHeader(refreshToken) }, visitor);
      if (answer.status === 401) return 'over';
      return (answer.ok && (await tokensIn(answer))) || 'unreachable';
    } catch (error) {
      onError(error);
      return 'unreachable';
    }
  }

  async function signOut(tokens: { token?: string; refreshToken?: string }, visitor: Visitor): Promise<void> {
    const bearer: Record<string, string> = tokens.token ? { authorization: `Bearer ${tokens.token}` } : {};
    const headers = { ...refreshHeader(tokens.refreshToken), ...bearer };
    await call(`${auth}logout`, { headers }, visitor).catch(onError);
  }

  /** With what a link holds; nobody is asked for a password. */
  async function redeem(loginToken: string, visitor: Visitor): Promise<Tokens | Refusal> {
    try {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ loginToken }) };
      const answer = await call(`${auth}token`, init, visitor);
      return answer.ok ? ((await tokensIn(answer)) ?? { kind: 'failed' }) : await refusalOf(answer);
    } catch (error) {
      onError(error);
      return { kind: 'failed' };
    }
  }

  /** What the contract has no name for. Another service of the same protocol may not have it: then there is no answer. */
  async function askOwn(
    path: string,
    token: string,
    visitor: Visitor,
    method = 'GET',
  ): Promise<unknown | undefined> {
    try {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await call(auth + path, { method, headers }, visitor);
      return answer.ok ? await answer.json() : undefined;
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  async function sessions(token: string, visitor: Visitor): Promise<OpenSession[] | null> {
    const answer = await askOwn('sessions', token, visitor);
    return (answer as { sessions?: OpenSession[] } | undefined)?.sessions ?? null;
  }

  async function movements(token: string, visitor: Visitor): Promise<BalanceMovement[] | null> {
    const answer = await askOwn('movements', token, visitor);
    return (answer as { movements?: BalanceMovement[] } | undefined)?.movements ?? null;
  }

  async function endSession(id: string | undefined, token: string, visitor: Visitor): Promise<boolean> {
    const path = id === undefined ? 'sessions' : `sessions/${encodeURIComponent(id)}`;
    return (await askOwn(path, token, visitor, 'DELETE')) !== undefined;
  }

  const exportData = (token: string, visitor: Visitor) => askOwn('export', token, visitor);

  return { attempt, refresh, signOut, redeem, sessions, movements, endSession, exportData };
}

export type AuthService = ReturnType<typeof createAuthService>;

function refreshHeader(refreshToken: string | undefined): Record<string, string> {
  return refreshToken ? { [AUTH.refreshTokenHeader]: refreshToken } : {};
}

/** Another service of the same protocol may use other codes: the status says enough, but for who was too slow. */
async function refusalOf(answer: Response): Promise<Refusal> {
  const text = await answer.text();
  switch (answer.status) {
    case 401:
    case 403:
      return { kind: /INVALID_CHALLENGE|CUSTOMER_BLOCKED/.test(text) ? 'failed' : 'wrong-credentials' };
    case 409:
      return { kind: 'account-exists' };
    case 422:
      return { kind: 'common-password' };
    case 429: {
      const wait = Number(answer.headers.get('retry-after') ?? usualWaitSeconds);
      return { kind: 'too-many', retryAfterSeconds: wait > 0 ? Math.ceil(wait) : usualWaitSeconds };
    }
    default:
      return { kind: 'failed' };
  }
}

async function textIn(answer: Response, name: string): Promise<string | undefined> {
  const value = ((await answer.json()) as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

async function tokensIn(answer: Response): Promise<Tokens | undefined> {
  const { token, maxAge } = ((await answer.json()) ?? {}) as Record<string, unknown>;
  const refreshToken = answer.headers.get(AUTH.refreshTokenHeader);
  if (typeof token !== 'string' || !Number(maxAge) || !refreshToken) return undefined;
  return { token, maxAge: Number(maxAge), refreshToken };
}
