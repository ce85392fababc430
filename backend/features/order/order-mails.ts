import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { MailedLine, MailKind } from '#backend/mail/mail-kinds.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import { envelope, placeOfPickup, sellerIn } from './mailed-addresses.ts';
import type { DraftLine, OrderDraft } from './order-draft.ts';
import { findOrderWords, type OrderWords } from './order-words.queries.ts';

/** What every mail about an order needs of it. */
export interface MailedOrder {
  order_id: number;
  public_id: string;
  placed_at: Date;
  draft: OrderDraft;
}

/** Under one key it is mailed once: the order's number, unless somebody wants it again. */
export async function mailConfirmation(
  trx: Database,
  order: MailedOrder,
  key = String(order.order_id),
): Promise<void> {
  const { draft } = order;
  const { languageId, shippingAddress } = draft;
  const { write, paymentMethod } = await wordsOf(trx, draft);
  const isSent = draft.lines.some(({ needsDelivery }) => needsDelivery);
  const paidBefore = draft.paidByGiftCode + draft.paidByBalance;
  await enqueueMail(trx, {
    ...addressed(order, 'order-confirmation', key),
    payload: {
      ...about(order),
      orderedAt: order.placed_at.toISOString(),
      lines: draft.lines.map((line) => mailedLine(line, write(line.selling.incVat))),
      itemTotal: write(draft.subTotal.selling.incVat),
      shipping: isSent ? write(draft.shipping.fee.incVat) : '',
      ...(isSent ? {} : { isNothingSent: true as const }),
      ...(draft.fixedAmount.incVat > 0 ? { discount: `−${write(draft.fixedAmount.incVat)}` } : {}),
      ...(paidBefore > 0 ? { balance: `−${write(paidBefore)}` } : {}),
      total: write(draft.toPay),
      vat: draft.vats.map(({ basisPoints, amount }) => ({
        rate: rateOf(basisPoints, languageId),
        amount: write(amount),
      })),
      billingAddress: envelope(draft.billingAddress, languageId),
      ...(shippingAddress && isSent ? { deliveryAddress: envelope(shippingAddress, languageId) } : {}),
      deliveryMethod: draft.shipping.name,
      ...pickupOf(draft),
      paymentMethod,
      ...(draft.message ? { message: draft.message } : {}),
      // A company has no such right.
      ...(draft.customerType === 'PERSON' ? { withdrawalPath: '/withdrawal' } : {}),
    },
  });
}

export async function mailShipment(
  trx: Database,
  order: MailedOrder,
  { parcelNumber, trackingLink }: { parcelNumber: string | null; trackingLink: string | null },
): Promise<void> {
  const { draft } = order;
  await enqueueMail(trx, {
    ...addressed(order, 'order-shipped', String(order.order_id)),
    payload: {
      ...about(order),
      lines: draft.lines.map((line) => mailedLine(line)),
      deliveryMethod: draft.shipping.name,
      ...(draft.shipping.fetchedAt
        ? pickupOf(draft)
        : { deliveryAddress: envelope(draft.shippingAddress ?? draft.billingAddress, draft.languageId) }),
      ...(parcelNumber ? { trackingNumber: parcelNumber } : {}),
      ...(trackingLink ? { trackingUrl: trackingLink } : {}),
    },
  });
}

export interface MailedRefund {
  /** Tells the refunds of one order apart. */
  key: string;
  lines: readonly { place: number; quantity: number }[];
  byMethod: number;
  toBalance: number;
  toGiftCode: number;
}

export async function mailRefund(
  trx: Database,
  order: MailedOrder,
  { key, lines, byMethod, toBalance, toGiftCode }: MailedRefund,
): Promise<void> {
  const { draft } = order;
  const { write, paymentMethod } = await wordsOf(trx, draft);
  const besides = toGiftCode + (byMethod > 0 ? toBalance : 0);
  await enqueueMail(trx, {
    ...addressed(order, 'order-refunded', `${order.order_id}:${key}`),
    payload: {
      ...about(order),
      refundedAt: new Date().toISOString(),
      lines: pickedLines(draft, lines),
      ...(byMethod > 0 ? { amount: write(byMethod), refundedTo: paymentMethod } : {}),
      ...(byMethod === 0 && toBalance > 0 ? { amount: write(toBalance) } : {}),
      ...(besides > 0 ? { balance: write(besides) } : {}),
    },
  });
}

