import type { MailBlock, MailContent, MailRow, MailWriter } from './mail-content.ts';
import type {
  MailedAddress,
  MailedLine,
  MailedSeller,
  OrderCancelled,
  OrderConfirmation,
  OrderNotMade,
  OrderRefunded,
  OrderShipped,
  WithdrawalReceipt,
} from './mail-kinds.ts';

export function orderConfirmationMail(writer: MailWriter, order: OrderConfirmation): MailContent {
  const { words, linkTo, day } = writer;
  return {
    subject: words.order.confirmationSubject(order.orderNumber),
    title: words.order.confirmationTitle,
    blocks: [
      {
        type: 'text',
        text: order.isNothingSent ? words.order.confirmationLeadUnsent : words.order.confirmationLead,
      },
      rows([words.order.number, order.orderNumber], [words.order.date, day(order.orderedAt)]),
      { type: 'button', label: words.order.show, url: linkTo(order.path) },
      ...items(writer, order.lines),
      { type: 'rows', rows: sums(writer, order) },
      rows([words.order.payment, order.paymentMethod], [words.order.delivery, order.deliveryMethod]),
      ...section(words.order.billingAddress, order.billingAddress),
      ...section(words.order.deliveryAddress, order.deliveryAddress),
      ...section(words.order.pickupPoint, order.pickupPoint),
      ...section(words.order.message, order.message?.split('\n')),
      ...(order.notes ?? []).map((text): MailBlock => ({ type: 'text', text })),
      ...withdrawalRight(writer, order),
      { type: 'heading', text: words.order.complaintTitle },
      { type: 'small', text: words.order.complaint },
      ...seller(writer, order.seller),
    ],
  };
}

function sums({ words: { order: words } }: MailWriter, order: OrderConfirmation): MailRow[] {
  const row = (label: string, value: string | undefined): MailRow[] => (value ? [{ label, value }] : []);
  return [
    ...row(words.itemTotal, order.itemTotal),
    ...row(words.shipping, order.shipping),
    ...row(words.discount, order.discount),
    ...row(words.balance, order.balance),
    { label: words.total, value: order.total, isStrong: true },
    ...order.vat.map(({ rate, amount }) => ({ label: words.vat(rate), value: amount })),
  ];
}

/** What the law wants a buyer to have on a durable medium: the instructions, the way to withdraw, the model form. */
function withdrawalRight(
  { words: { withdrawal }, linkTo }: MailWriter,
  { withdrawalPath, seller }: OrderConfirmation,
): MailBlock[] {
  if (!withdrawalPath) return [];
  const addressed = [seller.name, ...seller.address, seller.email].join(', ');
  return [
    { type: 'heading', text: withdrawal.title },
    { type: 'small', text: withdrawal.information },
    { type: 'link', label: withdrawal.button, url: linkTo(withdrawalPath) },
    { type: 'heading', text: withdrawal.formTitle },
    { type: 'lines', lines: withdrawal.form(addressed) },
  ];
}

export function orderShippedMail(writer: MailWriter, order: OrderShipped): MailContent {
  const { words, linkTo } = writer;
  const { trackingNumber, trackingUrl } = order;
  const show: MailBlock = { type: 'link', label: words.order.show, url: linkTo(order.path) };
  const isTracked = trackingUrl !== undefined && /^https?:\/\//.test(trackingUrl);
  return {
    subject: words.order.shippedSubject(order.orderNumber),
    title: words.order.shippedTitle,
    blocks: [
      { type: 'text', text: words.order.shippedLead },
      ...items(writer, order.lines),
      rows(
        [words.order.number, order.orderNumber],
        [words.order.delivery, order.deliveryMethod],
        [words.order.tracking, trackingNumber],
      ),
      ...(isTracked ? [{ type: 'button', label: words.order.track, url: trackingUrl } as const] : []),
      ...section(words.order.deliveryAddress, order.deliveryAddress),
      ...section(words.order.pickupPoint, order.pickupPoint),
      show,
      ...seller(writer, order.seller),
    ],
  };
}

