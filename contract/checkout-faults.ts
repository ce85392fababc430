import { isEmailAddress } from './email-address.ts';
import { isPhoneNumber } from './phone-number.ts';
import { isPostalCode } from './postal-code.ts';

/** What is wrong with a field of the checkout; the words for it are the storefront's. */
export const FAULT_RULES = [
  'required',
  'email',
  'phone',
  'postal-code',
  'identity-number',
  /** Not the country that is bought in. */
  'country',
  /** There, but not for this customer, cart or place. */
  'not-offered',
  /** Nothing is delivered to the postal code. */
  'no-delivery',
  /** The purchase terms, of `acceptedConsents`. */
  'order',
  /** Of the cart: nothing in it, or something that the market does not sell. */
  'empty',
  'not-sold',
] as const;
export type FaultRule = (typeof FAULT_RULES)[number];

/** `field` is named as in CheckoutInputType, with dots: `billingAddress.zip`. */
export interface CheckoutFault {
  field: string;
  rule: FaultRule;
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
  /** Of the market that is bought in. */
  countryCode: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  email: string;
  billingAddress: Address;
  /** None: to the billing address. */
  shippingAddress: Address | null;
  acceptedConsents: readonly string[];
}

const everyAddress: AddressPart[] = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'];

/** All that is wrong with what a customer tells about themselves, in the order of the form. One fault a field. */
export function checkoutFaults(form: CheckoutForm): CheckoutFault[] {
  const { billingAddress, shippingAddress, countryCode } = form;
  const hasPhone = Boolean(billingAddress.mobile?.trim() || billingAddress.phone?.trim());
  const phone = billingAddress.mobile?.trim() || billingAddress.phone?.trim() || '';
  const billed: AddressPart[] =
    form.customerType === 'ORGANIZATION' ? ['company', ...everyAddress] : everyAddress;
  return [
    ...fault('email', form.email.trim() === '', 'required', !isEmailAddress(form.email.trim()), 'email'),
    ...fault('billingAddress.mobile', !hasPhone, 'required', !isPhoneNumber(phone), 'phone'),
    ...addressFaults('billingAddress', billingAddress, billed, countryCode),
    ...(shippingAddress ? addressFaults('shippingAddress', shippingAddress, everyAddress, countryCode) : []),
    ...fault('acceptedConsents', !form.acceptedConsents.includes('order'), 'order'),
  ];
}

function addressFaults(
  name: string,
  address: Address,
  required: readonly AddressPart[],
  countryCode: string,
): CheckoutFault[] {
  const country = address.country?.trim() ?? '';
  return [
    ...required.flatMap((part) => {
      const text = address[part]?.trim() ?? '';
      const isWrongCode = part === 'zip' && !isPostalCode(countryCode, text);
      return fault(`${name}.${part}`, text === '', 'required', isWrongCode, 'postal-code');
    }),
    ...fault(`${name}.country`, country !== '' && country.toUpperCase() !== countryCode, 'country'),
  ];
}

/** The first of the rules that is broken. */
function fault(
  field: string,
  isFirstBroken: boolean,
  first: FaultRule,
  isSecondBroken = false,
  second: FaultRule = first,
): CheckoutFault[] {
  if (isFirstBroken) return [{ field, rule: first }];
  return isSecondBroken ? [{ field, rule: second }] : [];
}
