import type { StaffEvent } from '#contract/shop/shop-settings.ts';

/** Texts of a mail with one button. */
export interface LinkMailMessages {
  subject: string;
  lead: (shop: string) => string;
  button: string;
  note: string;
}

/** All texts of the mails. A missing or unknown key does not compile. */
export interface MailMessages {
  layout: {
    /** At the end of every mail. */
    replyHint: string;
    linkHint: string;
  };
  verifyEmail: LinkMailMessages;
  resetPassword: LinkMailMessages;
  passwordChanged: {
    subject: string;
    lead: (shop: string, moment: string) => string;
    /** For a customer who stays signed in where the password was changed. */
    leadWhenStillSignedIn: (shop: string, moment: string) => string;
    warning: string;
    button: string;
  };
  backInStock: {
    subject: (name: string) => string;
    title: string;
    lead: string;
    button: string;
    note: string;
  };
  newsletter: {
    confirmSubject: string;
    confirmLead: (shop: string) => string;
    confirmButton: string;
    confirmNote: string;
    welcomeSubject: string;
    welcomeLead: string;
    knownSubject: string;
    knownLead: string;
    why: (shop: string) => string;
    unsubscribe: string;
  };
  giftCard: {
    subject: string;
    subjectFrom: (sender: string) => string;
    title: (amount: string) => string;
    greeting: (name: string) => string;
    lead: (shop: string) => string;
    leadFrom: (sender: string, shop: string) => string;
    /** The greeting of a card for the balance of a deleted account. */
    fromBalance: string;
    code: string;
    value: string;
    validUntil: string;
    /** The label of `withoutLimit`. */
    validity: string;
    withoutLimit: string;
    /** Explains where to enter the code. */
    use: string;
    /** Warns that the code is like cash. */
    secret: string;
  };
  /** The link that proves who owns an address. */
  dataRequest: LinkMailMessages;
  /** Reports and decisions (Regulation (EU) 2022/2065). */
  review: Record<
    | 'reportSubject'
    | 'reportLead'
    | 'fault'
    | 'explanation'
    | 'received'
    | 'decisionSubject'
    | 'removed'
    | 'unchanged'
    | 'refusedSubject'
    | 'refusedLead'
    | 'reason'
    | 'note'
    | 'review'
    | 'objection'
    | 'restoredSubject'
    | 'restoredLead',
    string
  >;
  /** To the staff. */
  staff: Record<StaffEvent, { subject: (reference: string) => string; lead: string }> &
    Record<'reminder' | 'reference' | 'person' | 'total' | 'detail', string>;
  contentForm: { subject: (title: string) => string; lead: (shop: string) => string };
  order: {
    confirmationSubject: (number: string) => string;
    confirmationTitle: string;
    confirmationLead: string;
    /** For an order without shipping. */
    confirmationLeadUnsent: string;
    shippedSubject: (number: string) => string;
    shippedTitle: string;
    shippedLead: string;
    refundedSubject: (number: string) => string;
    refundedTitle: string;
    refundedLead: string;
    /** Of an order that is paid by the shop's own invoice. */
    creditedLead: string;
    number: string;
    date: string;
    payment: string;
    delivery: string;
    pickupPoint: string;
    tracking: string;
    track: string;
    items: string;
    itemTotal: string;
    shipping: string;
    discount: string;
    balance: string;
    /** The rest of a total that a gift card or the balance pays in part. It may be paid already, or later. */
    otherPayment: string;
    total: string;
    vat: (rate: string) => string;
    billingAddress: string;
    deliveryAddress: string;
    billingAndDeliveryAddress: string;
    message: string;
    show: string;
    invoice: string;
    invoiceLater: string;
    creditNote: string;
    download: string;
    downloadLead: string;
    /** About downloads that are not published yet. */
    downloadLater: string;
    /** On a line: the date of publication. */
    published: (date: string) => string;
    preOrderTitle: string;
    preOrder: string;
    /** To consumers who pre-ordered downloads. */
    preOrderWithdrawal: string;
    availableSubject: (number: string) => string;
    availableTitle: string;
    availableLead: string;
    amount: string;
    refundedTo: string;
    ownBalance: string;
    cancelledSubject: (number: string) => string;
    cancelledTitle: string;
    cancelledLead: string;
    notMadeSubject: string;
    notMadeTitle: string;
    notMadeLead: string;
    termsTitle: string;
    complaintTitle: string;
    complaint: string;
    seller: string;
    organisationNumber: string;
  };
  withdrawal: {
    title: string;
    information: string;
    /** For an order in which nothing is sent: downloads and gift cards. */
    informationUnsent: string;
    button: string;
    /** The buyer agreed to immediate delivery of downloads. */
    downloadConsent: (moment: string, text: string) => string;
    formTitle: string;
    /** The model withdrawal form of Directive 2011/83/EU, line by line. */
    form: (seller: string) => readonly string[];
    receiptSubject: (number: string) => string;
    receiptTitle: string;
    receiptLead: string;
    received: string;
    name: string;
    email: string;
    goods: string;
    /** In the mail to the shop. */
    refundBy: string;
    /** The order was not found. */
    unmatched: string;
    /** The next steps; `nextUnsent` if there is nothing to send back. */
    next: string;
    nextUnsent: string;
  };
}
