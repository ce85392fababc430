import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { MarketOptionsType } from '#backend/graphql/schema.generated.ts';

/** The payment options whose provider is configured, and the shipping options of the market. */
export function describeMarketOptions(
  scope: Scope,
  { hasPaymentProvider }: Pick<ShopContext, 'hasPaymentProvider'>,
): MarketOptionsType {
  const { paymentMethods, shippingMethods } = scope.market;
  return {
    paymentOptions: paymentMethods
      .filter(({ providerKey }) => hasPaymentProvider(providerKey))
      .map(({ id, key, texts, marks, logoPath }) => ({
        id,
        label: localizedText(texts, 'name', scope) || key,
        logo: logoPath,
        marks,
      })),
    shippingOptions: shippingMethods.map(({ id, key, texts, marks, logoPath }) => ({
      id,
      label: localizedText(texts, 'shortName', scope) || localizedText(texts, 'name', scope) || key,
      logo: logoPath,
      marks,
    })),
  };
}
