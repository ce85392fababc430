import { AUTH, digestPassword } from '#contract/auth.ts';

// This folder's flows also run in a browser: no import of Node or of a package.

export interface Endpoint {
  /** The URL of GraphQL. */
  graphql: string;
  /** The base of the auth service, with a slash at the end. */
  auth: string;
  apiKey: string;
}

interface GraphqlResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the flows check the shape.
  data: any;
  errors: { message: string; extensions?: { code?: string } }[];
}

interface Tokens {
  token: string;
  refreshToken: string;
}

/** A minimal client of the contract. */
export class ApiClient {
  readonly endpoint: Endpoint;

  constructor(endpoint: Endpoint) {
    this.endpoint = endpoint;
  }

  /** Returns errors instead of throwing them. */
  async send(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlResponse> {
    const response = await fetch(this.endpoint.graphql, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': this.endpoint.apiKey, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data = null, errors = [] } = await response.json();
    return { status: response.status, data, errors };
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  async query(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<any> {
    const { data, errors, status } = await this.send(query, variables, headers);
    if (errors.length > 0 || status !== 200)
      throw new Error(`status ${status}: ${errors.map(({ message }) => message).join(' ')}`);
    return data;
  }

  /** Signs in or signs up in three requests: for a challenge, for its signature, and with the credentials. */
  async authenticate(action: 'login' | 'register', username: string, password: string): Promise<Tokens> {
    const { sign } = await this.#post(action, { username }).then(readJson);
    const { auth, apiKey } = this.endpoint;
    const signature = await fetch(`${auth}sign/${apiKey}?identity=${encodeURIComponent(sign)}`).then(
      readJson,
    );
    const credentials = { username, signature, password: await digestPassword(password) };
    return readTokens(await this.#post(action, credentials));
  }

  async refresh(refreshToken: string): Promise<Tokens> {
    const headers = { [AUTH.refreshTokenHeader]: refreshToken };
    return readTokens(await fetch(`${this.endpoint.auth}login`, { headers }));
  }

  async signOut(refreshToken: string): Promise<void> {
    const headers = { [AUTH.refreshTokenHeader]: refreshToken };
    await fetch(`${this.endpoint.auth}logout`, { method: 'POST', headers });
  }

  #post(action: string, body: object): Promise<Response> {
    return fetch(`${this.endpoint.auth}${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function readJson(response: Response): Promise<any> {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname}: status ${response.status}`);
  return response.json();
}

async function readTokens(response: Response): Promise<Tokens> {
  const { token } = await readJson(response);
  const refreshToken = response.headers.get(AUTH.refreshTokenHeader);
  if (!token || !refreshToken) throw new Error(`no token, or ${AUTH.refreshTokenHeader} cannot be read`);
  return { token, refreshToken };
}
