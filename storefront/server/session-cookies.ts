import { AUTH } from '#contract/auth.ts';
import { COOKIES, SECRET_COOKIES, secretCookieName, writeCookie } from '#storefront/config/cookies.ts';
import { type Customer, writeCustomer } from '#storefront/session/customer.ts';
import type { Tokens } from './auth-service.ts';

export interface StoredSession {
  token: string | undefined;
  refreshToken: string | undefined;
  isRemembered: boolean;
}

export function readSession(cookies: ReadonlyMap<string, string>, isSecure: boolean): StoredSession {
  const secret = (name: string) => cookies.get(secretCookieName(name, isSecure)) || undefined;
  return {
    token: secret(SECRET_COOKIES.access),
    refreshToken: secret(SECRET_COOKIES.refresh),
    isRemembered: cookies.get(COOKIES.userMaxAge.name) === String(AUTH.rememberedSeconds),
  };
}

/** Set-Cookie lines: the tokens out of every script's reach, and beside them what scripts may know (§9, decisions §3). */
export function writeSession(
  { token, maxAge, refreshToken }: Tokens,
  customer: Customer,
  isRemembered: boolean,
  isSecure: boolean,
): string[] {
  const lifetime = isRemembered ? AUTH.rememberedSeconds : AUTH.notRememberedMinutes * 60;
  return [
    secret(SECRET_COOKIES.access, token, maxAge, isSecure),
    secret(SECRET_COOKIES.refresh, refreshToken, lifetime, isSecure),
    writeCookie({ ...COOKIES.user, maxAge: lifetime }, writeCustomer(customer), isSecure),
    writeCookie({ ...COOKIES.userMaxAge, maxAge: lifetime }, String(lifetime), isSecure),
  ];
}

export function clearSession(isSecure: boolean): string[] {
  return [
    ...[SECRET_COOKIES.access, SECRET_COOKIES.refresh].map((name) => secret(name, '', 0, isSecure)),
    ...[COOKIES.user, COOKIES.userMaxAge].map((cookie) => writeCookie(cookie, '', isSecure)),
  ];
}

function secret(name: string, value: string, maxAge: number, isSecure: boolean): string {
  const cookie = { name: secretCookieName(name, isSecure), maxAge };
  return `${writeCookie(cookie, value, isSecure)}; HttpOnly`;
}
