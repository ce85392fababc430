/**
 * Every kind of mail and the facts it is made of. They are kept as JSON until the mail is sent, in whatever version of the
 * shop: a fact that is added later must be optional. Moments are ISO 8601. Amounts are texts as the customer reads them.
 * Paths begin with `/` and have neither address nor prefix of market and language: those are put before when it is sent.
 */
export interface MailPayloads {
  'order-confirmation': OrderConfirmation;
  'order-shipped': OrderShipped;
  'order-refunded': OrderRefunded;
  'order-cancelled': OrderCancelled;
  'order-not-made': OrderNotMade;
  'withdrawal-receipt': WithdrawalReceipt;
  'reset-password': { resetKey: string };
  'password-changed': {
    changedAt: string;
    /** Changed in the account, by who is signed in there and stays so. */
    isStillSignedIn?: boolean;
  };
  'back-in-stock': {
    productName: string;
    /** Which of its formats, such as Paperback. */
    skuName?: string;
    path: string;
  };
  'newsletter-confirm': { confirmKey: string };
  'newsletter-welcome': { unsubscribeKey: string };
  /** To who has the newsletter already and asked for it again: the one who asked is not told. */
  'newsletter-known': { unsubscribeKey: string };
  /** What a visitor filled into the form of a page, to whoever of the shop it is for. */
  'content-form': { title: string; answers: readonly { label: string; value: string }[] };
}

export type MailKind = keyof MailPayloads;

/** Whose payload opens something to whoever reads it: it is forgotten when the mail has left the house. */
export const SECRET_KINDS: readonly MailKind[] = ['reset-password', 'newsletter-confirm'];

export interface MailedLine {
  quantity: number;
  name: string;
  /** Format, language or whatever else tells it from its siblings. */
  detail?: string;
  /** Of all of them together. Left out where nothing is to be paid, as in a list of what was sent. */
  total?: string;
}

/** As on an envelope, name first. */
export type MailedAddress = readonly string[];

/** Who the customer has a contract with. */
export interface MailedSeller {
  name: string;
  organisationNumber: string;
  address: MailedAddress;
  email: string;
  phone: string;
}

interface AboutOrder {
  orderNumber: string;
  /** Of the page that shows the order. */
  path: string;
  seller: MailedSeller;
}

export interface OrderConfirmation extends AboutOrder {
  orderedAt: string;
  lines: readonly MailedLine[];
  /** All lines, before shipping and discount. */
  itemTotal: string;
  /** Empty where nothing is sent. */
  shipping: string;
  /** All of it is downloaded. */
  isNothingSent?: true;
  /** With its sign: `−20 kr`. */
  discount?: string;
  /** What balance or gift codes have paid, with its sign. */
  balance?: string;
  total: string;
  /** What of the total is VAT, for each rate: `6 %`, `7,92 kr`. */
  vat: readonly { rate: string; amount: string }[];
  billingAddress: MailedAddress;
  deliveryAddress?: MailedAddress;
  deliveryMethod: string;
  pickupPoint?: MailedAddress;
  paymentMethod: string;
  /** What the customer wrote. */
  message?: string;
  /** Where one withdraws from the contract; left out for who has no such right. */
  withdrawalPath?: string;
  /** More that must be said, in the customer's language: of e-books, of pre-orders. */
  notes?: readonly string[];
}

export interface OrderShipped extends AboutOrder {
  lines: readonly MailedLine[];
  deliveryMethod: string;
  deliveryAddress?: MailedAddress;
  /** In place of an address, where it is fetched. */
  pickupPoint?: MailedAddress;
  trackingNumber?: string;
  /** At the carrier's. */
  trackingUrl?: string;
}

export interface OrderRefunded extends AboutOrder {
  refundedAt: string;
  /** What it is paid back for; empty when it is the whole order, or an amount for other reasons. */
  lines: readonly MailedLine[];
  /** Left out where all of it goes to a gift code. */
  amount?: string;
  /** Where the amount goes, as a row's value: `Visa •••• 4242`. Nothing: to the customer's balance. */
  refundedTo?: string;
  /** What goes to gift code or balance besides. */
  balance?: string;
}

export interface OrderCancelled extends AboutOrder {
  cancelledAt: string;
  lines: readonly MailedLine[];
  /** What goes back the way it came; left out where nothing was paid so. */
  amount?: string;
  refundedTo?: string;
  /** What goes back to gift code or balance. */
  balance?: string;
}

/** A payment that came too late: there is no order, and so neither number nor page. */
export interface OrderNotMade {
  lines: readonly MailedLine[];
  amount: string;
  refundedTo: string;
  seller: MailedSeller;
}

/** The law wants the content of the statement, its day and its hour on a durable medium. */
export interface WithdrawalReceipt extends AboutOrder {
  receivedAt: string;
  name: string;
  email: string;
  /** What is withdrawn from. */
  lines: readonly MailedLine[];
  /** What the customer wrote beside it. */
  message?: string;
}