export function orderRefundedMail(writer: MailWriter, order: OrderRefunded): MailContent {
  const { words, linkTo, day } = writer;
  return {
    subject: words.order.refundedSubject(order.orderNumber),
    title: words.order.refundedTitle,
    blocks: [
      { type: 'text', text: words.order.refundedLead },
      rows(
        [words.order.number, order.orderNumber],
        [words.order.date, day(order.refundedAt)],
        [words.order.amount, order.amount],
        [words.order.refundedTo, order.refundedTo ?? (order.amount && words.order.ownBalance)],
        [words.order.balance, order.balance],
      ),
      ...items(writer, order.lines),
      { type: 'link', label: words.order.show, url: linkTo(order.path) },
      ...seller(writer, order.seller),
    ],
  };
}

export function orderCancelledMail(writer: MailWriter, order: OrderCancelled): MailContent {
  const { words, linkTo, day } = writer;
  return {
    subject: words.order.cancelledSubject(order.orderNumber),
    title: words.order.cancelledTitle,
    blocks: [
      { type: 'text', text: words.order.cancelledLead },
      rows(
        [words.order.number, order.orderNumber],
        [words.order.date, day(order.cancelledAt)],
        [words.order.amount, order.amount],
        [words.order.refundedTo, order.refundedTo],
        [words.order.balance, order.balance],
      ),
      ...items(writer, order.lines),
      { type: 'link', label: words.order.show, url: linkTo(order.path) },
      ...seller(writer, order.seller),
    ],
  };
}

export function orderNotMadeMail(writer: MailWriter, { lines, ...told }: OrderNotMade): MailContent {
  const { order: words } = writer.words;
  return {
    subject: words.notMadeSubject,
    title: words.notMadeTitle,
    blocks: [
      { type: 'text', text: words.notMadeLead },
      rows([words.amount, told.amount], [words.refundedTo, told.refundedTo]),
      ...items(writer, lines),
      ...seller(writer, told.seller),
    ],
  };
}

export function withdrawalReceiptMail(writer: MailWriter, receipt: WithdrawalReceipt): MailContent {
  const { words, linkTo, minute } = writer;
  return {
    subject: words.withdrawal.receiptSubject(receipt.orderNumber),
    title: words.withdrawal.receiptTitle,
    blocks: [
      { type: 'text', text: words.withdrawal.receiptLead },
      rows(
        [words.withdrawal.received, minute(receipt.receivedAt)],
        [words.order.number, receipt.orderNumber],
        [words.withdrawal.name, receipt.name],
        [words.withdrawal.email, receipt.email],
      ),
      ...items(writer, receipt.lines),
      ...section(words.order.message, receipt.message?.split('\n')),
      { type: 'text', text: words.withdrawal.next },
      { type: 'link', label: words.order.show, url: linkTo(receipt.path) },
      ...seller(writer, receipt.seller),
    ],
  };
}

function items({ words }: MailWriter, lines: readonly MailedLine[]): MailBlock[] {
  if (lines.length === 0) return [];
  return [
    { type: 'heading', text: words.order.items },
    { type: 'items', items: lines },
  ];
}

function seller({ words }: MailWriter, { name, organisationNumber, address, ...contact }: MailedSeller) {
  const number = `${words.order.organisationNumber} ${organisationNumber}`;
  return section(words.order.seller, [name, number, ...address, contact.email, contact.phone]);
}

function section(title: string, lines: MailedAddress | undefined): MailBlock[] {
  const told = lines?.filter((line) => line.trim() !== '') ?? [];
  if (told.length === 0) return [];
  return [
    { type: 'heading', text: title },
    { type: 'lines', lines: told },
  ];
}

function rows(...pairs: readonly (readonly [label: string, value: string | undefined])[]): MailBlock {
  return { type: 'rows', rows: pairs.flatMap(([label, value]) => (value ? [{ label, value }] : [])) };
}
