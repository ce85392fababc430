import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { canCarry, feeOfMethod, isMarketWide } from './available-methods.ts';
import type { PickupPoint, ShippingOption } from './shipping-option.ts';

/** The options of a market before the postal code is known: the methods that carry the weight to every area. */
export function listMarketOptions(scope: Scope, grams: number): ShippingOption[] {
  const { shippingMethods } = scope.market;
  return shippingMethods
    .filter((method) => canCarry(method, grams) && isMarketWide(method, shippingMethods))
    .map((method) => optionOfMethod(method, scope, { grams, pickupPoints: null }));
}

export function optionOfMethod(
  method: ShippingMethod,
  scope: Scope,
  { grams, pickupPoints }: { grams: number; pickupPoints: PickupPoint[] | null },
): ShippingOption {
  return {
    method,
    name: localizedText(method.texts, 'name', scope) || method.key,
    fee: feeOfMethod(method, grams),
    externalId: null,
    pickupPoints,
  };
}
