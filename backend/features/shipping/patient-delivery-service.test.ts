import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { DeliveryUnavailable } from '#backend/graphql/delivery-service.ts';
import { createPatientDeliveryService } from './patient-delivery-service.ts';

const parcel = { countryCode: 'SE', zip: '11322', grams: 400, currencyCode: 'SEK', languageId: 'sv-SE' };
const quotes = [{ id: 'a', name: 'A', price: 39, expectedTime: null, pickupPoints: null }];
const log = pino({ level: 'silent' });

test('The same parcel is asked for once, also at the same moment, until the answer is old', async () => {
  let now = 0;
  const quote = vi.fn(async () => quotes);
  const patient = createPatientDeliveryService({ quote }, log, () => now);
  await Promise.all([patient.quote(parcel), patient.quote({ ...parcel }), patient.quote(parcel)]);
  expect(quote).toHaveBeenCalledTimes(1);
  await patient.quote({ ...parcel, grams: 401 });
  expect(quote).toHaveBeenCalledTimes(2);
  now = 11 * 60 * 1000;
  expect(await patient.quote(parcel)).toBe(quotes);
  expect(quote).toHaveBeenCalledTimes(3);
});

test('A service that does not answer is left alone for half a minute; what it said before still counts', async () => {
  let now = 0;
  const quote = vi.fn(async ({ zip }: { zip: string }) => {
    if (zip === '41301') throw new DeliveryUnavailable('down');
    return quotes;
  });
  const patient = createPatientDeliveryService({ quote }, log, () => now);
  await patient.quote(parcel);
  const broken = { ...parcel, zip: '41301' };
  await expect(patient.quote(broken)).rejects.toThrow(DeliveryUnavailable);
  await expect(patient.quote({ ...parcel, zip: '21143' })).rejects.toThrow(DeliveryUnavailable);
  expect(await patient.quote(parcel)).toBe(quotes);
  expect(quote).toHaveBeenCalledTimes(2);
  now = 31_000;
  expect(await patient.quote({ ...parcel, zip: '21143' })).toBe(quotes);
  await expect(patient.quote(broken)).rejects.toThrow(DeliveryUnavailable);
  expect(quote).toHaveBeenCalledTimes(4);
});
