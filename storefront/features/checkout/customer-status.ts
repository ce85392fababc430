import type { ValidateOrderCreationQuery } from '#storefront/api/generated/graphql.ts';
import type { Translate } from '#storefront/translations/words.ts';

type Validation = NonNullable<ValidateOrderCreationQuery['validateOrderCreation']>;

/** `ok`, `blacklisted`, `limited`, or the name of what stands in the way of credit (§4). */
export type CustomerStatus = string;

/** How providers call the ways to pay later that a shop may refuse. */
export type CreditType = 'DirectInvoice' | 'Loan';

const creditTypes: Record<string, CreditType> = {
  invoice: 'DirectInvoice',
  'pay-later': 'DirectInvoice',
  'stripe-klarna': 'DirectInvoice',
  instalments: 'Loan',
};

/** As a frame names what was chosen in it. */
export function readCreditType(type: string): CreditType | undefined {
  return type === 'DirectInvoice' || type === 'Loan' ? type : undefined;
}

/** Undefined where nothing is lent. */
export function creditTypeOf(methodKey: string | null | undefined): CreditType | undefined {
  return creditTypes[methodKey ?? ''];
}

/** What the shop's word on an order makes of its customer. */
export function customerStatus(
  { isValid, message, memberType }: Validation,
  creditType: CreditType | undefined,
): CustomerStatus {
  if (!isValid && message === 'Customer is blacklisted') return 'blacklisted';
  const plain = (memberType ?? '').replaceAll(/\s/g, '');
  if (!plain.startsWith('NOCREDIT') || !creditType) return 'ok';
  const hyphen = plain.indexOf('-');
  return hyphen < 0 ? 'limited' : plain.slice(hyphen + 1).toLowerCase() || 'limited';
}

/** What stands in the way, in words; undefined where nothing does. */
export function statusWords(t: Translate, status: CustomerStatus): string | undefined {
  if (status === 'ok') return undefined;
  if (status === 'blacklisted') return t('pay.blacklisted');
  return status === 'limited' ? t('pay.limited') : t('pay.creditBlock', { reason: status });
}
