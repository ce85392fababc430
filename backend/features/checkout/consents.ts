import type { ConsentType } from '#backend/graphql/schema.generated.ts';
import { languageOf } from '#backend/languages/languages.ts';
import type { OpenCheckout } from './save-checkout.ts';

/** The consents of the checkout; `order` is required, `download` is for carts with downloads. */
export const consentTypes = ['order', 'download', 'newsletter', 'sms'] as const;
export type Consent = (typeof consentTypes)[number];

/** No consent is checked or accepted before the customer has given it. */
export function listConsents(
  languageId: string,
  accepted: readonly Consent[],
  needsDownload: boolean,
): ConsentType[] {
  const { consents } = languageOf(languageId).apiMessages;
  const offered = consentTypes.filter((type) => type !== 'download' || needsDownload);
  return offered.map((type) => ({
    type,
    ...consents[type],
    checked: accepted.includes(type),
    autoAccept: false,
  }));
}

/** With this consent, a buyer loses the right of withdrawal, which only consumers have. */
export function needsDownloadConsent({ cart, customerType }: OpenCheckout): boolean {
  return (
    customerType === 'PERSON' &&
    cart.lines.some(({ sku, sold }) => sold && sku?.product.fulfilment === 'download')
  );
}

/** The text that the customer has agreed to, if any. */
export function acceptedDownloadConsent(checkout: OpenCheckout): string | undefined {
  if (!needsDownloadConsent(checkout) || !checkout.details.acceptedConsents?.includes('download'))
    return undefined;
  return languageOf(checkout.scope.language.id).apiMessages.consents.download.name;
}
