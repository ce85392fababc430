export const PAYMENT_STATES = [
  /** The provider has not confirmed the start yet. */
  'starting',
  /** The customer is paying at the provider. */
  'pending',
  'authorized',
  'captured',
  'failed',
  'cancelled',
  /** To be voided by the job: an authorized amount is cancelled, a captured amount is refunded. */
  'void-due',
  'void',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** For each state, the states that may follow it. A payment that the provider has failed or cancelled may still be paid. */
export const PAYMENT_TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  starting: ['pending', 'failed', 'cancelled', 'captured'],
  pending: ['authorized', 'captured', 'failed', 'cancelled', 'void-due'],
  authorized: ['captured', 'void-due'],
  captured: [],
  failed: ['authorized', 'captured', 'void-due'],
  cancelled: ['authorized', 'captured', 'void-due'],
  // A replaced payment that the customer pays first creates the order. If the order cannot be created, the payment is still
  // voided, with another failure.
  'void-due': ['authorized', 'captured', 'void-due', 'void'],
  void: [],
};

/** The states in which the customer can still pay. */
export const OPEN_PAYMENT_STATES: readonly PaymentState[] = ['starting', 'pending'];

export function isOpen({ state }: { state: PaymentState }): boolean {
  return OPEN_PAYMENT_STATES.includes(state);
}

/** Whether the payment may still create an order: it is open, or it was replaced but the customer may have paid it first. */
export function isUnsettled(payment: { state: PaymentState; failure: string | null }): boolean {
  return isOpen(payment) || (payment.state === 'void-due' && payment.failure === 'replaced');
}

/** The states that `to` can be reached from. */
export function statesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((state) => PAYMENT_TRANSITIONS[state].includes(to));
}
