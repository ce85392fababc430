import type { ConsentType } from '#backend/graphql/schema.generated.ts';
import { languageOf } from '#backend/languages/languages.ts';

/** The consents of the checkout; `order` is required. */
export const consentTypes = ['order', 'newsletter', 'sms'] as const;
export type Consent = (typeof consentTypes)[number];

/** No consent is checked or accepted before the customer has given it. */
export function listConsents(languageId: string, accepted: readonly Consent[]): ConsentType[] {
  const { consents } = languageOf(languageId).apiMessages;
  return consentTypes.map((type) => ({
    type,
    ...consents[type],
    checked: accepted.includes(type),
    autoAccept: false,
  }));
}
