import * as v from 'valibot';
import { AUTH, type BalanceMovement, type OpenSession } from '#contract/auth.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import type { AuthOutcome, TooManyAttempts } from '#storefront/session/auth/auth.ts';

/** The auth service of §7, in the same process or over HTTP. */
export interface AuthEndpoints {
  /** Base URL of `login`, `register`, `password` and `logout`. */
  auth: string;
  /** URL that signs a challenge, which is appended to it. */
  sign: string;
  apiKey: string;
  fetch(request: Request, visitor: { address: string }): Promise<Response>;
}

/** The visitor on whose behalf the service is called: it limits attempts by address. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** Language of the current page, for mails. */
  language?: string;
  /** Id of the page's request, for logs. */
  requestId?: string;
}

export interface Tokens {
  token: string;
  /** Lifetime of the token in seconds. */
  maxAge: number;
  refreshToken: string;
}

export interface Attempt {
  action: 'login' | 'register' | 'password';
  username: string;
  /** Passwords are digests (§5). */
  password: string;
  newPassword?: string;
  isRemembered: boolean;
  /** Refresh token of the session in which the password is changed. */
  refreshToken?: string | undefined;
  /** The solution of a task that an earlier attempt got. */
  proofOfWork?: string | undefined;
}

const errorWithTask = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    errors: v.tupleWithRest(
      [
        v.object({
          extensions: v.object({ task: v.string(), difficulty: v.number(), expiresAt: v.string() }),
        }),
      ],
      v.unknown(),
    ),
  }),
  v.transform(({ errors: [{ extensions }] }) => extensions),
);

type AuthFailure = Exclude<AuthOutcome, { kind: 'signed-in' }>;

const timeoutMs = 10_000;
/** Used if the service does not send Retry-After. */
const defaultRetryAfterSeconds = 60;

/** Client of the auth service (§7). An unreachable service is an outcome: no method throws (§8). */
export class AuthService {
  readonly #endpoints: AuthEndpoints;
  readonly #onError: (error: unknown) => void;

  constructor(endpoints: AuthEndpoints, onError: (error: unknown) => void = () => undefined) {
    this.#endpoints = endpoints;
    this.#onError = onError;
  }

