import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { DeliveryUnavailableError } from '#backend/graphql/delivery-service.ts';
import { createCachedDeliveryService } from './cached-delivery-service.ts';

const parcel = { countryCode: 'SE', zip: '11322', grams: 400, currencyCode: 'SEK', languageId: 'sv-SE' };
const quotes = [{ id: 'a', name: 'A', price: 39, expectedTime: null, pickupPoints: null }];
const log = pino({ level: 'silent' });

test('requests the same parcel once, even concurrently, until the quotes expire', async () => {
  let now = 0;
  const quote = vi.fn(async () => quotes);
  const service = createCachedDeliveryService({ quote }, log, () => now);
  await Promise.all([service.quote(parcel), service.quote({ ...parcel }), service.quote(parcel)]);
  expect(quote).toHaveBeenCalledTimes(1);
  await service.quote({ ...parcel, grams: 401 });
  expect(quote).toHaveBeenCalledTimes(2);
  now = 11 * 60 * 1000;
  expect(await service.quote(parcel)).toBe(quotes);
  expect(quote).toHaveBeenCalledTimes(3);
});

test('pauses requests for 30 seconds after a failure, and still returns cached quotes', async () => {
  let now = 0;
  const quote = vi.fn(async ({ zip }: { zip: string }) => {
    if (zip === '41301') throw new DeliveryUnavailableError('down');
    return quotes;
  });
  const service = createCachedDeliveryService({ quote }, log, () => now);
  await service.quote(parcel);
  const broken = { ...parcel, zip: '41301' };
  await expect(service.quote(broken)).rejects.toThrow(DeliveryUnavailableError);
  await expect(service.quote({ ...parcel, zip: '21143' })).rejects.toThrow(DeliveryUnavailableError);
  expect(await service.quote(parcel)).toBe(quotes);
  expect(quote).toHaveBeenCalledTimes(2);
  now = 31_000;
  expect(await service.quote({ ...parcel, zip: '21143' })).toBe(quotes);
  await expect(service.quote(broken)).rejects.toThrow(DeliveryUnavailableError);
  expect(quote).toHaveBeenCalledTimes(4);
});