/** Money that was only set aside is let go of, and what was taken is paid back: to the customer it is the same. */
export async function mailCancellation(
  trx: Database,
  order: MailedOrder,
  { byMethod, before }: { byMethod: number; before: number },
): Promise<void> {
  const { draft } = order;
  const { write, paymentMethod } = await wordsOf(trx, draft);
  await enqueueMail(trx, {
    ...addressed(order, 'order-cancelled', String(order.order_id)),
    payload: {
      ...about(order),
      cancelledAt: new Date().toISOString(),
      lines: draft.lines.map((line) => mailedLine(line)),
      ...(byMethod > 0 ? { amount: write(byMethod), refundedTo: paymentMethod } : {}),
      ...(before > 0 ? { balance: write(before) } : {}),
    },
  });
}

/** Somebody has paid, and no order comes of it. */
export async function mailNotMade(trx: Database, paymentId: string, draft: OrderDraft): Promise<void> {
  const { email, channelId, marketId, languageId } = draft;
  const { write, paymentMethod } = await wordsOf(trx, draft);
  await enqueueMail(trx, {
    ...{ kind: 'order-not-made', to: email, channelId, marketId, languageId },
    dedupeKey: `order-not-made:${paymentId}`,
    payload: {
      lines: draft.lines.map((line) => mailedLine(line, write(line.selling.incVat))),
      amount: write(draft.toPay),
      refundedTo: paymentMethod,
      seller: sellerIn(languageId),
    },
  });
}

export interface MailedWithdrawal {
  withdrawalId: number;
  receivedAt: Date;
  name: string;
  email: string;
  lines: readonly { place: number; quantity: number }[];
}

export async function mailWithdrawal(
  trx: Database,
  order: MailedOrder,
  { withdrawalId, receivedAt, name, email, lines }: MailedWithdrawal,
): Promise<void> {
  await enqueueMail(trx, {
    ...addressed(order, 'withdrawal-receipt', String(withdrawalId)),
    to: email,
    payload: {
      ...about(order),
      receivedAt: receivedAt.toISOString(),
      name,
      email,
      lines: pickedLines(order.draft, lines),
    },
  });
}

function addressed<Kind extends MailKind>({ draft }: MailedOrder, kind: Kind, key: string) {
  const { email, channelId, marketId, languageId } = draft;
  return { kind, to: email, channelId, marketId, languageId, dedupeKey: `${kind}:${key}` };
}

function about({ order_id, public_id, draft }: MailedOrder) {
  const seller = sellerIn(draft.languageId);
  return { orderNumber: String(order_id), path: `/order/${public_id}`, seller };
}

function pickupOf({ shipping: { fetchedAt } }: OrderDraft) {
  return fetchedAt ? { pickupPoint: placeOfPickup(fetchedAt) } : {};
}

/** Currencies and ways to pay are few, and seldom called otherwise: every order would ask for the same. */
const secondsRemembered = 60;
const remembered = new Map<string, { words: OrderWords; until: number }>();

async function rememberedWords(trx: Database, draft: OrderDraft): Promise<OrderWords> {
  const key = `${draft.currencyCode} ${draft.paymentMethodId} ${draft.languageId}`;
  const known = remembered.get(key);
  if (known && known.until > Date.now()) return known.words;
  const words = await findOrderWords(trx, draft);
  remembered.set(key, { words, until: Date.now() + secondsRemembered * 1000 });
  return words;
}

async function wordsOf(trx: Database, draft: OrderDraft) {
  const { currency, paymentMethod } = await rememberedWords(trx, draft);
  const write = (minor: number) => formatMoney(minor, currency, draft.languageId);
  return { write, paymentMethod };
}

function mailedLine({ quantity, name, variant }: DraftLine, total?: string): MailedLine {
  return { quantity, name, ...(variant ? { detail: variant } : {}), ...(total ? { total } : {}) };
}

function pickedLines(
  { lines }: OrderDraft,
  picked: readonly { place: number; quantity: number }[],
): MailedLine[] {
  return picked.flatMap(({ place, quantity }) => {
    const line = lines[place];
    return line ? [mailedLine({ ...line, quantity })] : [];
  });
}

/** Making one takes longer than all else that a mail needs. */
const percents = new Map<string, Intl.NumberFormat>();

function rateOf(basisPoints: number, languageId: string): string {
  const percent =
    percents.get(languageId) ??
    new Intl.NumberFormat(languageId, { style: 'percent', maximumFractionDigits: 2 });
  percents.set(languageId, percent);
  return percent.format(basisPoints / 10_000);
}
