import { randomInt } from 'node:crypto';
import type { Backend } from '#backend/app.ts';
import { AUTH, digestPassword } from '#contract/auth.ts';

export interface AuthAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says in its expectations what it awaits.
  body: any;
}

export interface Tokens {
  token: string;
  refreshToken: string;
}

type Action = 'login' | 'register' | 'password';

/** Who signs in, step by step as the protocol has it. Each client is at an address of its own. */
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

  async send(path: string, init: RequestInit = {}): Promise<AuthAnswer> {
    const request = new Request(`http://shop.test/auth/${path}`, init);
    const response = await this.fetch(request, { address: this.address });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<AuthAnswer> {
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

  /** Challenge, signature and credentials; `extra` goes along with the last. */
  async attempt(
    action: Action,
    username: string,
    password: string,
    extra: { newPassword?: string; sessionLifetime?: number; refreshToken?: string; languages?: string } = {},
  ): Promise<AuthAnswer> {
    const { newPassword, sessionLifetime, refreshToken, languages } = extra;
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
      },
    );
  }

  async register(username: string, password: string): Promise<Tokens> {
    return tokensIn(await this.attempt('register', username, password));
  }

  async signIn(username: string, password: string, extra?: { sessionLifetime?: number }): Promise<Tokens> {
    return tokensIn(await this.attempt('login', username, password, extra));
  }

  refresh(refreshToken: string): Promise<AuthAnswer> {
    return this.send('login', { headers: { [AUTH.refreshTokenHeader]: refreshToken } });
  }
}

export function tokensIn({ status, headers, body }: AuthAnswer): Tokens {
  const refreshToken = headers.get(AUTH.refreshTokenHeader);
  if (status !== 200 || !body.token || !refreshToken)
    throw new Error(`No tokens: ${status} ${JSON.stringify(body)}`);
  return { token: body.token, refreshToken };
}

/** The headers of a new customer who has signed in. */
export async function signedInHeaders(backend: Pick<Backend, 'fetch'>, email = 'anna@example.se') {
  const { token } = await new AuthClient(backend).register(email, 'fyra grå hästar');
  return { authorization: `Bearer ${token}` };
}
