import type { CancellationRequest, CancellationResponse } from '#contract/order/order-requests.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import {
  checkOrderReference,
  type OrderErrorMessage,
  type OrderReference,
  type OrderReferenceErrors,
  orderErrorMessage,
  readOrderReference,
} from '../order-reference.ts';

type CancelledOrder = CancellationResponse['order'];

/** The steps of a cancellation: identify the order, confirm, done. */
export type CancelStep =
  | {
      step: 'identify';
      orderReference: OrderReference;
      fieldErrors: OrderReferenceErrors;
      message?: OrderErrorMessage;
    }
  | { step: 'confirm'; orderReference: OrderReference; order: CancelledOrder; message?: OrderErrorMessage }
  | { step: 'done'; order: CancelledOrder };

/** The first step. Customers who are signed in need no e-mail address to identify their own order. */
export async function startCancellation(session: ShopSession, orderNumber: string): Promise<CancelStep> {
  const orderReference = { orderNumber, email: '' };
  const identify = { step: 'identify', orderReference, fieldErrors: {} } as const;
  // Only the server has `sendOrderRequest`.
  if (!orderNumber || !session.customer() || !session.sendOrderRequest) return identify;
  const result = await requestCancellation(session, { orderNumber, confirm: false });
  if (!('errorCode' in result)) return stepOf(orderReference, result);
  // The order may have been placed without signing in.
  if (result.errorCode === 'UNKNOWN_ORDER') return identify;
  return { ...identify, message: orderErrorMessage(result.errorCode) };
}

/** The step after a posted form: the next one, or the same with errors. */
export async function submitCancelStep(session: ShopSession, form: FormData): Promise<CancelStep> {
  const orderReference = readOrderReference(form);
  // Customers who are signed in may leave the address empty.
  const isCustomersOrder = orderReference.email === '' && session.customer() !== undefined;
  const { email, ...otherErrors } = checkOrderReference(orderReference);
  const fieldErrors = isCustomersOrder || !email ? otherErrors : { ...otherErrors, email };
  if (hasFieldErrors(fieldErrors)) return { step: 'identify', orderReference, fieldErrors };
  const result = await requestCancellation(session, {
    orderNumber: orderReference.orderNumber,
    ...(isCustomersOrder ? {} : { email: orderReference.email }),
    confirm: form.get('intent') === 'confirm',
  });
  return 'errorCode' in result
    ? { step: 'identify', orderReference, fieldErrors, message: orderErrorMessage(result.errorCode) }
    : stepOf(orderReference, result);
}

function stepOf(orderReference: OrderReference, { order, isCancelled }: CancellationResponse): CancelStep {
  return isCancelled ? { step: 'done', order } : { step: 'confirm', orderReference, order };
}

async function requestCancellation(
  session: ShopSession,
  request: CancellationRequest,
): Promise<CancellationResponse | { errorCode: string | undefined }> {
  const outcome = await session.sendOrderRequest?.('cancellations', request);
  return outcome?.kind === 'accepted' ? outcome.result : { errorCode: outcome?.code };
}
