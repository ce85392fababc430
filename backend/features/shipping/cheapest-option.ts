import type { Scope } from '#backend/catalogue-index/scope.ts';
import { listMarketOptions } from './list-market-options.ts';
import type { ShippingOption } from './shipping-option.ts';

/** The option that a cart is priced with before the customer selects one. Among equal fees, the merchant's default. */
export function cheapestOption(options: readonly ShippingOption[]): ShippingOption | undefined {
  return options.reduce<ShippingOption | undefined>((best, option) => {
    if (!best || option.fee < best.fee) return option;
    return option.fee === best.fee && option.method?.isDefault ? option : best;
  }, undefined);
}

const marketOptions = new WeakMap<Scope, Map<number, ShippingOption | undefined>>();

/** The cheapest option of a market for a weight. Cached, because products of a list have few weights. */
export function cheapestMarketOption(scope: Scope, grams: number): ShippingOption | undefined {
  let options = marketOptions.get(scope);
  if (!options) {
    options = new Map();
    marketOptions.set(scope, options);
  }
  if (!options.has(grams)) options.set(grams, cheapestOption(listMarketOptions(scope, { grams })));
  return options.get(grams);
}
