import type { ReviewFault } from '#contract/review-requests.ts';
import type { StaffEvent } from '#contract/shop/shop-settings.ts';

/**
 * Every kind of mail and its payload. Payloads are stored as JSON until the mail is sent, possibly by a newer version of
 * the shop: a new field must be optional. Dates are ISO 8601. Amounts are formatted texts. Paths start with `/` and have
 * no host and no prefix of market and language; both are added when the mail is sent.
 */
export interface MailPayloads {
  'order-confirmation': OrderConfirmation;
  'order-shipped': OrderShipped;
  'order-refunded': OrderRefunded;
  'order-cancelled': OrderCancelled;
  'order-not-made': OrderNotMade;
  'withdrawal-receipt': WithdrawalReceipt;
  'reset-password': { resetKey: string };
  /** `ordersPath`: of the page with the customer's orders, in the language of the mail. */
  'verify-email': { verifyKey: string; ordersPath: string };
  'password-changed': {
    changedAt: string;
    /** The customer changed the password in the account and stays signed in. */
    isStillSignedIn?: boolean;
  };
  'download-available': DownloadAvailable;
  'back-in-stock': {
    productName: string;
    /** The format, such as Paperback. */
    skuName?: string;
    path: string;
  };
  'gift-card': GiftCardMail;
  /** The link that proves who owns the address. */
  'data-request': { key: string };
  'review-report': { explanation: string; fault: ReviewFault; receivedAt: string };
  'review-report-decided': { isRemoved: boolean };
  /** To the author. */
  'review-refused': { productName: string; comment: string; fault: ReviewFault; note: string };
  'review-restored': { productName: string; comment: string };
  'newsletter-confirm': { confirmKey: string };
  'newsletter-welcome': { unsubscribeKey: string };
  /** To a subscriber whose address was entered again. The form does not reveal that the address is known. */
  'newsletter-known': { unsubscribeKey: string };
  /** An event, to the staff. */
  'staff-notice': {
    event: StaffEvent;
    /** The number or id of the order, review and so on, as commands of the shop take it. */
    reference: string;
    person: string;
    total?: string | undefined;
    detail?: string | undefined;
    /** The event was mailed before, and staff still have to act. */
    isReminder?: true;
  };
  /** A form of a content page, to the shop's own address. */
  'content-form': { title: string; answers: readonly { label: string; value: string }[] };
}

export type MailKind = keyof MailPayloads;

/** Kinds whose payload contains a secret. The payload is deleted once the mail is sent. */
export const SECRET_KINDS: readonly MailKind[] = [
  'reset-password',
  'verify-email',
  'newsletter-confirm',
  'gift-card',
  'data-request',
];

export interface MailedLine {
  quantity: number;
  name: string;
  /** Format, language or another property that distinguishes it from its variants. */
  detail?: string;
  /** The date of publication of a book that was ordered before it: `2027-03-12`, `2027-03` or `2027`. */
  preOrderDate?: string;
  /** For the whole quantity. Absent where no price is shown, as in a list of shipped items. */
  total?: string;
}

/** Lines of an address, name first. */
export type MailedAddress = readonly string[];

/** The company that the customer has a contract with. */
export interface MailedSeller {
  name: string;
  organisationNumber: string;
  /** Empty: not registered for VAT. */
  vatNumber: string;
  address: MailedAddress;
  email: string;
  phone: string;
}

interface OrderReference {
  orderNumber: string;
  /** The page of the order. */
  path: string;
  /** The invoice or the credit note. The path names the language, and has no prefix. */
  documentPath?: string | undefined;
}

