import type { BrowserContext } from 'playwright-core';
import { createConsent, type OptionalPurpose, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES } from '#storefront/config/cookies.ts';

/** They were here before, and said what may be kept. */
export function answerBeforehand(
  context: BrowserContext,
  url: string,
  allowed: readonly OptionalPurpose[],
): Promise<void> {
  const value = encodeURIComponent(writeConsent(createConsent(allowed)));
  return context.addCookies([{ name: COOKIES.consent.name, value, url }]);
}
