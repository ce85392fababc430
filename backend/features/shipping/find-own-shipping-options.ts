import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { isPostalCode, normalizePostalCode } from '#contract/customer/postal-code.ts';
import { availableMethods } from './available-methods.ts';
import { findNearbyPickupPoints } from './find-nearby-pickup-points.ts';
import { optionOfMethod } from './list-market-options.ts';
import type { Parcel, ShippingOption } from './shipping-option.ts';

/** The options of the shop's own shipping methods for a parcel to a postal code, in display order. */
export async function findOwnShippingOptions(
  db: Database,
  scope: Scope,
  { grams, readiness, releaseDay }: Parcel,
  zipInput: string,
): Promise<ShippingOption[]> {
  const { market } = scope;
  const { code: country } = market.country;
  // A virtual market is not a country, so nothing can be shipped to it.
  if (market.virtual || !isPostalCode(country, zipInput)) return [];
  const zip = normalizePostalCode(country, zipInput);
  const methods = availableMethods(market.shippingMethods, { zip, grams });
  const methodIds = methods.filter(({ needsPickupPoint }) => needsPickupPoint).map(({ id }) => id);
  const points =
    methodIds.length > 0
      ? await findNearbyPickupPoints(db, { marketId: market.id, country, methodIds, zip })
      : [];
  return methods.flatMap((method): ShippingOption[] => {
    const pointsOfMethod = points.filter(({ methodId }) => methodId === method.id);
    if (method.needsPickupPoint && pointsOfMethod.length === 0) return [];
    const pickupPoints = method.needsPickupPoint
      ? pointsOfMethod.map(({ methodId: _, ...point }) => point)
      : null;
    return [optionOfMethod(method, scope, { grams, readiness, releaseDay, pickupPoints })];
  });
}
