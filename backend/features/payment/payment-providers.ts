import type { BackendSettings } from '#backend/config/settings.ts';
import { type CheckCredit, createCreditCheck, createInvoiceProvider } from './invoice-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

type ProviderSettings = Pick<
  BackendSettings,
  | 'SANDBOX_URL'
  | 'SANDBOX_SECRET'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'CREDIT_CHECK_ENDPOINT'
  | 'CREDIT_CHECK_KEY'
>;

/** The providers that have keys in the settings, by `payment_method.provider_key`. */
export function paymentProviders(settings: ProviderSettings): ReadonlyMap<string, PaymentProvider> {
  const { SANDBOX_URL, SANDBOX_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const providers: PaymentProvider[] = [];
  const creditCheck = creditCheckOf(settings);
  if (creditCheck) providers.push(createInvoiceProvider(creditCheck));
  if (SANDBOX_URL && SANDBOX_SECRET) providers.push(createSandboxProvider(SANDBOX_URL, SANDBOX_SECRET));
  if (STRIPE_SECRET_KEY)
    providers.push(
      createStripeProvider({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }),
    );
  return new Map(providers.map((provider) => [provider.key, provider]));
}

/** Without a credit check the shop gives no credit. */
function creditCheckOf({
  CREDIT_CHECK_ENDPOINT,
  CREDIT_CHECK_KEY,
  SANDBOX_URL,
  SANDBOX_SECRET,
}: ProviderSettings): CheckCredit | undefined {
  if (CREDIT_CHECK_ENDPOINT) return createCreditCheck(CREDIT_CHECK_ENDPOINT, CREDIT_CHECK_KEY);
  if (!SANDBOX_URL || !SANDBOX_SECRET) return undefined;
  return createCreditCheck(new URL('/v1/credit-checks', SANDBOX_URL).href, SANDBOX_SECRET);
}
