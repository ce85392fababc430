import type { MailBlock, MailContent, MailRow, MailWriter } from '../mail-content.ts';
import type {
  DownloadAvailable,
  MailedAddress,
  MailedLine,
  OrderCancelled,
  OrderConfirmation,
  OrderNotMade,
  OrderRefunded,
  OrderShipped,
  WithdrawalReceipt,
} from '../mail-kinds.ts';
import { factRows } from './fact-rows.ts';

export function orderConfirmationMail(writer: MailWriter, order: OrderConfirmation): MailContent {
  const { messages, linkTo, formatDay } = writer;
  return {
    subject: messages.order.confirmationSubject(order.orderNumber),
    title: messages.order.confirmationTitle,
    blocks: [
      {
        type: 'text',
        text: order.isNothingSent ? messages.order.confirmationLeadUnsent : messages.order.confirmationLead,
      },
      factRows([messages.order.number, order.orderNumber], [messages.order.date, formatDay(order.orderedAt)]),
      { type: 'button', label: messages.order.show, url: linkTo(order.path) },
      ...downloads(writer, order),
      ...items(writer, order.lines),
      { type: 'rows', rows: sums(writer, order) },
      ...documentLink(writer, order, messages.order.invoice),
      ...(order.documentPath ? [{ type: 'small', text: messages.order.invoiceLater } as const] : []),
      factRows(
        [messages.order.payment, order.paymentMethod],
        [messages.order.delivery, order.deliveryMethod],
      ),
      ...addresses(writer, order),
      ...section(messages.order.pickupPoint, order.pickupPoint),
      ...section(messages.order.message, order.message?.split('\n')),
      ...preOrders(writer, order),
      ...(order.notes ?? []).map((text): MailBlock => ({ type: 'text', text })),
      ...withdrawalRight(writer, order),
      ...(order.isCompany ? [] : [heading(messages.order.complaintTitle), complaint(messages.order)]),
      ...seller(writer),
      ...terms(writer, order),
    ],
  };
}

/** The terms in force, because a link is not a durable medium (Directive 2011/83/EU, Art. 8(7)). */
function terms({ messages }: MailWriter, { terms: text }: OrderConfirmation): MailBlock[] {
  if (!text) return [];
  return [
    { type: 'heading', text: messages.order.termsTitle },
    // The items of a list are lines of a paragraph.
    ...text.split('\n\n').map((paragraph) => ({ type: 'lines', lines: paragraph.split('\n') }) as const),
  ];
}

/** Links to the order page, which has new links to the files each time. Scanners of mail would open links to files. */
function downloads(
  { messages: { order: messages }, linkTo }: MailWriter,
  { downloadPath, hasLaterDownloads }: OrderConfirmation,
): MailBlock[] {
  const later: MailBlock[] = hasLaterDownloads ? [{ type: 'text', text: messages.downloadLater }] : [];
  if (!downloadPath) return later;
  return [
    { type: 'text', text: messages.downloadLead },
    { type: 'link', label: messages.download, url: linkTo(downloadPath) },
    ...later,
  ];
}

export function downloadAvailableMail(writer: MailWriter, order: DownloadAvailable): MailContent {
  const { messages, linkTo } = writer;
  return {
    subject: messages.order.availableSubject(order.orderNumber),
    title: messages.order.availableTitle,
    blocks: [
      { type: 'text', text: messages.order.availableLead },
      { type: 'button', label: messages.order.download, url: linkTo(order.downloadPath) },
      ...items(writer, order.lines),
      factRows([messages.order.number, order.orderNumber]),
      ...seller(writer),
    ],
  };
}

/** When the buyer is charged, and when the books are sent. */
function preOrders({ messages: { order: messages } }: MailWriter, order: OrderConfirmation): MailBlock[] {
  const { lines, hasLaterDownloads, withdrawalPath } = order;
  if (!lines.some(({ preOrderDate }) => preOrderDate)) return [];
  const canWithdraw = hasLaterDownloads && withdrawalPath;
  return [
    { type: 'heading', text: messages.preOrderTitle },
    {
      type: 'text',
      text: canWithdraw ? `${messages.preOrder} ${messages.preOrderWithdrawal}` : messages.preOrder,
    },
  ];
}

