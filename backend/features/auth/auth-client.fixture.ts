import { randomInt } from 'node:crypto';
import type { Backend } from '#backend/app.ts';
import { AUTH, digestPassword } from '#contract/auth.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';

interface AuthResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test checks the shape that it expects.
  body: any;
}

export interface Tokens {
  token: string;
  refreshToken: string;
}

type Action = 'login' | 'register' | 'password';

interface AttemptExtra {
  newPassword?: string;
  sessionLifetime?: number;
  refreshToken?: string;
  languages?: string;
  proofOfWork?: string;
}

/** Runs the steps of the auth protocol. Each client has its own network address by default. */
export class AuthClient {
  readonly address: string;
  private readonly fetch: Backend['fetch'];

  constructor(
    { fetch }: Pick<Backend, 'fetch'>,
    address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  ) {
    this.fetch = fetch;
    this.address = address;
  }

  async send(path: string, init: RequestInit = {}): Promise<AuthResponse> {
    const request = new Request(`http://shop.test/auth/${path}`, init);
    const response = await this.fetch(request, { address: this.address });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<AuthResponse> {
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async challenge(username: string, action: Action = 'login'): Promise<string> {
    return (await this.post(action, { username })).body.sign;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests forge its parts.
  async sign(identity: string, apiKey = 'demo'): Promise<any> {
    return (await this.send(`sign/${apiKey}?identity=${identity}`)).body;
  }

  /** Challenge, signature, then credentials together with `extra`. */
  async attempt(
    action: Action,
    username: string,
    password: string,
    extra: AttemptExtra = {},
  ): Promise<AuthResponse> {
    const { newPassword, sessionLifetime, refreshToken, languages, proofOfWork } = extra;
    return this.post(
      action,
      {
        username,
        signature: await this.sign(await this.challenge(username, action)),
        password: await digestPassword(password),
        newPassword: newPassword === undefined ? undefined : await digestPassword(newPassword),
        sessionLifetime,
      },
      {
        ...(refreshToken ? { [AUTH.refreshTokenHeader]: refreshToken } : {}),
        ...(languages ? { 'accept-language': languages } : {}),
        ...(proofOfWork ? { [PROOF_OF_WORK_HEADER]: proofOfWork } : {}),
      },
    );
  }

  async register(username: string, password: string): Promise<Tokens> {
    return readTokens(await this.attempt('register', username, password));
  }

  async signIn(username: string, password: string, extra?: { sessionLifetime?: number }): Promise<Tokens> {
    return readTokens(await this.attempt('login', username, password, extra));
  }

  refresh(refreshToken: string): Promise<AuthResponse> {
    return this.send('login', { headers: { [AUTH.refreshTokenHeader]: refreshToken } });
  }
}

export function readTokens({ status, headers, body }: AuthResponse): Tokens {
  const refreshToken = headers.get(AUTH.refreshTokenHeader);
  if (status !== 200 || !body.token || !refreshToken)
    throw new Error(`No tokens: ${status} ${JSON.stringify(body)}`);
  return { token: body.token, refreshToken };
}

/** Registers a customer and returns the headers of the signed-in session. */
export async function signedInHeaders(backend: Pick<Backend, 'fetch'>, email = 'anna@example.se') {
  const { token } = await new AuthClient(backend).register(email, 'fyra grå hästar');
  return { authorization: `Bearer ${token}` };
}
