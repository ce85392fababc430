import { NetworkError } from '#storefront/api/errors.ts';
import type { Consent } from '#storefront/config/consent.ts';
import type { CommerceApi } from './commerce-api.ts';

interface Recording {
  commerce: Pick<CommerceApi, 'recordConsent'>;
  onError(error: unknown, path: string): void;
}

/** What was chosen holds in any case; that it is on record is the shop's concern. */
export function recordConsent({ commerce, onError }: Recording, consent: Consent, address: string): void {
  commerce
    .recordConsent?.(consent, address)
    .then(({ ok, status }) => {
      // Whoever chooses more often than people do is nothing to write down either.
      if (!ok && status !== 429) onError(NetworkError.unsuccessful(status), 'consent');
    })
    .catch((error) => onError(error, 'consent'));
}