  /** Gets a challenge, has it signed, and sends it back with the credentials. */
  async attempt(attempt: Attempt, visitor: Visitor): Promise<Tokens | AuthFailure> {
    const { username, password, newPassword, isRemembered } = attempt;
    try {
      const challenged = await this.#postAttempt(attempt, { username }, visitor);
      if (!challenged.ok) return await failureOf(challenged);
      const challenge = await readString(challenged, 'sign');
      if (challenge === undefined) return { kind: 'failed' };
      const signed = await this.#call(this.#endpoints.sign + encodeURIComponent(challenge), {}, visitor);
      if (!signed.ok) return { kind: 'failed' };
      const credentials = {
        username,
        signature: await signed.json(),
        password,
        newPassword,
        sessionLifetime: isRemembered ? undefined : AUTH.notRememberedMinutes,
      };
      return await readTokensOrFailure(await this.#postAttempt(attempt, credentials, visitor));
    } catch (error) {
      this.#onError(error);
      return { kind: 'failed' };
    }
  }

  /** New tokens for a refresh token; `expired` when the service does not know it. */
  async refresh(refreshToken: string, visitor: Visitor): Promise<Tokens | 'expired' | 'unreachable'> {
    try {
      const headers = refreshHeader(refreshToken);
      const response = await this.#call(`${this.#endpoints.auth}login`, { headers }, visitor);
      if (response.status === 401) return 'expired';
      const tokens = response.ok ? await readTokens(response) : undefined;
      return tokens ?? 'unreachable';
    } catch (error) {
      this.#onError(error);
      return 'unreachable';
    }
  }

  async signOut(tokens: { token?: string; refreshToken?: string }, visitor: Visitor): Promise<void> {
    const headers = { ...refreshHeader(tokens.refreshToken), ...bearerHeader(tokens.token) };
    await this.#call(`${this.#endpoints.auth}logout`, { headers }, visitor).catch(this.#onError);
  }

  /** Redeems the token of a single-use link, without a password. */
  async redeem(loginToken: string, visitor: Visitor): Promise<Tokens | AuthFailure> {
    try {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ loginToken }) };
      return await readTokensOrFailure(await this.#call(`${this.#endpoints.auth}token`, init, visitor));
    } catch (error) {
      this.#onError(error);
      return { kind: 'failed' };
    }
  }

  async sessions(token: string, visitor: Visitor): Promise<OpenSession[] | null> {
    const result = await this.#requestExtension('sessions', token, visitor);
    return (result as { sessions?: OpenSession[] } | undefined)?.sessions ?? null;
  }

  async movements(token: string, visitor: Visitor): Promise<BalanceMovement[] | null> {
    const result = await this.#requestExtension('movements', token, visitor);
    return (result as { movements?: BalanceMovement[] } | undefined)?.movements ?? null;
  }

  async endSession(id: string | undefined, token: string, visitor: Visitor): Promise<boolean> {
    const path = id === undefined ? 'sessions' : `sessions/${encodeURIComponent(id)}`;
    return (await this.#requestExtension(path, token, visitor, 'DELETE')) !== undefined;
  }

  exportData(token: string, visitor: Visitor): Promise<unknown | undefined> {
    return this.#requestExtension('export', token, visitor);
  }

  /** An endpoint beyond the protocol of §7. Undefined when another service does not have it. */
  async #requestExtension(
    path: string,
    token: string,
    visitor: Visitor,
    method = 'GET',
  ): Promise<unknown | undefined> {
    try {
      const init = { method, headers: bearerHeader(token) };
      const response = await this.#call(this.#endpoints.auth + path, init, visitor);
      return response.ok ? await response.json() : undefined;
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }

  #postAttempt(attempt: Attempt, body: object, visitor: Visitor): Promise<Response> {
    const { action, refreshToken, proofOfWork } = attempt;
    const headers = {
      'content-type': 'application/json',
      ...refreshHeader(refreshToken),
      ...(proofOfWork ? { [PROOF_OF_WORK_HEADER]: proofOfWork } : {}),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return this.#call(this.#endpoints.auth + action, init, visitor);
  }

  async #call(url: string, init: RequestInit, visitor: Visitor): Promise<Response> {
    const { address, userAgent, language, requestId } = visitor;
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    // With a server key the service counts attempts by the visitor's address, and allows impersonation.
    headers.set('x-apikey', this.#endpoints.apiKey);
    headers.set('user-agent', userAgent);
    if (language) headers.set('accept-language', language);
    if (requestId) headers.set('x-request-id', requestId);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await this.#endpoints.fetch(new Request(url, { ...init, headers, signal }), { address });
    // 502 to 504 come from a proxy: the service did not receive the request and has not logged it.
    if (response.status > 501) throw NetworkError.unsuccessful(response.status);
    return response;
  }
}

function refreshHeader(refreshToken: string | undefined): Record<string, string> {
  return refreshToken ? { [AUTH.refreshTokenHeader]: refreshToken } : {};
}

function bearerHeader(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** By status, because other services may use other codes; the codes matter only for 401 and 403. */
async function failureOf(response: Response): Promise<AuthFailure> {
  const text = await response.text();
  switch (response.status) {
    case 401:
    case 403:
      if (text.includes('CUSTOMER_BLOCKED')) return rejected;
      return { kind: text.includes('INVALID_CHALLENGE') ? 'failed' : 'wrong-credentials' };
    case 409:
      return { kind: 'account-exists' };
    case 422:
      return { kind: 'common-password' };
    case 429:
      return tooManyAttempts(response.headers.get('retry-after'), text);
    default:
      return response.status < 500 ? rejected : { kind: 'failed' };
  }
}

const rejected: AuthFailure = { kind: 'failed', isRejected: true };

function tooManyAttempts(retryAfter: string | null, body: string): TooManyAttempts {
  const wait = Number(retryAfter ?? defaultRetryAfterSeconds);
  const retryAfterSeconds = wait > 0 ? Math.ceil(wait) : defaultRetryAfterSeconds;
  const task = v.safeParse(errorWithTask, body);
  return { kind: 'too-many', retryAfterSeconds, ...(task.success ? { task: task.output } : {}) };
}

async function readString(response: Response, name: string): Promise<string | undefined> {
  const value = ((await response.json()) as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

async function readTokensOrFailure(response: Response): Promise<Tokens | AuthFailure> {
  return response.ok ? ((await readTokens(response)) ?? { kind: 'failed' }) : failureOf(response);
}

async function readTokens(response: Response): Promise<Tokens | undefined> {
  const { token, maxAge } = ((await response.json()) ?? {}) as Record<string, unknown>;
  const refreshToken = response.headers.get(AUTH.refreshTokenHeader);
  if (typeof token !== 'string' || !Number(maxAge) || !refreshToken) return undefined;
  return { token, maxAge: Number(maxAge), refreshToken };
}
