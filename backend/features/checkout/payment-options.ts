import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { PaymentOptionType } from '#backend/graphql/schema.generated.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import type { PaymentFrame } from './payment-frame.ts';

/** Where the law wants customers to choose by themselves (Consumer Protection Act of Finland, 2023). */
const withoutPreselection = new Set(['FI', 'AX']);

/** What stands chosen before the customer has: credit never, and what may be credit only where there is nothing else. */
export function preselectedMethod(
  methods: readonly PaymentMethod[],
  countryCode: string,
): PaymentMethod | undefined {
  if (withoutPreselection.has(countryCode)) return undefined;
  return (
    methods.find(({ credit }) => credit === 'none') ?? methods.find(({ credit }) => credit === 'possible')
  );
}

/**
 * The ways to pay that a customer is offered, in lawful order: those whose provider the shop has the keys of. Whoever may
 * not buy on credit is not offered what the shop would refuse; a provider's own frame decides by itself.
 */
export function offeredPayments(
  methods: readonly PaymentMethod[],
  { memberType, hasProvider }: { memberType: string; hasProvider: (key: string) => boolean },
): PaymentMethod[] {
  const mayHaveCredit = mayBuyOnCredit(memberType);
  return methods.filter(
    (method) => hasProvider(method.providerKey) && (mayHaveCredit || !isCreditOfShop(method)),
  );
}

/** Where the shop itself says who is lent money. */
export function isCreditOfShop({ credit, paymentType }: PaymentMethod): boolean {
  return credit === 'always' && paymentType === 'STANDARD';
}

/** Member types are written `NOCREDIT`, `NOCREDIT-reason`, with or without spaces. */
export function mayBuyOnCredit(memberType: string): boolean {
  return !memberType.replace(/\s/g, '').startsWith('NOCREDIT');
}

export function paymentOption(
  method: PaymentMethod,
  { market, language }: Scope,
  state: { isDefault: boolean; isSelected: boolean; frame: PaymentFrame | null },
): PaymentOptionType {
  // No way of paying costs anything: the law forbids it for most of them.
  const free = formatMoney(0, market.currency, language.id);
  return {
    id: method.id,
    name: method.key,
    displayName: method.texts.get(language.id)?.name ?? method.key,
    logo: null,
    feeIncVat: 0,
    feeExVat: 0,
    feeIncVatFormatted: free,
    feeExVatFormatted: free,
    isDefault: state.isDefault,
    isSelected: state.isSelected,
    paymentType: method.paymentType,
    checkoutType: method.paymentType === 'STANDARD' ? 'STANDARD' : 'EXTERNAL',
    paymentData: state.frame?.html ?? null,
    newCheckoutSession: state.frame?.isNew ?? false,
  };
}
