/** The auth service's protocol (§7), as far as both sides must agree on it. */
export const AUTH = {
  /** Carries the refresh token, to the service and back. */
  refreshTokenHeader: 'x-auth-refresh-token',
  /** `maxAge` of an answer; the client asks for a new token after nine tenths of it. */
  accessTokenSeconds: 900,
  rememberedSeconds: 604_800,
  /** `sessionLifetime` that is sent when somebody is not to be remembered. */
  notRememberedMinutes: 30,
  /** How long a link that signs in as a customer is good for, and the session that comes of it. */
  loginLinkSeconds: 600,
  actingSeconds: 3600,
  /** Characters of a password, before it is digested. */
  leastPasswordLength: 7,
} as const;

/** A place where a customer is signed in, as `GET /auth/sessions` tells it. */
export interface OpenSession {
  id: string;
  userAgent: string;
  createdAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  isCurrent: boolean;
  /** Somebody of the shop is in it, in the customer's place. */
  isActedFor: boolean;
}

/** What came to a customer's balance, or went, as `GET /auth/movements` tells it. */
export interface BalanceMovement {
  /** Below zero: taken. */
  amount: number;
  currency: string;
  reason: 'order' | 'refund' | 'correction';
  orderId: number | null;
  at: string;
}

/** A part of the protocol and no secret: it only keeps the digests apart from those of other services. */
const salt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** What is sent in place of a password: its SHA-384 in base64. The backend treats it as the password itself. */
export async function digestPassword(password: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(password + salt));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

export function isPasswordDigest(text: string): boolean {
  return /^[A-Za-z0-9+/]{64}$/.test(text);
}
