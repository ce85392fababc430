/** The part of the auth service's protocol (§7) that both sides need. */
export const AUTH = {
  /** Header with the refresh token, in requests and responses. */
  refreshTokenHeader: 'x-auth-refresh-token',
  /** Lifetime of an access token, sent as `maxAge`. The client requests a new token after nine tenths of it. */
  accessTokenSeconds: 900,
  /** Lifetime of a session that is remembered: seven days. */
  rememberedSeconds: 604_800,
  /** `sessionLifetime` of a session that is not remembered. */
  notRememberedMinutes: 30,
  /** Lifetime of an impersonation link, and of its session. */
  loginLinkSeconds: 600,
  impersonationSeconds: 3600,
  /** Length of a password before it is digested. */
  minPasswordLength: 7,
} as const;

/** A session of a customer, as `GET /auth/sessions` lists it. */
export interface OpenSession {
  id: string;
  userAgent: string;
  createdAt: string;
  lastUsedAt: string;
  /** The session of this request. */
  isCurrent: boolean;
  /** Staff impersonates the customer in this session. */
  isImpersonated: boolean;
}

/** A change of a customer's balance, as `GET /auth/movements` lists it. */
export interface BalanceMovement {
  /** Negative if the balance was used. */
  amount: number;
  currency: string;
  reason: 'order' | 'refund' | 'correction';
  orderId: number | null;
  at: string;
}

/** Fixed salt of the protocol, so that digests differ from those of other services. It is not a secret. */
const salt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** SHA-384 of a password in base64, sent instead of it. The backend treats it as the password. */
export async function digestPassword(password: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(password + salt));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Whether a text has the form of a result of `digestPassword`. */
export function isPasswordDigest(text: string): boolean {
  return /^[A-Za-z0-9+/]{64}$/.test(text);
}