function sums(
  { messages: { order: messages }, documentMessages }: MailWriter,
  order: OrderConfirmation,
): MailRow[] {
  const row = (label: string, value: string | undefined): MailRow[] => (value ? [{ label, value }] : []);
  return [
    ...row(messages.itemTotal, order.itemTotal),
    ...row(messages.shipping, order.shipping),
    ...row(messages.discount, order.discount),
    ...row(messages.balance, order.balance),
    { label: messages.total, value: order.total, isStrong: true },
    ...order.vat.map(({ rate, amount }) => ({ label: messages.vat(rate), value: amount })),
    ...row(documentMessages.paidByGiftCard, order.paidByGiftCode),
    ...row(documentMessages.paidByBalance, order.paidByBalance),
    ...row(messages.otherPayment, order.toPay).map((last) => ({ ...last, isStrong: true })),
  ];
}

/** Directive 2011/83/EU: the buyer gets the instructions, the withdrawal link and the model form on a durable medium. */
function withdrawalRight(
  { messages: { withdrawal }, seller, linkTo, formatMinute }: MailWriter,
  { withdrawalPath, downloadConsent, orderedAt, isNothingSent }: OrderConfirmation,
): MailBlock[] {
  const consent: MailBlock[] = downloadConsent
    ? [{ type: 'small', text: withdrawal.downloadConsent(formatMinute(orderedAt), downloadConsent) }]
    : [];
  if (!withdrawalPath)
    return consent.length > 0 ? [{ type: 'heading', text: withdrawal.title }, ...consent] : [];
  const sellerLine = [seller.name, ...seller.address, seller.email].join(', ');
  return [
    { type: 'heading', text: withdrawal.title },
    { type: 'small', text: isNothingSent ? withdrawal.informationUnsent : withdrawal.information },
    ...consent,
    { type: 'link', label: withdrawal.button, url: linkTo(withdrawalPath) },
    { type: 'heading', text: withdrawal.formTitle },
    { type: 'lines', lines: withdrawal.form(sellerLine) },
  ];
}

export function orderShippedMail(writer: MailWriter, order: OrderShipped): MailContent {
  const { messages, linkTo } = writer;
  const { trackingNumber, trackingUrl } = order;
  const show: MailBlock = { type: 'link', label: messages.order.show, url: linkTo(order.path) };
  const isTracked = trackingUrl !== undefined && /^https?:\/\//.test(trackingUrl);
  return {
    subject: messages.order.shippedSubject(order.orderNumber),
    title: messages.order.shippedTitle,
    blocks: [
      { type: 'text', text: messages.order.shippedLead },
      ...items(writer, order.lines),
      factRows(
        [messages.order.number, order.orderNumber],
        [messages.order.delivery, order.deliveryMethod],
        [messages.order.tracking, trackingNumber],
      ),
      ...(isTracked ? [{ type: 'button', label: messages.order.track, url: trackingUrl } as const] : []),
      ...section(messages.order.deliveryAddress, order.deliveryAddress),
      ...section(messages.order.pickupPoint, order.pickupPoint),
      show,
      ...documentLink(writer, order, messages.order.invoice),
      ...seller(writer),
    ],
  };
}

export function orderRefundedMail(writer: MailWriter, order: OrderRefunded): MailContent {
  const { messages, linkTo, formatDay } = writer;
  return {
    subject: messages.order.refundedSubject(order.orderNumber),
    title: messages.order.refundedTitle,
    blocks: [
      { type: 'text', text: order.isInvoice ? messages.order.creditedLead : messages.order.refundedLead },
      factRows(
        [messages.order.number, order.orderNumber],
        [messages.order.date, formatDay(order.refundedAt)],
        [messages.order.amount, order.amount],
        [messages.order.refundedTo, order.refundedTo ?? (order.amount && messages.order.ownBalance)],
        [messages.order.balance, order.balance],
      ),
      ...items(writer, order.lines),
      { type: 'link', label: messages.order.show, url: linkTo(order.path) },
      ...documentLink(writer, order, messages.order.creditNote),
      ...seller(writer),
    ],
  };
}

