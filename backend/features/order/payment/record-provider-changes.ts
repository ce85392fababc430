import type { ProviderDispute } from '#backend/features/payment/payment-provider.ts';
import { eventsOfOrder, writeEvent } from '../management/change-order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { recordProviderRefund } from '../refund/record-provider-refund.ts';
import { requireLockedOrder } from '../require-order.ts';
import type { PaymentRow } from './payment.queries.ts';

/** Records refunds and disputes of a captured payment that happened at the provider. Repeated calls record them once. */
export async function recordProviderChanges(
  services: OrderServices,
  { provider_key, reference, order_id }: PaymentRow,
): Promise<void> {
  const provider = services.providers.get(provider_key);
  if (!provider || reference === null || order_id === null) return;
  const payment = await provider.retrieve(reference);
  if (payment?.state !== 'captured') return;
  await recordProviderRefund(services, order_id, payment.refunded);
  for (const dispute of payment.disputes ?? []) await recordDispute(services, order_id, dispute);
}

/** The background job of staff mails finds the event by the first word of its note. */
async function recordDispute(
  { db }: OrderServices,
  orderId: number,
  { id, state, reason, respondBy }: ProviderDispute,
): Promise<void> {
  const key = `dispute ${id} ${state}`;
  const deadline = state === 'open' && respondBy ? `, respond by ${respondBy}` : '';
  await db.transaction().execute(async (trx) => {
    await requireLockedOrder(trx, orderId);
    if ((await eventsOfOrder(trx, orderId)).some(({ note }) => note.startsWith(key))) return;
    await writeEvent(trx, orderId, { actor: 'shop', note: `${key}: ${reason}${deadline}` });
  });
}
