export const PAYMENT_STATES = [
  /** The provider has not been heard of yet. */
  'starting',
  /** The customer is with the provider. */
  'pending',
  'authorized',
  'captured',
  'failed',
  'cancelled',
  /** Nothing is to come of it: what was authorised is let go, what was captured is paid back, as soon as the provider answers. */
  'void-due',
  'void',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Which state leads to which. The provider's last word counts: also one that it had given up may be paid after all. */
export const PAYMENT_TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  starting: ['pending', 'failed', 'cancelled', 'captured'],
  pending: ['authorized', 'captured', 'failed', 'cancelled', 'void-due'],
  authorized: ['captured', 'void-due'],
  captured: [],
  failed: ['authorized', 'captured', 'void-due'],
  cancelled: ['authorized', 'captured', 'void-due'],
  // The one that was paid first gives the order, even if another was begun meanwhile; or no order can come of it either,
  // and it is let go of for that reason instead.
  'void-due': ['authorized', 'captured', 'void-due', 'void'],
  void: [],
};

/** An order may still come of it without anybody starting anew. */
export const OPEN_PAYMENT_STATES: readonly PaymentState[] = ['starting', 'pending'];

export function isOpen({ state }: { state: PaymentState }): boolean {
  return OPEN_PAYMENT_STATES.includes(state);
}

/** Or it was only given up for another one, and may have been paid first. */
export function mayStillGiveOrder(payment: { state: PaymentState; failure: string | null }): boolean {
  return isOpen(payment) || (payment.state === 'void-due' && payment.failure === 'replaced');
}

/** The states that `to` can be reached from. */
export function statesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((state) => PAYMENT_TRANSITIONS[state].includes(to));
}
