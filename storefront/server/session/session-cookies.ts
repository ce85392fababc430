import { AUTH } from '#contract/auth.ts';
import { COOKIES, SECRET_COOKIES, secretCookieName, writeCookie } from '#storefront/config/cookies.ts';
import { type Customer, writeCustomer } from '#storefront/session/auth/customer.ts';
import type { Tokens } from './auth-service.ts';

/** A session as the visitor's cookies contain it. */
export interface StoredSession {
  token: string | undefined;
  refreshToken: string | undefined;
  isRemembered: boolean;
}

/** Tokens are sent in headers, and cookies can hold texts that no header can. */
const headerText = /^[\x21-\x7e]+$/;

export function readSession(cookies: ReadonlyMap<string, string>, isSecure: boolean): StoredSession {
  const readSecret = (name: string) => {
    const text = cookies.get(secretCookieName(name, isSecure)) ?? '';
    return headerText.test(text) ? text : undefined;
  };
  return {
    token: readSecret(SECRET_COOKIES.access),
    refreshToken: readSecret(SECRET_COOKIES.refresh),
    isRemembered: cookies.get(COOKIES.userMaxAge.name) === String(AUTH.rememberedSeconds),
  };
}

/** Set-Cookie lines: the tokens as HttpOnly cookies, and the data that scripts may read (§9, decisions §3). */
export function writeSession(
  { token, maxAge, refreshToken }: Tokens,
  customer: Customer,
  { isRemembered, isSecure }: { isRemembered: boolean; isSecure: boolean },
): string[] {
  const lifetime = isRemembered ? AUTH.rememberedSeconds : AUTH.notRememberedMinutes * 60;
  return [
    writeSecret(SECRET_COOKIES.access, token, maxAge, isSecure),
    writeSecret(SECRET_COOKIES.refresh, refreshToken, lifetime, isSecure),
    writeCookie({ ...COOKIES.user, maxAge: lifetime }, writeCustomer(customer), isSecure),
    writeCookie({ ...COOKIES.userMaxAge, maxAge: lifetime }, String(lifetime), isSecure),
  ];
}

export function clearSession(isSecure: boolean): string[] {
  return [
    ...[SECRET_COOKIES.access, SECRET_COOKIES.refresh].map((name) => writeSecret(name, '', 0, isSecure)),
    ...[COOKIES.user, COOKIES.userMaxAge].map((cookie) => writeCookie(cookie, '', isSecure)),
  ];
}

function writeSecret(name: string, value: string, maxAge: number, isSecure: boolean): string {
  const cookie = { name: secretCookieName(name, isSecure), maxAge };
  return `${writeCookie(cookie, value, isSecure)}; HttpOnly`;
}
