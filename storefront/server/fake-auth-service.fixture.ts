import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { AUTH, digestPassword } from '#contract/auth.ts';
import type { CommerceAnswer, CommerceApi } from './commerce-api.ts';

/** A token as services write them; nobody checks its signature here. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

export interface ReceivedCall {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says in its expectations what it awaits.
  body?: any;
  headers: IncomingMessage['headers'];
}

/**
 * The auth service of §7 over real HTTP, with one customer, and a commerce API that believes its tokens. It remembers what
 * it was asked.
 */
export async function startFakeAuthService({ claims = {} }: { claims?: object } = {}) {
  const calls: ReceivedCall[] = [];
  const challenges = new Set<string>();
  const signatures = new Map<string, string>();
  const accounts = new Map([['anna@example.com', await digestPassword('hemligt ord')]]);
  const refreshTokens = new Set<string>();
  const liveTokens = new Set<string>();
  /** Answers given before all others, by path. */
  const instead = new Map<string, (response: ServerResponse) => void>();

  const issue = (response: ServerResponse, name: string) => {
    const refreshToken = randomUUID();
    const token = tokenOf({
      name,
      exp: inSeconds(900),
      customerType: 'Person',
      jti: randomUUID(),
      ...claims,
    });
    refreshTokens.add(refreshToken);
    liveTokens.add(token);
    answer(response, 200, { token, maxAge: 900 }, { [AUTH.refreshTokenHeader]: refreshToken });
  };

  async function attempt(request: IncomingMessage, response: ServerResponse, action: string) {
    const body = (await json(request)) as Record<string, string> & { signature?: { signature: string } };
    Object.assign(calls.at(-1) ?? {}, { body });
    const username = body.username ?? '';
    if (!body.signature) {
      const sign = `${username}/${randomUUID()}+=`;
      challenges.add(sign);
      return answer(response, 200, { sign });
    }
    if (!signatures.delete(body.signature.signature)) return answer(response, 401, 'INVALID_CHALLENGE');
    const known = accounts.get(username);
    if (action === 'register' && known) return answer(response, 409, 'ACCOUNT_EXISTS');
    if (action !== 'register' && known !== body.password) return answer(response, 401, 'WRONG_CREDENTIALS');
    accounts.set(username, body.newPassword ?? body.password ?? '');
    return issue(response, username);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://auth.test');
    const { method = '' } = request;
    calls.push({ method, path: url.pathname + url.search, headers: request.headers });
    const refreshToken = String(request.headers[AUTH.refreshTokenHeader] ?? '');
    const override = instead.get(`${method} ${url.pathname}`);
    if (override) return override(response);
    if (url.pathname === '/auth/sign/key') {
      const identity = url.searchParams.get('identity') ?? '';
      if (!challenges.delete(identity)) return answer(response, 400, 'BAD_INPUT');
      const signature = randomUUID();
      signatures.set(signature, identity);
      return answer(response, 200, { identity, timestamp: new Date().toISOString(), signature });
    }
    if (url.pathname === '/auth/logout') {
      refreshTokens.delete(refreshToken);
      return answer(response, 200, {});
    }
    if (method === 'POST') return attempt(request, response, url.pathname.slice('/auth/'.length));
    if (!refreshTokens.delete(refreshToken)) return answer(response, 401, 'INVALID_TOKEN');
    return issue(response, 'anna@example.com');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const asked: { loginToken: string | undefined }[] = [];
  const commerce: CommerceApi = {
    async ask(_query, _variables, options): Promise<CommerceAnswer> {
      const loginToken = options?.loginToken;
      asked.push({ loginToken });
      return loginToken && !liveTokens.has(loginToken)
        ? { errors: [{ message: 'No.', extensions: { code: 'INVALID_TOKEN' } }] }
        : { data: { isKnown: loginToken !== undefined } };
    },
    picture: () => Promise.reject(new Error('Pictures have an address of their own.')),
    authentication: {
      auth: `${origin}/auth/`,
      sign: `${origin}/auth/sign/key?identity=`,
      fetch: (request) => fetch(request),
    },
  };

  return {
    calls,
    asked,
    commerce,
    accounts,
    refreshTokens,
    liveTokens,
    instead,
    paths: () => calls.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FakeAuthService = Awaited<ReturnType<typeof startFakeAuthService>>;

function answer(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
): void {
  const said = typeof body === 'string' ? { errors: [{ extensions: { code: body } }] } : body;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(said));
}
