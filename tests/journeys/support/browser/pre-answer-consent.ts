import type { BrowserContext } from 'playwright-core';
import type { OptionalPurpose } from '#contract/consent.ts';
import { createConsent, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES } from '#storefront/config/cookies.ts';

/** Sets the consent cookie of a visitor who answered the cookie banner earlier. */
export function preAnswerConsent(
  context: BrowserContext,
  url: string,
  allowed: readonly OptionalPurpose[],
): Promise<void> {
  const value = encodeURIComponent(writeConsent(createConsent(allowed)));
  return context.addCookies([{ name: COOKIES.consent.name, value, url }]);
}
