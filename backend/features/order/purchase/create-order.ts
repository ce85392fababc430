import type { Database } from '#backend/database/connection.ts';
import { drawBalanceOfOrder } from '#backend/features/balance/draw-balance-of-order.ts';
import { grantDownloads } from '#backend/features/download/grant-downloads.ts';
import { addGiftCards } from '#backend/features/gift-card/add-gift-cards.ts';
import { issueInvoice } from '#backend/features/invoice/issue-documents.ts';
import { requestNewsletter } from '#backend/features/newsletter/subscribe-to-newsletter.ts';
import type { DraftLine } from '#backend/features/order-draft/order-draft.ts';
import { redeemCodes } from '#backend/features/promo-code/redeem-codes.ts';
import { mailConfirmation } from '../mail/enqueue-order-mails.ts';
import { insertOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { FIRST_ORDER_STATE } from '../order-transitions.ts';
import { isCapturedAtOnce } from '../payment/capture-payment.ts';
import type { PaymentRow } from '../payment/payment.queries.ts';
import { traceStep } from '../payment/trace-step.ts';
import { isReservedFor, reserveStock } from '../stock/reserve-stock.ts';
import type { ReservedSku } from '../stock/stock.queries.ts';

/** If the capture has not happened by then, the background job retries it. */
const secondsToCapture = 30;

interface PaidCart {
  payment: Pick<PaymentRow, 'payment_id' | 'draft' | 'reference'> & Partial<Pick<PaymentRow, 'capture'>>;
  paidState: 'authorized' | 'captured';
  /** The cart's stock reservations. */
  reservations: readonly ReservedSku[];
}

/**
 * Creates the order of a payment in a transaction that has locked the cart's row: stock, codes, order, payment, cart, mail
 * and invoice are written together. Throws a ShopError if stock or codes are used up.
 */
export async function createOrder(
  services: OrderServices,
  trx: Database,
  { payment, paidState, reservations }: PaidCart,
): Promise<OrderRow> {
  const { draft, payment_id, reference } = payment;
  const reserved = isReservedFor(draft.lines, reservations)
    ? reservations
    : await reserveStock(trx, draft.cartId, draft.lines, { before: reservations });
  if (draft.promoCode !== null || draft.giftCodes)
    await redeemCodes(trx, {
      promoCode: draft.promoCode,
      giftCodes: draft.giftCodes ?? [],
      cartId: draft.cartId,
      customerId: draft.customerId,
      email: draft.email,
      amount: draft.paidByGiftCode,
      currencyCode: draft.currencyCode,
      now: Date.now(),
    });
  const isCaptureDue = paidState === 'authorized' && isCapturedAtOnce(payment);
  const order = await insertOrder(trx, {
    // The client knows this id from placeOrder, so it finds the order of a payment that was still pending then.
    publicId: payment_id,
    state: FIRST_ORDER_STATE,
    draft,
    taken: takenByLine(draft.lines, reserved),
    payment: {
      id: payment_id,
      reference,
      state: paidState,
      secondsToNextCheck: isCaptureDue ? secondsToCapture : null,
    },
  });
  await addGiftCards(trx, order.order_id, draft);
  await applyCustomerChoices(trx, order);
  await grantDownloads(trx, order);
  await mailConfirmation(trx, order);
  if (paidState === 'captured') await issueInvoice(trx, order);
  traceStep(services, payment_id, 'order-written');
  return order;
}

/** Draws the balance and requests the newsletter, if the draft contains them. */
async function applyCustomerChoices(trx: Database, { order_id, draft }: OrderRow): Promise<void> {
  if (draft.customerId !== null)
    await drawBalanceOfOrder(trx, {
      customerId: draft.customerId,
      cartId: draft.cartId,
      orderId: order_id,
      amount: draft.paidByBalance,
      currencyCode: draft.currencyCode,
    });
  if (draft.acceptedConsents.includes('newsletter'))
    await requestNewsletter(
      trx,
      {
        email: draft.email,
        channel_id: draft.channelId,
        market_id: draft.marketId,
        language_id: draft.languageId,
        tags: ['checkout'],
      },
      draft.shopUrl ?? null,
    );
}

/** Per line, the quantity taken from limited stock. Several lines may have the same SKU: earlier lines come first. */
function takenByLine(lines: readonly DraftLine[], reserved: readonly ReservedSku[]): number[] {
  const remaining = new Map(reserved.map(({ sku_id, taken }) => [sku_id, taken]));
  return lines.map(({ skuId, quantity }) => {
    const taken = Math.min(quantity, remaining.get(skuId) ?? 0);
    remaining.set(skuId, (remaining.get(skuId) ?? 0) - taken);
    return taken;
  });
}
