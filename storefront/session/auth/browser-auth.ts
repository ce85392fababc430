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

/**
 * Above a rate limit, the browser solves the proof of work that the shop requires, and tries again. Network and parse errors are
 * the outcome `failed` (§8). The customer's cookie is read again afterwards.
 */
export async function requestAuth(path: string, body: object): Promise<AuthOutcome> {
  try {
    const outcome = await post<AuthOutcome>(path, body);
    if (outcome.kind !== 'too-many' || !outcome.task) return outcome;
    const { solveTask } = await import('#storefront/api/solve-task.ts');
    const proofOfWork = await solveTask({ ...outcome.task });
    return proofOfWork ? await post<AuthOutcome>(path, body, { 'x-proof-of-work': proofOfWork }) : outcome;
  } catch {
    return { kind: 'failed' };
  } finally {
    refreshCustomer();
  }
}

async function post<Result>(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Result;
}
