import type { ShippingOption } from './shipping-option.ts';

/** The option that a cart is priced with before the customer selects one. Among equal fees, the merchant's default. */
export function cheapestOption(options: readonly ShippingOption[]): ShippingOption | undefined {
  return options.reduce<ShippingOption | undefined>((best, option) => {
    if (!best || option.fee < best.fee) return option;
    return option.fee === best.fee && option.method?.isDefault ? option : best;
  }, undefined);
}
