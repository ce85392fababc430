import type { LocaleCode } from '#contract/locales.ts';
import { da } from './mail-words-da.ts';
import { en } from './mail-words-en.ts';
import { fi } from './mail-words-fi.ts';
import { nb } from './mail-words-nb.ts';
import { sv } from './mail-words-sv.ts';

/** All that mails say. A language that lacks a word does not compile. */
export interface MailWords {
  frame: {
    /** Below every mail. */
    answer: string;
    linkFails: string;
  };
  resetPassword: { subject: string; lead: (shop: string) => string; button: string; note: string };
  passwordChanged: {
    subject: string;
    lead: (shop: string, moment: string) => string;
    /** To who is still signed in where it was changed. */
    leadElsewhere: (shop: string, moment: string) => string;
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
  contentForm: { subject: (title: string) => string; lead: (shop: string) => string };
  order: {
    confirmationSubject: (number: string) => string;
    confirmationTitle: string;
    confirmationLead: string;
    /** Of an order that nothing is sent of. */
    confirmationLeadUnsent: string;
    shippedSubject: (number: string) => string;
    shippedTitle: string;
    shippedLead: string;
    refundedSubject: (number: string) => string;
    refundedTitle: string;
    refundedLead: string;
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
    total: string;
    vat: (rate: string) => string;
    billingAddress: string;
    deliveryAddress: string;
    message: string;
    show: string;
    amount: string;
    refundedTo: string;
    ownBalance: string;
    cancelledSubject: (number: string) => string;
    cancelledTitle: string;
    cancelledLead: string;
    notMadeSubject: string;
    notMadeTitle: string;
    notMadeLead: string;
    complaintTitle: string;
    complaint: string;
    seller: string;
    organisationNumber: string;
  };
  withdrawal: {
    title: string;
    information: string;
    button: string;
    formTitle: string;
    /** The model form of the directive, line by line; the seller's address is put in. */
    form: (seller: string) => readonly string[];
    receiptSubject: (number: string) => string;
    receiptTitle: string;
    receiptLead: string;
    received: string;
    name: string;
    email: string;
    next: string;
  };
}

export const MAIL_WORDS: Record<LocaleCode, MailWords> = { sv, da, en, fi, nb };
