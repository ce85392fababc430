import { type BalanceMovement, digestPassword, type OpenSession } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import type { Auth, AuthOutcome, Credentials } from './auth.ts';
import { noticeCustomer } from './customer.store.ts';

/** Signing in and out from the browser: passwords leave it as digests, and tokens never reach it. */
export const browserAuth: Auth = {
  signIn: (credentials) => enter(AUTH_PATHS.signIn, credentials),
  register: (credentials) => enter(AUTH_PATHS.register, credentials),
  changePassword: async ({ password, newPassword }) =>
    call(AUTH_PATHS.changePassword, {
      password: await digestPassword(password),
      newPassword: await digestPassword(newPassword),
    }),
  async signOut() {
    await call(AUTH_PATHS.signOut, {});
  },
  async sessions() {
    const answer = await post<{ sessions?: OpenSession[] }>(AUTH_PATHS.sessions, {}).catch(() => undefined);
    return answer?.sessions ?? null;
  },
  async movements() {
    const answer = await post<{ movements?: BalanceMovement[] }>(AUTH_PATHS.movements, {}).catch(
      () => undefined,
    );
    return answer?.movements ?? null;
  },
  async endSession(id) {
    const answer = await post<{ isEnded?: boolean }>(AUTH_PATHS.endSession, { id }).catch(() => undefined);
    return answer?.isEnded === true;
  },
  actAs: (loginToken) => call(AUTH_PATHS.actAs, { loginToken }),
};

/** Pages without https have no digests, unless they are on the visitor's own machine: forms are then posted as they are. */
export function canDigest(): boolean {
  return crypto.subtle !== undefined;
}

async function enter(path: string, { email, password, isRemembered }: Credentials): Promise<AuthOutcome> {
  return call(path, { email, password: await digestPassword(password), isRemembered });
}

/** What cannot be sent, or is not understood, has failed (§8); the cookie says who is signed in afterwards. */
export async function call(path: string, body: object): Promise<AuthOutcome> {
  try {
    return await post<AuthOutcome>(path, body);
  } catch {
    return { kind: 'failed' };
  } finally {
    noticeCustomer();
  }
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
