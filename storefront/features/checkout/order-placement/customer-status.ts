import type { ValidateOrderCreationQuery } from '#storefront/api/generated/graphql.ts';
import type { Translate } from '#storefront/translations/translate.ts';

type Validation = NonNullable<ValidateOrderCreationQuery['validateOrderCreation']>;

/** `ok`, `blacklisted`, `limited`, or the reason for which credit is denied (§4). */
type CustomerStatus = string;

/** The providers' names of the credit types that a shop may deny. */
type CreditType = 'DirectInvoice' | 'Loan';

const creditTypes: Record<string, CreditType> = {
  invoice: 'DirectInvoice',
  'pay-later': 'DirectInvoice',
  'stripe-klarna': 'DirectInvoice',
  instalments: 'Loan',
};

/** Reads the payment type of a provider's iframe. */
export function readCreditType(type: string): CreditType | undefined {
  return type === 'DirectInvoice' || type === 'Loan' ? type : undefined;
}

/** Undefined for a method without credit. */
export function creditTypeOf(methodKey: string | null | undefined): CreditType | undefined {
  return creditTypes[methodKey ?? ''];
}

/** The status of the customer in a validation of an order. */
export function customerStatus(
  { isValid, message, memberType }: Validation,
  creditType: CreditType | undefined,
): CustomerStatus {
  if (!isValid && message === 'Customer is blacklisted') return 'blacklisted';
  const compact = (memberType ?? '').replaceAll(/\s/g, '');
  if (!compact.startsWith('NOCREDIT') || !creditType) return 'ok';
  const hyphen = compact.indexOf('-');
  return hyphen < 0 ? 'limited' : compact.slice(hyphen + 1).toLowerCase() || 'limited';
}

/** The message for a status; undefined for `ok`. */
export function statusMessage(t: Translate, status: CustomerStatus): string | undefined {
  if (status === 'ok') return undefined;
  if (status === 'blacklisted') return t('pay.blacklisted');
  return status === 'limited' ? t('pay.limited') : t('pay.creditBlock', { reason: status });
}
