import type { Logger } from 'pino';
import {
  type DeliveryQuote,
  type DeliveryService,
  DeliveryUnavailable,
  type ParcelToQuote,
} from '#backend/graphql/delivery-service.ts';
import { RecentlyUsed } from '#backend/graphql/recently-used.ts';

/** A checkout asks with every change: what was quoted is good until the customer can have ordered at that price. */
const keptForMs = 10 * 60 * 1000;
const pauseMs = 30 * 1000;
const mostKept = 5_000_000;

/**
 * Asks a service once for the same parcel, and not at all for a while after it did not answer: customers must not wait for
 * it again and again.
 */
export function createPatientDeliveryService(
  service: DeliveryService,
  log: Logger,
  now: () => number = Date.now,
): DeliveryService {
  const kept = new RecentlyUsed<{ quotes: Promise<DeliveryQuote[]>; until: number }>(mostKept);
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function ask(parcel: ParcelToQuote): Promise<DeliveryQuote[]> {
    try {
      return await service.quote(parcel);
    } catch (error) {
      pausedUntil = now() + pauseMs;
      log.warn({ err: error }, 'delivery service unavailable: the shop offers its own ways');
      throw error;
    }
  }

  return {
    async quote(parcel) {
      const { countryCode, zip, grams, currencyCode, languageId } = parcel;
      const key = JSON.stringify([countryCode, zip, grams, currencyCode, languageId]);
      const known = kept.get(key);
      if (known && known.until > now()) return known.quotes;
      if (now() < pausedUntil) throw new DeliveryUnavailable('The delivery service is given a pause.');
      const quotes = ask(parcel);
      kept.set(key, { quotes, until: now() + keptForMs }, 4000);
      // What failed is not kept.
      quotes.catch(() => kept.set(key, { quotes, until: 0 }, 0));
      return quotes;
    },
  };
}
