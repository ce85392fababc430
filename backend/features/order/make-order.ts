import { randomUUID } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { drawBalanceOfOrder } from '#backend/features/balance/draw-balance-of-order.ts';
import { wantNewsletter } from '#backend/features/newsletter/subscribe-to-newsletter.ts';
import { redeemCode } from '#backend/features/promo-code/redeem-code.ts';
import { insertOrder, type OrderRow } from './order.queries.ts';
import type { DraftLine } from './order-draft.ts';
import { mailConfirmation } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { FIRST_STATE } from './order-states.ts';
import type { PaymentRow } from './payment.queries.ts';
import { isHeldFor, reserveStock } from './reserve-stock.ts';
import type { HeldSku } from './stock.queries.ts';
import { traceStep } from './trace-step.ts';

/** The sweeper takes a capture that was not made. */
const secondsToCapture = 30;

type PaidDraft = Pick<PaymentRow, 'payment_id' | 'draft' | 'reference'> &
  Partial<Pick<PaymentRow, 'capture'>>;

/**
 * Makes the order that a payment is for, in a transaction that holds the cart's row: goods, codes, order, payment, cart and
 * mail, all or nothing. Throws a ShopError where goods or codes are gone.
 */
export async function makeOrder(
  services: OrderServices,
  trx: Database,
  payment: PaidDraft,
  paid: 'authorized' | 'captured',
  /** What the cart holds. */
  before: readonly HeldSku[],
): Promise<OrderRow> {
  const { draft, payment_id, reference } = payment;
  const held = isHeldFor(draft.lines, before)
    ? before
    : await reserveStock(trx, draft.cartId, draft.lines, before);
  if (draft.promoCode !== null)
    await redeemCode(trx, {
      code: draft.promoCode,
      cartId: draft.cartId,
      customerId: draft.customerId,
      email: draft.email,
      amount: draft.paidByGiftCode,
      currencyCode: draft.currencyCode,
      now: Date.now(),
    });
  const isCaptureDue = paid === 'authorized' && payment.capture === 'at-once';
  const made = await insertOrder(trx, {
    publicId: randomUUID(),
    state: FIRST_STATE,
    draft,
    taken: takenByLine(draft.lines, held),
    payment: { id: payment_id, reference, state: paid, nextLookIn: isCaptureDue ? secondsToCapture : null },
  });
  if (draft.customerId !== null)
    await drawBalanceOfOrder(trx, {
      customerId: draft.customerId,
      cartId: draft.cartId,
      orderId: made.order_id,
      amount: draft.paidByBalance,
      currencyCode: draft.currencyCode,
    });
  if (draft.acceptedConsents.includes('newsletter'))
    await wantNewsletter(trx, {
      email: draft.email,
      channel_id: draft.channelId,
      market_id: draft.marketId,
      language_id: draft.languageId,
      tags: ['checkout'],
    });
  await mailConfirmation(trx, made);
  traceStep(services, payment_id, 'order-written');
  return made;
}

/** Pieces of one SKU may stand on several lines: the first are given what can end. */
function takenByLine(lines: readonly DraftLine[], held: readonly HeldSku[]): number[] {
  const left = new Map(held.map(({ sku_id, taken }) => [sku_id, taken]));
  return lines.map(({ skuId, quantity }) => {
    const taken = Math.min(quantity, left.get(skuId) ?? 0);
    left.set(skuId, (left.get(skuId) ?? 0) - taken);
    return taken;
  });
}
