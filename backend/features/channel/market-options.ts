import type { PaymentMethod, ShippingMethod } from '#backend/catalogue-index/channel.ts';
import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { isOwnDeferral } from '#backend/features/checkout/payment-options.ts';
import { canCarry, feeOfMethod } from '#backend/features/shipping/available-methods.ts';
import { describeDelivery } from '#backend/features/shipping/describe-delivery.ts';
import { lawfulFee } from '#backend/features/shipping/lawful-minimum-fee.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { MarketOptionsType } from '#backend/graphql/schema.generated.ts';
import { toDecimal } from '#backend/pricing/money.ts';
import { requiresStrongIdentification } from '#contract/order/strong-identification.ts';

/**
 * The payment options whose provider is configured, and the shipping options of the market. Credit of a provider is left out,
 * because pages list the options without the warning that advertising of credit requires (Directive (EU) 2023/2225 Art. 8).
 */
export function describeMarketOptions(
  scope: Scope,
  { hasPaymentProvider }: Pick<ShopContext, 'hasPaymentProvider'>,
  grams: number,
): MarketOptionsType {
  const { paymentMethods, shippingMethods, country } = scope.market;
  const isIdentificationSufficient = ({ identifiesStrongly }: PaymentMethod) =>
    identifiesStrongly || !requiresStrongIdentification(country.code);
  return {
    paymentOptions: paymentMethods
      // A method that collects the address is an iframe around other methods, which are listed themselves.
      .filter(({ providerKey, collectsAddress }) => hasPaymentProvider(providerKey) && !collectsAddress)
      // The seller's own deferral of the payment is not credit in the sense of the directive.
      .filter(
        (method) =>
          method.credit !== 'always' || (isOwnDeferral(method) && isIdentificationSufficient(method)),
      )
      .map(({ id, key, texts, marks, logoPath }) => ({
        id,
        label: localizedText(texts, 'name', scope) || key,
        logo: logoPath,
        marks,
      })),
    ...describeDelivery(scope),
    shippingOptions: shippingMethods
      .filter((method) => canCarry(method, grams))
      .map((method) => describeMethod(method, scope, grams)),
  };
}

function describeMethod(method: ShippingMethod, scope: Scope, grams: number) {
  const { id, key, deliveryDays, texts, marks, logoPath } = method;
  const { country, currency } = scope.market;
  return {
    id,
    feeIncVat: toDecimal(lawfulFee(country.code, feeOfMethod(method, grams)), currency),
    minDays: deliveryDays?.min ?? null,
    maxDays: deliveryDays?.max ?? null,
    label: localizedText(texts, 'shortName', scope) || localizedText(texts, 'name', scope) || key,
    logo: logoPath,
    marks,
  };
}
