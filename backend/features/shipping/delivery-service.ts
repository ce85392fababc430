import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { DeliveryService } from '#backend/graphql/delivery-service.ts';
import { createHttpDeliveryService } from './http-delivery-service.ts';
import { createPatientDeliveryService } from './patient-delivery-service.ts';

/** The delivery service that the settings name; null where the shop's own table is to decide. */
export function deliveryService(
  { DELIVERY_ENDPOINT, DELIVERY_KEY }: Pick<BackendSettings, 'DELIVERY_ENDPOINT' | 'DELIVERY_KEY'>,
  log: Logger,
): DeliveryService | null {
  if (!DELIVERY_ENDPOINT) return null;
  return createPatientDeliveryService(createHttpDeliveryService(DELIVERY_ENDPOINT, DELIVERY_KEY), log);
}
