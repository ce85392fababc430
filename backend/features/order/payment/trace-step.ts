import type { OrderServices } from '../order-services.ts';

/** Steps of a purchase or refund. The process may crash after any of them, and another process continues from there. */
export type Step =
  | 'opened'
  | 'started'
  | 'start-written'
  | 'retrieved'
  | 'order-written'
  | 'order-committed'
  | 'captured'
  | 'capture-written'
  | 'refund-taken'
  | 'refunded'
  | 'refund-written';

export function traceStep({ log }: Pick<OrderServices, 'log'>, paymentId: string, step: Step): void {
  log.debug({ paymentId, step }, 'payment step');
}
