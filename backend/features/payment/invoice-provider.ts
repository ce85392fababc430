import { type PaymentProvider, type PaymentToStart, ProviderUnavailableError } from './payment-provider.ts';

/** `blocked`: the customer may not buy on credit at all. */
export type CreditDecision = 'approved' | 'declined' | 'blocked';

export type CheckCredit = (payment: PaymentToStart) => Promise<CreditDecision>;

/** The `provider_key` of the shop's own invoice. */
export const INVOICE_PROVIDER = 'invoice';

const referencePattern = /^invoice-(\d{1,12})-([A-Z]{3})-/;

/**
 * The shop's own invoice: authorized as soon as the credit check approves it, without a page to pay on. The shop sends the
 * invoice and receives the money itself, so captures and refunds do nothing here. The reference contains the amount and the
 * currency, which another provider would store.
 */
export function createInvoiceProvider(checkCredit: CheckCredit): PaymentProvider {
  return {
    key: INVOICE_PROVIDER,
    async start(payment) {
      const decision = await checkCredit(payment);
      const reference = `invoice-${payment.amount}-${payment.currencyCode}-${payment.paymentId}`;
      const started = { reference, redirectUrl: null, iframeHtml: null };
      return decision === 'approved' ? started : { ...started, failure: decision };
    },
    async retrieve(reference) {
      const [, amount, currencyCode = ''] = referencePattern.exec(reference) ?? [];
      if (amount === undefined) return undefined;
      const state = 'authorized';
      return { reference, state, amount: Number(amount), currencyCode, failure: null, refunded: 0 };
    },
    capture: async () => undefined,
    cancel: async () => undefined,
    // The idempotency key serves as the id of the refund.
    refund: async (_reference, _amount, idempotencyKey) => idempotencyKey,
    readEvent: async () => undefined,
  };
}

const timeoutMs = 10_000;

/** Asks a credit check service about one purchase. Sends only the data that the service needs. */
export function createCreditCheck(endpoint: string, key: string): CheckCredit {
  return async ({ identityNumber, countryCode, amount, currencyCode }) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ identityNumber, countryCode, amount, currencyCode }),
    }).catch((error: unknown) => {
      throw new ProviderUnavailableError('The credit check did not respond.', { cause: error });
    });
    const { decision } = (await response.json().catch(() => ({}))) as { decision?: unknown };
    if (decision === 'approved' || decision === 'declined' || decision === 'blocked') return decision;
    throw new ProviderUnavailableError(`The credit check responded with status ${response.status}.`);
  };
}
