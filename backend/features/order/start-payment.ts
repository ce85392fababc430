import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Database } from '#backend/database/connection.ts';
import type { StartedPayment } from '#backend/features/payment/payment-provider.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { lockCart } from './order.queries.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderServices } from './order-services.ts';
import { changePayment, findPayment, openPaymentsOf } from './payment.queries.ts';
import { paymentLines } from './payment-lines.ts';
import { isOpen } from './payment-states.ts';
import { releaseStock } from './release-stock.ts';
import type { ReturnAddresses } from './return-addresses.ts';
import { traceStep } from './trace-step.ts';

/** When the provider is asked for the first time how it stands, unless somebody comes back before. */
const secondsToFirstLook = 30;

interface Start {
  paymentId: string;
  draft: OrderDraft;
  method: PaymentMethod;
  addresses: ReturnAddresses;
}

/** Where the customer pays: on a page of the provider, or in a frame that it draws. */
type PlaceToPay = Pick<StartedPayment, 'redirectUrl' | 'frame'>;

/**
 * A payment that was started before is started again: the provider knows it by its id. Answers nothing where it was given up
 * meanwhile: then nobody may be sent there.
 */
export async function startPayment(services: OrderServices, start: Start): Promise<PlaceToPay | undefined> {
  const { db, providers, log } = services;
  const { paymentId, draft, method, addresses } = start;
  const { firstName, lastName, addressLine1: address1, zip, city } = draft.billingAddress;
  try {
    const provider = providers.get(method.providerKey);
    if (!provider) throw new Error(`There is no payment provider ${method.providerKey}.`);
    const { reference, redirectUrl, frame } = await provider.start({
      paymentId,
      methodKey: method.key,
      amount: draft.toPay,
      currencyCode: draft.currencyCode,
      languageId: draft.languageId,
      countryCode: draft.billingAddress.country,
      email: draft.email,
      identityNumber: draft.identityNumber,
      phone: draft.billingAddress.mobile || draft.billingAddress.phone,
      address: { firstName, lastName, address1, zip, city },
      lines: paymentLines(draft),
      ...addresses,
    });
    traceStep(services, paymentId, 'started');
    const started = { reference, redirectUrl };
    const isStarted =
      (await changePayment(db, paymentId, {
        ...started,
        state: 'pending',
        nextLookIn: secondsToFirstLook,
      })) || (await isOpenAfterAll(db, paymentId, started));
    if (!isStarted) return undefined;
    traceStep(services, paymentId, 'start-written');
    return { redirectUrl, frame };
  } catch (error) {
    log.error({ err: error, paymentId }, 'a payment could not be started');
    await failUnstarted(services, paymentId, draft.cartId, 'unavailable');
    throw new ShopError(
      'PAYMENT_UNAVAILABLE',
      'The payment could not be started. Try again, or pay another way.',
    );
  }
}

/** Two may start the same payment. One that was given up meanwhile keeps its name, so that it is let go of there too. */
async function isOpenAfterAll(
  db: Database,
  paymentId: string,
  started: Pick<StartedPayment, 'reference' | 'redirectUrl'>,
): Promise<boolean> {
  const payment = await findPayment(db, paymentId);
  if (payment && isOpen(payment)) return true;
  if (payment?.reference === null)
    await changePayment(db, paymentId, { ...started, state: 'void-due', nextLookIn: 0 });
  return false;
}

/** Nobody has been shown where to pay: the goods are free again. */
export async function failUnstarted(
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
      { state: 'failed', failure, nextLookIn: null },
      'starting',
    );
    if (isFailed && (await openPaymentsOf(trx, cartId)).length === 0) await releaseStock(trx, cartId);
  });
}
