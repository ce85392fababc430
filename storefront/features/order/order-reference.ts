import { type FieldError, findFieldErrors } from '#contract/forms/field-error.ts';
import { MAX_ORDER_NUMBER_LENGTH, orderReferenceSchema } from '#contract/forms/order-reference.ts';
import { type FieldErrors, toFieldErrors } from '#storefront/forms/field-errors.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';

/** The order number and e-mail address, by which a guest identifies an order. */
export interface OrderReference {
  orderNumber: string;
  email: string;
}

type OrderReferenceError = 'lookUp.numberInvalid' | 'field.email';
export type OrderReferenceErrors = FieldErrors<keyof OrderReference, OrderReferenceError>;

/** The order number in a link; empty if there is none. */
export function orderNumberOf(request: Request): string {
  return (new URL(request.url).searchParams.get('order') ?? '').slice(0, MAX_ORDER_NUMBER_LENGTH);
}

export function readOrderReference(form: FormData): OrderReference {
  return { orderNumber: readText(form, 'orderNumber').replaceAll(' ', ''), email: readText(form, 'email') };
}

export function checkOrderReference(reference: OrderReference): OrderReferenceErrors {
  return toFieldErrors(findFieldErrors(orderReferenceSchema, reference), orderReferenceMessage);
}

export function orderReferenceMessage({ field }: FieldError): OrderReferenceError {
  return field === 'email' ? 'field.email' : 'lookUp.numberInvalid';
}

/** The message for an error code of a request about an order, on every screen. */
export function orderErrorMessage(code: string | undefined) {
  if (code === 'UNKNOWN_ORDER') return 'lookUp.unknown';
  if (code === 'ALREADY_WITHDRAWN') return 'withdraw.partlyWithdrawn';
  if (code === 'RATE_LIMITED') return 'withdraw.tooMany';
  return code === 'ORDER_STATE' ? 'cancelOrder.tooLate' : 'error.general';
}

export type OrderErrorMessage = ReturnType<typeof orderErrorMessage>;
