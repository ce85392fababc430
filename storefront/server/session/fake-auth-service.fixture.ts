import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { AUTH, digestPassword } from '#contract/auth.ts';
import type { CommerceApi, GraphqlResult } from '../gateway/commerce-api.ts';

/** An unsigned token: the storefront's server does not verify signatures. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

interface ReceivedCall {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test say what the body is.
  body?: any;
  headers: IncomingMessage['headers'];
}

/** The auth service of §7 over HTTP with one customer, and a commerce API that accepts its tokens. Records all calls. */
export class FakeAuthService {
  readonly calls: ReceivedCall[] = [];
  readonly operations: { loginToken: string | undefined }[] = [];
  readonly accounts = new Map<string, string>();
  readonly refreshTokens = new Set<string>();
  readonly liveTokens = new Set<string>();
  /** Responses by method and path that replace the default. */
  readonly overrides = new Map<string, (response: ServerResponse) => void>();
  readonly #challenges = new Set<string>();
  readonly #signatures = new Set<string>();
  readonly #claims: object;
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  constructor(claims: object) {
    this.#claims = claims;
  }

  async start(): Promise<void> {
    this.accounts.set('anna@example.com', await digestPassword('hemligt ord'));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  paths(): string[] {
    return this.calls.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`);
  }

  get commerce(): CommerceApi {
    const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return {
      execute: async (_query, _variables, options) => this.#execute(options?.loginToken),
      fetchImage: () => Promise.reject(new Error('The fake has no images.')),
      auth: {
        auth: `${origin}/auth/`,
        sign: `${origin}/auth/sign/key?identity=`,
        apiKey: 'key',
        fetch: (request) => fetch(request),
      },
    };
  }

  #execute(loginToken: string | undefined): GraphqlResult {
    this.operations.push({ loginToken });
    return loginToken && !this.liveTokens.has(loginToken)
      ? { errors: [{ message: 'No.', extensions: { code: 'INVALID_TOKEN' } }] }
      : { data: { isKnown: loginToken !== undefined } };
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://auth.test');
    const { method = '' } = request;
    this.calls.push({ method, path: url.pathname + url.search, headers: request.headers });
    const refreshToken = String(request.headers[AUTH.refreshTokenHeader] ?? '');
    const override = this.overrides.get(`${method} ${url.pathname}`);
    if (override) return override(response);
    if (url.pathname === '/auth/sign/key')
      return this.#sign(response, url.searchParams.get('identity') ?? '');
    if (url.pathname === '/auth/logout') {
      this.refreshTokens.delete(refreshToken);
      return respond(response, 200, {});
    }
    if (method === 'POST') return this.#attempt(request, response, url.pathname.slice('/auth/'.length));
    if (!this.refreshTokens.delete(refreshToken)) return respond(response, 401, 'INVALID_TOKEN');
    return this.#issue(response, 'anna@example.com');
  }

  async #attempt(request: IncomingMessage, response: ServerResponse, action: string): Promise<void> {
    const body = (await json(request)) as Record<string, string> & { signature?: { signature: string } };
    Object.assign(this.calls.at(-1) ?? {}, { body });
    const username = body.username ?? '';
    if (!body.signature) {
      const sign = `${username}/${randomUUID()}+=`;
      this.#challenges.add(sign);
      return respond(response, 200, { sign });
    }
    if (!this.#signatures.delete(body.signature.signature))
      return respond(response, 401, 'INVALID_CHALLENGE');
    const digest = this.accounts.get(username);
    if (action === 'register' && digest) return respond(response, 409, 'ACCOUNT_EXISTS');
    if (action !== 'register' && digest !== body.password) return respond(response, 401, 'WRONG_CREDENTIALS');
    this.accounts.set(username, body.newPassword ?? body.password ?? '');
    return this.#issue(response, username);
  }

  #sign(response: ServerResponse, identity: string): void {
    const isKnown = this.#challenges.delete(identity);
    const signature = randomUUID();
    if (isKnown) this.#signatures.add(signature);
    const body = { identity, timestamp: new Date().toISOString(), signature };
    respond(response, isKnown ? 200 : 400, isKnown ? body : 'BAD_INPUT');
  }

  #issue(response: ServerResponse, name: string): void {
    const refreshToken = randomUUID();
    const claims = { name, exp: inSeconds(900), customerType: 'Person', jti: randomUUID(), ...this.#claims };
    const token = tokenOf(claims);
    this.refreshTokens.add(refreshToken);
    this.liveTokens.add(token);
    respond(response, 200, { token, maxAge: 900 }, { [AUTH.refreshTokenHeader]: refreshToken });
  }
}

export async function startFakeAuthService({
  claims = {},
}: {
  claims?: object;
} = {}): Promise<FakeAuthService> {
  const service = new FakeAuthService(claims);
  await service.start();
  return service;
}

function respond(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
): void {
  const content = typeof body === 'string' ? { errors: [{ extensions: { code: body } }] } : body;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(content));
}
