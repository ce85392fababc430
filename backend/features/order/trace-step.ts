import type { OrderServices } from './order-services.ts';

/** Where a purchase has come to. After each of these the process may end, and another goes on from there. */
export type Step =
  | 'opened'
  | 'started'
  | 'start-written'
  | 'looked'
  | 'order-written'
  | 'order-committed'
  | 'captured'
  | 'capture-written';

export function traceStep({ log }: Pick<OrderServices, 'log'>, paymentId: string, step: Step): void {
  log.debug({ paymentId, step }, 'a payment came one step further');
}