export interface OrderConfirmation extends OrderReference {
  orderedAt: string;
  lines: readonly MailedLine[];
  /** Before shipping and discount. */
  itemTotal: string;
  /** Empty if nothing is shipped. */
  shipping: string;
  /** All items are digital. */
  isNothingSent?: true;
  /** With its sign: `−20 kr`. */
  discount?: string;
  /** Only in payloads of older versions: the amount paid by balance or gift code, with its sign, already taken off `total`. */
  balance?: string;
  total: string;
  /** With their signs. */
  paidByGiftCode?: string | undefined;
  paidByBalance?: string | undefined;
  /** The rest of the total, if gift codes or the balance paid a part. */
  toPay?: string | undefined;
  /** VAT included in the total, by rate: `6 %`, `7,92 kr`. */
  vat: readonly { rate: string; amount: string }[];
  billingAddress: MailedAddress;
  deliveryAddress?: MailedAddress;
  deliveryMethod: string;
  pickupPoint?: MailedAddress;
  /** Absent: balance and gift codes paid everything. */
  paymentMethod?: string | undefined;
  /** The customer's message. */
  message?: string;
  /** The page for withdrawals; absent for buyers without this right: companies, and consumers of downloads with consent. */
  withdrawalPath?: string;
  /** Companies have no legal guarantee. */
  isCompany?: true;
  /** The text that the buyer agreed to. */
  downloadConsent?: string;
  /** The order has downloads that are published. */
  downloadPath?: string;
  /** The order has downloads that are not published yet. */
  hasLaterDownloads?: true;
  /** The terms that the order was placed under: a row of `terms_version`. */
  termsVersionId?: number | undefined;
  /** The text of the terms, which is added when the mail is sent. */
  terms?: string | null;
  /** Further information in the customer's language, about e-books or pre-orders. */
  notes?: readonly string[];
}

/** Sent on the day of publication, to the buyer of downloads that were ordered before it. */
export interface DownloadAvailable extends OrderReference {
  lines: readonly MailedLine[];
  downloadPath: string;
}

export interface OrderShipped extends OrderReference {
  lines: readonly MailedLine[];
  deliveryMethod: string;
  deliveryAddress?: MailedAddress;
  /** Set instead of `deliveryAddress`. */
  pickupPoint?: MailedAddress;
  trackingNumber?: string;
  /** A page of the carrier. */
  trackingUrl?: string;
}

export interface OrderRefunded extends OrderReference {
  refundedAt: string;
  /** The refunded items; empty for the whole order, or for an amount without items. */
  lines: readonly MailedLine[];
  /** Absent if all of it goes to a gift code. */
  amount?: string;
  /** The means of payment, such as `Visa •••• 4242`; absent: the customer's balance. */
  refundedTo?: string;
  /** `refundedTo` is the shop's own invoice, which may not be paid yet. */
  isInvoice?: true;
  /** The part that goes to a gift code or the balance. */
  balance?: string;
}

export interface OrderCancelled extends OrderReference {
  cancelledAt: string;
  lines: readonly MailedLine[];
  /** Refunded to the means of payment; absent if nothing was paid by it. */
  amount?: string;
  refundedTo?: string;
  /** The part that goes back to a gift code or the balance. */
  balance?: string;
}

/** A payment that was authorised too late: no order exists, so there is no number and no page. */
export interface OrderNotMade {
  lines: readonly MailedLine[];
  amount: string;
  refundedTo: string;
}

export interface GiftCardMail {
  /** With separators, as it is entered in the checkout. */
  code: string;
  /** The value of the card. */
  amount: string;
  recipientName?: string | undefined;
  /** The buyer; absent if the buyer is the recipient. */
  senderName?: string | undefined;
  /** The buyer's greeting, plain text. */
  message?: string | undefined;
  /** Absent: the card does not expire. */
  endsAt?: string | undefined;
}

/** Directive 2011/83/EU: content, date and time of the statement on a durable medium. */
export interface WithdrawalReceipt extends OrderReference {
  receivedAt: string;
  name: string;
  email: string;
  /** The order was not found: the number is as it was entered, and `path` is empty. */
  isUnmatched?: true;
  /** Downloads, or goods that have not been sent. */
  isNothingToReturn?: true | undefined;
  /** The withdrawn items. */
  lines: readonly MailedLine[];
  /** The customer's message. */
  message?: string;
}
