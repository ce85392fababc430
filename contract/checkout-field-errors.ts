import { isEmailAddress } from './email-address.ts';
import { isPhoneNumber } from './phone-number.ts';
import { isPostalCode } from './postal-code.ts';

/** The rules that a field of the checkout can break; the storefront has the messages. */
export type CheckoutRule =
  | 'required'
  | 'email'
  | 'phone'
  | 'postal-code'
  | 'identity-number'
  /** Not the country of the market. */
  | 'country'
  /** Not available for this customer, cart or postal code. */
  | 'not-offered'
  /** No shipping option for the postal code. */
  | 'no-delivery'
  /** `acceptedConsents` must include the purchase terms. */
  | 'order'
  /** The cart is empty, or has a product that the market does not sell. */
  | 'empty'
  | 'not-sold';

/** `field` is the path in CheckoutInputType, with dots: `billingAddress.zip`. */
export interface CheckoutFieldError {
  field: string;
  rule: CheckoutRule;
}

type AddressPart =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'addressLine1'
  | 'zip'
  | 'city'
  | 'country'
  | 'mobile'
  | 'phone';
type Address = Partial<Record<AddressPart, string>>;

export interface CheckoutForm {
  /** The country of the market. */
  countryCode: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  email: string;
  billingAddress: Address;
  /** Null: shipped to the billing address. */
  shippingAddress: Address | null;
  acceptedConsents: readonly string[];
}

const everyAddress: AddressPart[] = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'];

/** All errors in the customer's data, in the order of the form, at most one per field. */
export function validateCheckoutForm(form: CheckoutForm): CheckoutFieldError[] {
  const { billingAddress, shippingAddress, countryCode } = form;
  const hasPhone = Boolean(billingAddress.mobile?.trim() || billingAddress.phone?.trim());
  const phone = billingAddress.mobile?.trim() || billingAddress.phone?.trim() || '';
  const billed: AddressPart[] =
    form.customerType === 'ORGANIZATION' ? ['company', ...everyAddress] : everyAddress;
  return [
    ...fieldError('email', form.email.trim() === '', 'required', !isEmailAddress(form.email.trim()), 'email'),
    ...fieldError('billingAddress.mobile', !hasPhone, 'required', !isPhoneNumber(phone), 'phone'),
    ...validateAddress('billingAddress', billingAddress, billed, countryCode),
    ...(shippingAddress
      ? validateAddress('shippingAddress', shippingAddress, everyAddress, countryCode)
      : []),
    ...fieldError('acceptedConsents', !form.acceptedConsents.includes('order'), 'order'),
  ];
}

function validateAddress(
  name: string,
  address: Address,
  required: readonly AddressPart[],
  countryCode: string,
): CheckoutFieldError[] {
  const country = address.country?.trim() ?? '';
  return [
    ...required.flatMap((part) => {
      const text = address[part]?.trim() ?? '';
      const isWrongCode = part === 'zip' && !isPostalCode(countryCode, text);
      return fieldError(`${name}.${part}`, text === '', 'required', isWrongCode, 'postal-code');
    }),
    ...fieldError(`${name}.country`, country !== '' && country.toUpperCase() !== countryCode, 'country'),
  ];
}

/** The first broken rule of a field. */
function fieldError(
  field: string,
  isFirstBroken: boolean,
  first: CheckoutRule,
  isSecondBroken = false,
  second: CheckoutRule = first,
): CheckoutFieldError[] {
  if (isFirstBroken) return [{ field, rule: first }];
  return isSecondBroken ? [{ field, rule: second }] : [];
}
