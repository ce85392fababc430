import { COOKIES, type Cookie } from './cookies.ts';
import type { StorefrontSettings } from './settings.ts';

const secondsPerDay = 86_400;

/** The locale cookie as the settings define it (§9); undefined when it equals `COOKIES.locale`. */
export function configuredLocaleCookie({
  LOCALE_COOKIE_NAME: name,
  LOCALE_COOKIE_DAYS: days,
  LOCALE_COOKIE_DOMAIN: domain,
  LOCALE_COOKIE_SECURE: secure,
}: StorefrontSettings): Cookie | undefined {
  const maxAge = (days ?? 0) * secondsPerDay || COOKIES.locale.maxAge;
  const isDefault =
    !domain && secure === 'auto' && name === COOKIES.locale.name && maxAge === COOKIES.locale.maxAge;
  if (isDefault) return undefined;
  return {
    name,
    maxAge,
    domain: domain || undefined,
    isSecure: secure === 'auto' ? undefined : secure === 'true',
  };
}

export function localeCookieOf({ localeCookie }: { localeCookie?: Cookie | undefined }): Cookie {
  return localeCookie ?? COOKIES.locale;
}
