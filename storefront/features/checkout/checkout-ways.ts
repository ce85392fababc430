import type {
  CartPartsFragment,
  CheckoutPartsFragment,
  PaymentOptionPartsFragment,
  ShippingOptionPartsFragment,
} from '#storefront/api/generated/graphql.ts';

/** A way of delivery, and where it can be fetched if it is to be. */
export interface DeliveryWay extends ShippingOptionPartsFragment {
  subOptions: ShippingOptionPartsFragment[];
}

export interface PayWay extends PaymentOptionPartsFragment {
  needsIdentityNumber: boolean;
}

/** The ways to deliver and to pay that this cart has, in the order in which the API puts them. */
export interface CheckoutWays {
  /** False where all of it is downloaded. */
  needsDelivery: boolean;
  shippingOptions: DeliveryWay[];
  paymentOptions: PayWay[];
}

/** Whom the shop gives credit it must know by number; elsewhere there are none to ask for (decisions §5). */
const numbered = { methods: ['invoice', 'instalments'], countries: ['SE', 'DK', 'NO', 'FI', 'AX'] };

export function waysOf(checkout: CheckoutPartsFragment | null, country: string): CheckoutWays {
  return {
    needsDelivery: !checkout || checkout.shippingOptions !== null,
    shippingOptions: present(checkout?.shippingOptions).map((option) => ({
      ...option,
      subOptions: present(option.subOptions),
    })),
    paymentOptions: present(checkout?.paymentOptions).map((option) => ({
      ...option,
      needsIdentityNumber:
        numbered.methods.includes(option.name ?? '') && numbered.countries.includes(country),
    })),
  };
}

/** A gift code or the balance pays for all of it: no way to pay is needed. */
export function isPaidFor(cart: CartPartsFragment | null): boolean {
  return cart?.summary?.total?.sellingPriceIncVat === 0;
}

function present<T>(list: readonly (T | null)[] | null | undefined): T[] {
  return (list ?? []).flatMap((one) => one ?? []);
}
