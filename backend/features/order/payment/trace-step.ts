import type { OrderServices } from '../order-services.ts';

/** Steps of a purchase. The process may crash after any of them, and another process continues from there. */
export type Step =
  | 'opened'
  | 'started'
  | 'start-written'
  | 'retrieved'
  | 'order-written'
  | 'order-committed'
  | 'captured'
  | 'capture-written';

export function traceStep({ log }: Pick<OrderServices, 'log'>, paymentId: string, step: Step): void {
  log.debug({ paymentId, step }, 'payment step');
}