export function orderCancelledMail(writer: MailWriter, order: OrderCancelled): MailContent {
  const { messages, linkTo, formatDay } = writer;
  return {
    subject: messages.order.cancelledSubject(order.orderNumber),
    title: messages.order.cancelledTitle,
    blocks: [
      { type: 'text', text: messages.order.cancelledLead },
      factRows(
        [messages.order.number, order.orderNumber],
        [messages.order.date, formatDay(order.cancelledAt)],
        [messages.order.amount, order.amount],
        [messages.order.refundedTo, order.refundedTo],
        [messages.order.balance, order.balance],
      ),
      ...items(writer, order.lines),
      { type: 'link', label: messages.order.show, url: linkTo(order.path) },
      ...documentLink(writer, order, messages.order.creditNote),
      ...seller(writer),
    ],
  };
}

export function orderNotMadeMail(writer: MailWriter, order: OrderNotMade): MailContent {
  const { order: messages } = writer.messages;
  return {
    subject: messages.notMadeSubject,
    title: messages.notMadeTitle,
    blocks: [
      { type: 'text', text: messages.notMadeLead },
      factRows([messages.amount, order.amount], [messages.refundedTo, order.refundedTo]),
      ...items(writer, order.lines),
      ...seller(writer),
    ],
  };
}

export function withdrawalReceiptMail(writer: MailWriter, receipt: WithdrawalReceipt): MailContent {
  const { messages, linkTo, formatMinute } = writer;
  return {
    subject: messages.withdrawal.receiptSubject(receipt.orderNumber),
    title: messages.withdrawal.receiptTitle,
    blocks: [
      { type: 'text', text: messages.withdrawal.receiptLead },
      factRows(
        [messages.withdrawal.received, formatMinute(receipt.receivedAt)],
        [messages.order.number, receipt.orderNumber],
        [messages.withdrawal.name, receipt.name],
        [messages.withdrawal.email, receipt.email],
      ),
      ...items(writer, receipt.lines),
      ...section(messages.order.message, receipt.message?.split('\n')),
      ...(receipt.isUnmatched
        ? [{ type: 'text', text: messages.withdrawal.unmatched } as const]
        : [
            {
              type: 'text',
              text: receipt.isNothingToReturn ? messages.withdrawal.nextUnsent : messages.withdrawal.next,
            } as const,
            { type: 'link', label: messages.order.show, url: linkTo(receipt.path) } as const,
          ]),
      ...seller(writer),
    ],
  };
}

/** If both addresses are the same, they have one heading. */
function addresses({ messages: { order: messages } }: MailWriter, order: OrderConfirmation): MailBlock[] {
  const { billingAddress: bill, deliveryAddress: delivery } = order;
  if (delivery?.join() === bill.join()) return section(messages.billingAndDeliveryAddress, bill);
  return [...section(messages.billingAddress, bill), ...section(messages.deliveryAddress, delivery)];
}

function documentLink(
  { fileUrl }: MailWriter,
  { documentPath }: { documentPath?: string | undefined },
  label: string,
): MailBlock[] {
  return documentPath ? [{ type: 'link', label, url: fileUrl(documentPath) }] : [];
}

function items({ messages, formatPublication }: MailWriter, lines: readonly MailedLine[]): MailBlock[] {
  if (lines.length === 0) return [];
  const withDate = ({ preOrderDate, ...line }: MailedLine): MailedLine => {
    if (preOrderDate === undefined) return line;
    const published = messages.order.published(formatPublication(preOrderDate));
    return { ...line, detail: [line.detail, published].filter(Boolean).join(' · ') };
  };
  return [
    { type: 'heading', text: messages.order.items },
    { type: 'items', items: lines.map(withDate) },
  ];
}

function seller({ messages, documentMessages, seller: company }: MailWriter) {
  const { name, organisationNumber, vatNumber, address, email, phone } = company;
  const number = `${messages.order.organisationNumber} ${organisationNumber}`;
  const vat = vatNumber && `${documentMessages.vatNumber} ${vatNumber}`;
  return section(messages.order.seller, [name, number, vat, ...address, email, phone]);
}

const heading = (text: string): MailBlock => ({ type: 'heading', text });
const complaint = (messages: { complaint: string }): MailBlock => ({
  type: 'small',
  text: messages.complaint,
});

function section(title: string, lines: MailedAddress | undefined): MailBlock[] {
  const filled = lines?.filter((line) => line.trim() !== '') ?? [];
  return filled.length === 0 ? [] : [heading(title), { type: 'lines', lines: filled }];
}
