import type { OptionalPurpose } from '#storefront/config/consent.ts';
import { readCookies } from '#storefront/config/cookies.ts';
import { isNamed, STORED_THINGS } from '#storefront/config/stored-things.ts';
import { dropWaiting, forgetWho } from './waiting-entries.ts';

/** Takes away what was kept for a purpose that is not allowed, or no longer. */
export function removeUnallowed(allowed: readonly OptionalPurpose[]): void {
  const unallowed = STORED_THINGS.filter(
    ({ purpose }) => purpose !== 'necessary' && !allowed.includes(purpose),
  );
  for (const name of readCookies(document.cookie).keys())
    if (unallowed.some((thing) => isNamed(name, thing))) expire(name);
  if (!allowed.includes('statistics')) dropWaiting();
  else if (!allowed.includes('marketing')) forgetWho();
}

/** Who set it may have done so for a wider host than this one. */
function expire(name: string): void {
  const domains = ['', ...hostsAround(location.hostname).map((host) => `; Domain=${host}`)];
  for (const domain of domains) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** `www.shop.example`, `shop.example`. */
export function hostsAround(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}
