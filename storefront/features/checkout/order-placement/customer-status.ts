import { BLACKLISTED_MESSAGE } from '#contract/order/order-validation.ts';
import type { CreditType, ValidateOrderCreationQuery } from '#storefront/api/generated/graphql.ts';
import type { Translate } from '#storefront/translations/translate.ts';

type Validation = NonNullable<ValidateOrderCreationQuery['validateOrderCreation']>;

/** `ok`, `blacklisted`, or the reason for which credit is denied (§4); `limited` if the member type names no reason. */
type CustomerStatus = string;

/** Credit among the payment types of a provider's iframe (§4). */
const creditTypes: Record<string, CreditType> = { DirectInvoice: 'INVOICE', Loan: 'PART_PAYMENT' };

/** Undefined for a payment type of the iframe without credit. */
export function readCreditType(iframeType: string): CreditType | undefined {
  return Object.hasOwn(creditTypes, iframeType) ? creditTypes[iframeType] : undefined;
}

/** The status of the customer in a validation of an order. The member type `NO CREDIT - Unpaid` is the status `unpaid`. */
export function customerStatus(
  { isValid, message, memberType }: Validation,
  creditType: CreditType | undefined,
): CustomerStatus {
  if (!isValid && message === BLACKLISTED_MESSAGE) return 'blacklisted';
  const compact = (memberType ?? '').replaceAll(/\s/g, '');
  if (!compact.startsWith('NOCREDIT') || !creditType) return 'ok';
  const hyphen = compact.indexOf('-');
  const reason = hyphen < 0 ? '' : compact.slice(hyphen + 1).toLowerCase();
  return reason || 'limited';
}

/** The message for a status; undefined for `ok`. */
export function statusMessage(t: Translate<'purchase'>, status: CustomerStatus): string | undefined {
  if (status === 'ok') return undefined;
  if (status === 'blacklisted') return t('pay.blacklisted');
  return status === 'limited' ? t('pay.limited') : t('pay.creditDenied');
}
