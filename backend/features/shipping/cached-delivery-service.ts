import type { Logger } from 'pino';
import {
  type DeliveryQuote,
  type DeliveryService,
  DeliveryUnavailableError,
  type ParcelToQuote,
} from '#backend/graphql/delivery-service.ts';
import { LruCache } from '#backend/graphql/documents/lru-cache.ts';

/** Every change of a checkout requests quotes. A quote stays valid long enough for the customer to order at that price. */
const maxAgeMs = 10 * 60 * 1000;
/** No requests are sent for this time after a failure, so that customers do not wait for each of them to time out. */
const pauseMs = 30 * 1000;
/** Cached parcels. */
const maxEntries = 1250;

/** Caches the quotes of a delivery service, and pauses requests after a failure. */
export function createCachedDeliveryService(
  service: DeliveryService,
  log: Logger,
  now: () => number = Date.now,
): DeliveryService {
  const cache = new LruCache<{ quotes: Promise<DeliveryQuote[]>; expiresAt: number }>(maxEntries);
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function requestQuotes(parcel: ParcelToQuote): Promise<DeliveryQuote[]> {
    try {
      return await service.quote(parcel);
    } catch (error) {
      pausedUntil = now() + pauseMs;
      log.warn({ err: error, pauseMs }, 'delivery service failed, using own shipping methods');
      throw error;
    }
  }

  return {
    async quote(parcel) {
      const { countryCode, zip, grams, currencyCode, languageId } = parcel;
      const key = JSON.stringify([countryCode, zip, grams, currencyCode, languageId]);
      const cached = cache.get(key);
      if (cached && cached.expiresAt > now()) return cached.quotes;
      if (now() < pausedUntil)
        throw new DeliveryUnavailableError('Requests to the delivery service are paused.');
      const quotes = requestQuotes(parcel);
      cache.set(key, { quotes, expiresAt: now() + maxAgeMs }, 1);
      // Failures are not cached.
      quotes.catch(() => cache.delete(key));
      return quotes;
    },
  };
}
