import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { PaymentToStart, StartedPayment } from '#backend/features/payment/payment-provider.ts';
import { isOpen } from '#backend/features/payment/payment-states.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { BLACKLISTED_MESSAGE } from '#contract/order/order-validation.ts';
import { lockCart } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import type { ReturnUrls } from '../purchase/return-urls.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { changePayment, findOpenPayments, findPayment } from './payment.queries.ts';
import { paymentLines } from './payment-lines.ts';
import { traceStep } from './trace-step.ts';

/** Longer than any provider takes to respond. A payment that has no provider reference then was not started. */
export const maxStartSeconds = 120;
/** The background job checks the payment for the first time after this, unless the customer has returned. */
const secondsToFirstCheck = 30;

interface PaymentStart {
  paymentId: string;
  draft: OrderDraft;
  method: PaymentMethod;
  shopName: string;
  returnUrls: ReturnUrls;
}

/** Where the customer pays: on the provider's page, or in its iframe. */
type PaymentLocation = Pick<StartedPayment, 'redirectUrl' | 'iframeHtml'>;

/**
 * Starts a payment at the provider. Starting it again is safe, because the payment id is the idempotency key. Returns
 * undefined if the payment was abandoned during the call: the customer must not pay it.
 */
export async function startPayment(
  services: OrderServices,
  start: PaymentStart,
): Promise<PaymentLocation | undefined> {
  const { db, providers, log } = services;
  const { paymentId, draft, method } = start;
  try {
    const provider = providers.get(method.providerKey);
    if (!provider) throw new Error(`Payment provider ${method.providerKey} is not configured.`);
    const { reference, redirectUrl, iframeHtml, failure } = await provider.start(paymentToStart(start));
    if (failure) throw await declinePayment(services, start, failure);
    traceStep(services, paymentId, 'started');
    const started = { reference, redirectUrl };
    const isChanged = await changePayment(db, paymentId, {
      ...started,
      state: 'pending',
      secondsToNextCheck: secondsToFirstCheck,
    });
    if (!isChanged && !(await confirmStillOpen(db, paymentId, started))) return undefined;
    traceStep(services, paymentId, 'start-written');
    return { redirectUrl, iframeHtml };
  } catch (error) {
    if (error instanceof ShopError) throw error;
    log.error({ err: error, paymentId }, 'payment start failed');
    await failUnstartedPayment(services, paymentId, draft.cartId, 'unavailable');
    throw new ShopError(
      'PAYMENT_UNAVAILABLE',
      'The payment could not be started. Try again, or choose another payment option.',
    );
  }
}

/** Marks the payment as failed and returns the error for the customer. */
async function declinePayment(
  services: OrderServices,
  { paymentId, draft }: PaymentStart,
  failure: NonNullable<StartedPayment['failure']>,
): Promise<ShopError> {
  await failUnstartedPayment(services, paymentId, draft.cartId, failure);
  return failure === 'blocked'
    ? new ShopError('CUSTOMER_BLOCKED', BLACKLISTED_MESSAGE)
    : new ShopError('PAYMENT_DECLINED', 'The payment was declined. Choose another payment option.');
}

function paymentToStart({ paymentId, draft, method, shopName, returnUrls }: PaymentStart): PaymentToStart {
  const { firstName, lastName, addressLine1: address1, zip, city } = draft.billingAddress;
  return {
    paymentId,
    methodKey: method.key,
    shopName,
    amount: draft.toPay,
    currencyCode: draft.currencyCode,
    languageId: draft.languageId,
    countryCode: draft.billingAddress.country,
    email: draft.email,
    identityNumber: draft.identityNumber,
    phone: draft.billingAddress.mobile || draft.billingAddress.phone,
    address: { firstName, lastName, address1, zip, city },
    lines: paymentLines(draft),
    ...returnUrls,
  };
}

/**
 * For a payment that is no longer `starting`. Returns true if a concurrent request has also started it. If it was abandoned,
 * returns false and stores its reference, so that it is voided at the provider.
 */
async function confirmStillOpen(
  db: Database,
  paymentId: string,
  started: Pick<StartedPayment, 'reference' | 'redirectUrl'>,
): Promise<boolean> {
  const payment = await findPayment(db, paymentId);
  if (payment && isOpen(payment)) return true;
  if (payment?.reference === null)
    await changePayment(db, paymentId, { ...started, state: 'void-due', secondsToNextCheck: 0 });
  return false;
}

/** Marks an unstarted payment, which no customer could have paid, as failed, and releases its stock. */
export async function failUnstartedPayment(
  { db }: OrderServices,
  paymentId: string,
  cartId: string,
  failure: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCart(trx, cartId);
    const isFailed = await changePayment(
      trx,
      paymentId,
      { state: 'failed', failure, secondsToNextCheck: null },
      'starting',
    );
    if (isFailed && (await findOpenPayments(trx, cartId)).length === 0) await releaseStock(trx, cartId);
  });
}
