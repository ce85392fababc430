import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { PaymentOptionType } from '#backend/graphql/schema.generated.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import type { PaymentIframe } from './payment-iframe.ts';

/** Countries that forbid preselecting a payment option (Consumer Protection Act of Finland, 2023). */
const countriesWithoutPreselection = new Set(['FI', 'AX']);

/** The method that is selected by default: never credit, and possible credit only if there is no other method. */
export function findPreselectedMethod(
  methods: readonly PaymentMethod[],
  countryCode: string,
): PaymentMethod | undefined {
  if (countriesWithoutPreselection.has(countryCode)) return undefined;
  return (
    methods.find(({ credit }) => credit === 'none') ?? methods.find(({ credit }) => credit === 'possible')
  );
}

/**
 * The methods with a configured provider, in the lawful order. Customers who cannot buy on credit are not offered the shop's
 * credit; a provider's iframe makes its own credit decision.
 */
export function availablePaymentMethods(
  methods: readonly PaymentMethod[],
  { memberType, hasProvider }: { memberType: string; hasProvider: (key: string) => boolean },
): PaymentMethod[] {
  const isCreditAllowed = canBuyOnCredit(memberType);
  return methods.filter(
    (method) => hasProvider(method.providerKey) && (isCreditAllowed || !isCreditOfShop(method)),
  );
}

/** Whether the shop, not a provider, decides about the credit. */
export function isCreditOfShop({ credit, paymentType }: PaymentMethod): boolean {
  return credit === 'always' && paymentType === 'STANDARD';
}

/** Member types without credit start with `NOCREDIT`, with or without spaces, and may have a reason: `NOCREDIT-reason`. */
export function canBuyOnCredit(memberType: string): boolean {
  return !memberType.replace(/\s/g, '').startsWith('NOCREDIT');
}

export function describePaymentOption(
  method: PaymentMethod,
  { market, language }: Scope,
  state: { isDefault: boolean; isSelected: boolean; iframe: PaymentIframe | null },
): PaymentOptionType {
  // Payment fees are forbidden for most methods (PSD2), so there are none.
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
    paymentData: state.iframe?.html ?? null,
    newCheckoutSession: state.iframe?.isNew ?? false,
  };
}
