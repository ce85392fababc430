import { type BalanceMovement, digestPassword, type OpenSession } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import type { Auth, AuthOutcome, Credentials } from './auth.ts';
import { refreshCustomer } from './customer.store.ts';

/** Auth in the browser: it sends digests of passwords and never receives tokens. */
export const browserAuth: Auth = {
  signIn: (credentials) => submitCredentials(AUTH_PATHS.signIn, credentials),
  register: (credentials) => submitCredentials(AUTH_PATHS.register, credentials),
  changePassword: async ({ password, newPassword }) =>
    requestAuth(AUTH_PATHS.changePassword, {
      password: await digestPassword(password),
      newPassword: await digestPassword(newPassword),
    }),
  async signOut() {
    await requestAuth(AUTH_PATHS.signOut, {});
  },
  async sessions() {
    const result = await post<{ sessions?: OpenSession[] }>(AUTH_PATHS.sessions, {}).catch(() => undefined);
    return result?.sessions ?? null;
  },
  async movements() {
    const result = await post<{ movements?: BalanceMovement[] }>(AUTH_PATHS.movements, {}).catch(
      () => undefined,
    );
    return result?.movements ?? null;
  },
  async endSession(id) {
    const result = await post<{ isEnded?: boolean }>(AUTH_PATHS.endSession, { id }).catch(() => undefined);
    return result?.isEnded === true;
  },
  impersonate: (loginToken) => requestAuth(AUTH_PATHS.impersonate, { loginToken }),
};

/** `crypto.subtle` exists on https and localhost only. Without it the form is posted and the server digests the password. */
export function canDigest(): boolean {
  return crypto.subtle !== undefined;
}

async function submitCredentials(
  path: string,
  { email, password, isRemembered }: Credentials,
): Promise<AuthOutcome> {
  return requestAuth(path, { email, password: await digestPassword(password), isRemembered });
}

/** Network and parse errors are the outcome `failed` (§8). The cookie is read again afterwards. */
export async function requestAuth(path: string, body: object): Promise<AuthOutcome> {
  try {
    return await post<AuthOutcome>(path, body);
  } catch {
    return { kind: 'failed' };
  } finally {
    refreshCustomer();
  }
}

async function post<Result>(path: string, body: object): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Result;
}
