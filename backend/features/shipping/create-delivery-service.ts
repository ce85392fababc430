import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { DeliveryService } from '#backend/graphql/delivery-service.ts';
import { createCachedDeliveryService } from './cached-delivery-service.ts';
import { createHttpDeliveryService } from './http-delivery-service.ts';

/** The delivery service of the settings; null where the shop uses its own shipping methods. */
export function createDeliveryService(
  { DELIVERY_ENDPOINT, DELIVERY_KEY }: Pick<BackendSettings, 'DELIVERY_ENDPOINT' | 'DELIVERY_KEY'>,
  log: Logger,
): DeliveryService | null {
  if (!DELIVERY_ENDPOINT) return null;
  return createCachedDeliveryService(createHttpDeliveryService(DELIVERY_ENDPOINT, DELIVERY_KEY), log);
}
