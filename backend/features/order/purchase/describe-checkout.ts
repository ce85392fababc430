import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import { draftLines } from '#backend/features/checkout/draft-lines.ts';
import { methodsInIframe } from '#backend/features/checkout/payment-options.ts';
import type { OpenCheckout } from '#backend/features/checkout/save-checkout.ts';
import { shippingOptionId } from '#backend/features/shipping/shipping-option.ts';

/** The state of a checkout, for the provider's iframe. Amounts are minor units. */
export interface CheckoutDescription {
  /** The amount to pay. */
  amount: number;
  /** `amount` is the total of the line with VAT. */
  lines: { name: string; quantity: number; amount: number }[];
  email: string;
  address: Record<'firstName' | 'lastName' | 'address1' | 'zip' | 'city' | 'phone', string>;
  /** Null if nothing is shipped. */
  shippingOptions: ShippingChoice[] | null;
  /** The payment methods that the iframe offers. */
  methods: { id: number; name: string }[];
}

interface ShippingChoice {
  id: number;
  name: string;
  amount: number;
  isSelected: boolean;
}

export function describeCheckout(checkout: OpenCheckout): CheckoutDescription {
  const { cart, billingAddress, scope, paymentMethod, paymentMethods, parcel, email } = checkout;
  const { firstName, lastName, addressLine1, zip, city, mobile, phone } = billingAddress;
  return {
    // Gift codes and balance pay `draw.pending`.
    amount: cart.priced.total.selling.incVat - cart.draw.pending,
    lines: draftLines(cart).map(({ name, quantity, paid }) => ({ name, quantity, amount: paid.incVat })),
    email,
    address: { firstName, lastName, address1: addressLine1, zip, city, phone: mobile || phone },
    shippingOptions: parcel.needsDelivery ? describeShipping(checkout) : null,
    methods: paymentMethod
      ? methodsInIframe(paymentMethod, paymentMethods).map(({ id, key, texts }) => ({
          id,
          name: localizedText(texts, 'name', scope) || key,
        }))
      : [],
  };
}

function describeShipping({ cart, shippingOptions, selectedShipping }: OpenCheckout): ShippingChoice[] {
  return shippingOptions.map((option) => ({
    id: shippingOptionId(option),
    name: option.name,
    amount: cart.shippingAt(option.fee).incVat,
    isSelected: option === selectedShipping?.option,
  }));
}
