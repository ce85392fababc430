import type { Consent } from '#contract/consent.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import type { RequestContext } from '../http/request-handler.ts';

/** Records the consent in the background. A failure is logged and does not affect the visitor's choice. */
export function recordConsent(
  commerce: Pick<CommerceApi, 'recordConsent'>,
  consent: Consent,
  { request: { address, id }, reportError }: Pick<RequestContext, 'request' | 'reportError'>,
): void {
  commerce
    .recordConsent?.(consent, { address, requestId: id })
    .then(({ ok, status }) => {
      // Rate-limited choices are not recorded.
      if (!ok && status !== 429) reportError(NetworkError.unsuccessful(status));
    })
    .catch(reportError);
}
