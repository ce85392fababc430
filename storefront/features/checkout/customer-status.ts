import type { ValidateOrderCreationQuery } from '#storefront/api/generated/graphql.ts';

type Validation = NonNullable<ValidateOrderCreationQuery['validateOrderCreation']>;

/** `ok`, `blacklisted`, `limited`, or the name of what stands in the way of credit (§4). */
export type CustomerStatus = string;

/** How providers call the ways to pay later that a shop may refuse. */
export type CreditType = 'DirectInvoice' | 'Loan';

const creditTypes: Record<string, CreditType> = {
  invoice: 'DirectInvoice',
  'pay-later': 'DirectInvoice',
  instalments: 'Loan',
};

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
