import type { Market, PaymentMethod } from '#backend/catalogue-index/channel.ts';
import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { paymentLogo } from '#backend/features/images/option-logos.ts';
import type { CreditType, PaymentCheckout, PaymentOptionType } from '#backend/graphql/schema.generated.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import { hasIdentityNumbers } from '#contract/customer/identity-number.ts';
import type { PaymentIframe } from './payment-iframe.ts';

const creditTypes: Record<NonNullable<PaymentMethod['creditType']>, CreditType> = {
  invoice: 'INVOICE',
  'part-payment': 'PART_PAYMENT',
};

/**
 * The method that is selected by default: an iframe in which the customer selects the method, else a method without credit,
 * else one that may be credit, never one that is always credit.
 */
export function findPreselectedMethod(
  methods: readonly PaymentMethod[],
  { preselectsPayment }: Market,
): PaymentMethod | undefined {
  const iframe = methods.find(({ collectsAddress }) => collectsAddress);
  if (iframe) return iframe;
  if (!preselectsPayment) return undefined;
  return (
    methods.find(({ credit }) => credit === 'none') ?? methods.find(({ credit }) => credit === 'possible')
  );
}

/**
 * The methods with a configured provider, in the given order. Customers who cannot buy on credit are not offered the shop's
 * credit; a provider's iframe makes its own credit decision. An iframe that collects the address comes first, because
 * clients show it instead of a form; the methods within it are in the given order, which the law prescribes.
 */
export function availablePaymentMethods(
  methods: readonly PaymentMethod[],
  { memberType, hasGiftCard, hasProvider, hasAddressIframe, needsStrongIdentification }: Availability,
): PaymentMethod[] {
  const isCreditAllowed = canBuyOnCredit(memberType);
  return methods
    .filter(({ providerKey }) => hasProvider(providerKey))
    .filter((method) => !method.collectsAddress || hasAddressIframe(method))
    .filter((method) => isCreditAllowed || !isCreditOfShop(method))
    .filter(({ paymentType }) => !hasGiftCard || paymentType !== 'STANDARD')
    .filter(
      ({ credit, identifiesStrongly }) =>
        !needsStrongIdentification || credit !== 'always' || identifiesStrongly,
    )
    .sort((a, b) => Number(b.collectsAddress) - Number(a.collectsAddress));
}

/** The methods that a provider's iframe contains: those of the same provider that have a page and are not credit. */
export function methodsInIframe(iframe: PaymentMethod, methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter(
    (method) =>
      method.providerKey === iframe.providerKey &&
      method.creditType === null &&
      checkoutTypeOf(method) === 'GEINS_PAY',
  );
}

interface Availability {
  /** The law of the market requires strong identification for credit, and the buyer is a consumer. */
  needsStrongIdentification: boolean;
  memberType: string;
  /** Gift cards can be spent before an invoice is paid, so the shop does not sell them on its own invoice. */
  hasGiftCard: boolean;
  hasProvider: (key: string) => boolean;
  /** Whether the client can pay this cart in an iframe that collects the address. */
  hasAddressIframe: (method: PaymentMethod) => boolean;
}

/** Whether the shop decides about the credit, not a provider's iframe. */
export function isCreditOfShop(method: PaymentMethod): boolean {
  return method.creditType !== null && checkoutTypeOf(method) !== 'EXTERNAL';
}

/** `STANDARD`: placeOrder completes the order. `GEINS_PAY`: the provider's page. `EXTERNAL`: the provider's iframe. */
export function checkoutTypeOf({ paymentType }: PaymentMethod): PaymentCheckout {
  return paymentType === 'STANDARD' || paymentType === 'GEINS_PAY' ? paymentType : 'EXTERNAL';
}

/** Whether the method needs an identity number and the market's country has such numbers. */
export function requiresIdentityNumber({ needsIdentityNumber }: PaymentMethod, { market }: Scope): boolean {
  return needsIdentityNumber && hasIdentityNumbers(market.country.code);
}

/** Member types without credit start with `NOCREDIT`, with or without spaces, and may have a reason: `NOCREDIT-reason`. */
export function canBuyOnCredit(memberType: string): boolean {
  return !memberType.replace(/\s/g, '').startsWith('NOCREDIT');
}

/** A method with credit names its creditor and warns; the seller's own deferred payment says that it is free. */
function describeMethod(method: PaymentMethod, scope: Scope): string | null {
  const text = localizedText(method.texts, 'description', scope);
  if (method.credit !== 'always') return text || null;
  const { credit } = languageOf(scope.language.id).apiMessages;
  const parts = isOwnDeferral(method)
    ? [text, credit.ownDeferral(scope.channel.settings.company.name)]
    : [text, method.creditor && credit.creditor(method.creditor), credit.warning];
  return parts.filter(Boolean).join(' ');
}

/**
 * Whether the seller itself defers the payment. This is free and the claim is not sold, so it is not consumer credit
 * (Directive (EU) 2023/2225 Art. 2(2)(h)).
 */
export function isOwnDeferral({
  credit,
  paymentType,
}: Pick<PaymentMethod, 'credit' | 'paymentType'>): boolean {
  return credit === 'always' && paymentType === 'STANDARD';
}

export function describePaymentOption(
  method: PaymentMethod,
  scope: Scope,
  state: { isDefault: boolean; isSelected: boolean; iframe: PaymentIframe | null },
): PaymentOptionType {
  const { market, language } = scope;
  // Payment fees are forbidden for most methods (PSD2), so there are none.
  const free = formatMoney(0, market.currency, language.id);
  return {
    id: method.id,
    name: method.key,
    displayName: localizedText(method.texts, 'name', scope) || method.key,
    description: describeMethod(method, scope),
    creditType: method.creditType && creditTypes[method.creditType],
    requiresIdentityNumber: requiresIdentityNumber(method, scope),
    marks: method.marks,
    logo: paymentLogo(method),
    feeIncVat: 0,
    feeExVat: 0,
    feeIncVatFormatted: free,
    feeExVatFormatted: free,
    isDefault: state.isDefault,
    isSelected: state.isSelected,
    paymentType: method.paymentType,
    checkoutType: checkoutTypeOf(method),
    paymentData: state.iframe?.html ?? null,
    newCheckoutSession: state.iframe?.isNew ?? false,
  };
}
