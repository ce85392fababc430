import type { Database } from '#backend/database/connection.ts';
import type { DraftLine, OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { formatDeliveryDates } from '#backend/features/shipping/delivery-dates.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { MailedLine, MailKind } from '#backend/mail/mail-kinds.ts';
import { toOneLine } from '#contract/forms/text.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';
import { documentPath, INVOICE_OF_ORDER } from '#contract/order/documents.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderRow } from '../order.queries.ts';
import { needsReturn } from '../withdrawal/needs-return.ts';
import { mailedAddress, pickupPointLines } from './mail-addresses.ts';
import { formatRate, loadPaymentDetails } from './mailed-amounts.ts';
import { vatNotes } from './vat-notes.ts';

/** The fields of an order that its mails need. */
interface MailedOrder {
  order_id: number;
  public_id: string;
  placed_at: Date;
  draft: OrderDraft;
}

/** Mails the confirmation of the order. Each key is mailed once: a confirmation that is sent again needs a new key. */
export async function mailConfirmation(
  trx: Database,
  order: MailedOrder,
  key = String(order.order_id),
): Promise<void> {
  const { draft } = order;
  const { languageId, shippingAddress, fixedAmount } = draft;
  const { format, paymentMethod } = await loadPaymentDetails(trx, draft);
  const isShipped = draft.lines.some(({ needsDelivery }) => needsDelivery);
  await enqueueMail(trx, {
    ...mailHeader(order, 'order-confirmation', key),
    payload: {
      ...orderReference(order, draft.total.incVat > 0 ? INVOICE_OF_ORDER : undefined),
      orderedAt: order.placed_at.toISOString(),
      lines: draft.lines.map((line) => ({
        ...mailedLine(line, format(line.selling.incVat)),
        ...(line.files ? { detail: downloadDetail(line.variant, line.files) } : {}),
        preOrderDate: line.preOrderDate,
      })),
      itemTotal: format(draft.subTotal.selling.incVat),
      shipping: isShipped ? format(draft.shipping.fee.incVat) : '',
      isNothingSent: isShipped ? undefined : true,
      discount: fixedAmount.incVat > 0 ? `−${format(fixedAmount.incVat)}` : undefined,
      total: format(draft.total.incVat),
      paidByGiftCode: draft.paidByGiftCode > 0 ? `−${format(draft.paidByGiftCode)}` : undefined,
      paidByBalance: draft.paidByBalance > 0 ? `−${format(draft.paidByBalance)}` : undefined,
      toPay: draft.toPay < draft.total.incVat ? format(draft.toPay) : undefined,
      vat: draft.vats.map(({ basisPoints, amount }) => ({
        rate: formatRate(basisPoints, languageId),
        amount: format(amount),
      })),
      billingAddress: mailedAddress(draft.billingAddress, languageId),
      deliveryAddress:
        isShipped && (shippingAddress || !pickupPoint(draft))
          ? mailedAddress(shippingAddress ?? draft.billingAddress, languageId)
          : undefined,
      deliveryMethod: datedDelivery(draft),
      pickupPoint: pickupPoint(draft),
      paymentMethod: draft.toPay > 0 ? paymentMethod : undefined,
      message: draft.message || undefined,
      termsVersionId: draft.termsVersionId,
      notes: vatNotes(draft),
      downloadConsent: draft.downloadConsent,
      downloadPath: draft.lines.some(({ isDownload, preOrderDate }) => isDownload && !preOrderDate)
        ? downloadPath(order)
        : undefined,
      hasLaterDownloads: draft.lines.some(({ isDownload, preOrderDate }) => isDownload && preOrderDate)
        ? true
        : undefined,
      withdrawalPath: canWithdraw(draft) ? '/withdrawal' : undefined,
      isCompany: draft.customerType === 'PERSON' ? undefined : true,
    },
  });
}

/**
 * Companies have no right of withdrawal. Consumers who agreed to immediate delivery of downloads lose the right for each
 * download when it is published.
 */
function canWithdraw({ customerType, downloadConsent, lines }: OrderDraft): boolean {
  if (customerType !== 'PERSON') return false;
  return (
    downloadConsent === undefined ||
    !lines.every(({ isDownload, preOrderDate }) => isDownload && !preOrderDate)
  );
}

/** `files` describes the type, size and protection. */
function downloadDetail(variant: string, files: string): string {
  return [variant, files.replace(/\.$/, '')].filter(Boolean).join(' · ');
}

const downloadPath = ({ public_id }: MailedOrder) => `/order/${public_id}#downloads`;

/** Announces pre-ordered downloads on the day of their publication. */
export async function mailAvailableDownloads(
  trx: Database,
  order: MailedOrder,
  lines: readonly LineQuantity[],
): Promise<void> {
  const key = [order.order_id, ...lines.map(({ index }) => index)].join(':');
  await enqueueMail(trx, {
    ...mailHeader(order, 'download-available', key),
    payload: {
      ...orderReference(order),
      lines: selectedLines(order.draft, lines),
      downloadPath: downloadPath(order),
    },
  });
}

export async function mailShipment(
  trx: Database,
  order: MailedOrder,
  shipment: { parcelNumber: string | null; trackingLink: string | null; goods: readonly LineQuantity[] },
): Promise<void> {
  const { shipping, shippingAddress, billingAddress, languageId } = order.draft;
  const pickup = pickupPoint(order.draft);
  await enqueueMail(trx, {
    ...mailHeader(order, 'order-shipped', String(order.order_id)),
    payload: {
      ...orderReference(order, order.draft.total.incVat > 0 ? INVOICE_OF_ORDER : undefined),
      lines: selectedLines(order.draft, shipment.goods),
      deliveryMethod: shipping.name,
      pickupPoint: pickup,
      deliveryAddress: pickup ? undefined : mailedAddress(shippingAddress ?? billingAddress, languageId),
      trackingNumber: shipment.parcelNumber || undefined,
      trackingUrl: shipment.trackingLink || undefined,
    },
  });
}

interface MailedRefund {
  /** Number of the credit note. */
  creditNote?: string | undefined;
  /** Distinguishes the refunds of one order. */
  key: string;
  lines: readonly LineQuantity[];
  byMethod: number;
  toBalance: number;
  toGiftCode: number;
}

export async function mailRefund(
  trx: Database,
  order: MailedOrder,
  { key, lines, byMethod, toBalance, toGiftCode, creditNote }: MailedRefund,
): Promise<void> {
  const { draft } = order;
  const { format, paymentMethod, isInvoice } = await loadPaymentDetails(trx, draft);
  // If nothing goes to the payment method, the amount for the balance is the main amount of the mail.
  const mainAmount = byMethod > 0 ? byMethod : toBalance;
  const credited = toGiftCode + (byMethod > 0 ? toBalance : 0);
  await enqueueMail(trx, {
    ...mailHeader(order, 'order-refunded', `${order.order_id}:${key}`),
    payload: {
      ...orderReference(order, creditNote),
      refundedAt: new Date().toISOString(),
      lines: selectedLines(draft, lines),
      amount: mainAmount > 0 ? format(mainAmount) : undefined,
      refundedTo: byMethod > 0 ? paymentMethod : undefined,
      isInvoice: byMethod > 0 && isInvoice ? true : undefined,
      balance: credited > 0 ? format(credited) : undefined,
    },
  });
}

/** The mail does not distinguish a voided payment from a refunded one. A cancelled order by invoice was not paid yet. */
export async function mailCancellation(
  trx: Database,
  order: MailedOrder,
  { byMethod, prepaid, creditNote }: { byMethod: number; prepaid: number; creditNote?: string | undefined },
): Promise<void> {
  const { draft } = order;
  const { format, paymentMethod, isInvoice } = await loadPaymentDetails(trx, draft);
  const returned = isInvoice ? 0 : byMethod;
  await enqueueMail(trx, {
    ...mailHeader(order, 'order-cancelled', String(order.order_id)),
    payload: {
      ...orderReference(order, creditNote),
      cancelledAt: new Date().toISOString(),
      lines: draft.lines.map((line) => mailedLine(line)),
      amount: returned > 0 ? format(returned) : undefined,
      refundedTo: returned > 0 ? paymentMethod : undefined,
      balance: prepaid > 0 ? format(prepaid) : undefined,
    },
  });
}

/** Mails a customer who has paid, but whose order could not be created. */
export async function mailOrderNotMade(trx: Database, paymentId: string, draft: OrderDraft): Promise<void> {
  const { email, channelId, marketId, languageId, shopUrl = null } = draft;
  const { format, paymentMethod } = await loadPaymentDetails(trx, draft);
  await enqueueMail(trx, {
    kind: 'order-not-made',
    to: email,
    channelId,
    marketId,
    languageId,
    shopUrl,
    dedupeKey: `order-not-made:${paymentId}`,
    payload: {
      lines: draft.lines.map((line) => mailedLine(line, format(line.selling.incVat))),
      amount: format(draft.toPay),
      refundedTo: paymentMethod,
    },
  });
}

interface MailedWithdrawal {
  withdrawalId: number;
  receivedAt: Date;
  name: string;
  email: string;
  lines: readonly LineQuantity[];
}

export async function mailWithdrawal(
  trx: Database,
  order: MailedOrder & Pick<OrderRow, 'state' | 'shipped_at'>,
  { withdrawalId, receivedAt, name, email, lines }: MailedWithdrawal,
): Promise<void> {
  await enqueueMail(trx, {
    ...mailHeader(order, 'withdrawal-receipt', String(withdrawalId)),
    to: email,
    payload: {
      ...orderReference(order),
      receivedAt: receivedAt.toISOString(),
      name,
      email,
      lines: selectedLines(order.draft, lines),
      isNothingToReturn: needsReturn(order, lines) ? undefined : true,
    },
  });
}

function mailHeader<Kind extends MailKind>({ draft }: MailedOrder, kind: Kind, key: string) {
  const { email, channelId, marketId, languageId, shopUrl = null } = draft;
  return { kind, to: email, channelId, marketId, languageId, shopUrl, dedupeKey: `${kind}:${key}` };
}

/** `document`: the number of the document that the mail links to. */
function orderReference({ order_id, public_id, draft }: MailedOrder, document?: string) {
  const locale = localeOfLanguage(draft.languageId) ?? DEFAULT_LOCALE;
  return {
    orderNumber: String(order_id),
    path: `/order/${public_id}`,
    documentPath: document && documentPath(public_id, document, { locale, format: 'html' }),
  };
}

/** In a draft, `fetchedAt` is the pick-up point, not a time. */
function pickupPoint({ shipping: { fetchedAt: point } }: OrderDraft) {
  return point && pickupPointLines(point);
}

/** The detail of a gift wrap is the message on its card. */
function mailedLine({ quantity, name, variant, isGiftWrap, message }: DraftLine, total?: string): MailedLine {
  const text = isGiftWrap ? toOneLine(message) : '';
  return { quantity, name, detail: text || variant || undefined, total };
}

function selectedLines({ lines }: OrderDraft, selected: readonly LineQuantity[]): MailedLine[] {
  return selected.flatMap(({ index, quantity }) => {
    const line = lines[index];
    return line ? [mailedLine({ ...line, quantity })] : [];
  });
}

/** "Brev, 19–23 november": shipping option and promised dates. Some mail programs draw a word joiner (U+2060) as a box. */
function datedDelivery({ shipping: { name, delivery }, languageId }: OrderDraft): string {
  return delivery ? `${name}, ${formatDeliveryDates(delivery, languageId).replaceAll('\u2060', '')}` : name;
}
