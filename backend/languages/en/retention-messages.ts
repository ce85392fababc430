import type { RetentionMessages } from '../retention-messages.ts';

export const retentionMessages: RetentionMessages = {
  title: 'What we store, why and for how long',
  lead: 'These are the periods that the shop itself follows: every night, data whose period has ended is deleted or emptied.',
  ground: 'Legal basis',
  grounds: {
    contract: 'our contract with you',
    law: 'a legal obligation',
    consent: 'your consent',
    interest: 'our legitimate interest',
  },
  rules: {
    'domestic-orders': {
      what: 'Orders, invoices and withdrawals in the seller’s country',
      why: 'to deliver, for bookkeeping and for complaints',
      until: (years) => `for ${years} years after the end of the year, as long as bookkeeping law requires`,
    },
    'foreign-orders': {
      what: 'Orders, invoices and withdrawals in other countries',
      why: 'to deliver, for VAT and bookkeeping and for complaints',
      until: (years) => `for ${years} years after the end of the year, as long as VAT law requires`,
    },
    'unfinished-payments': {
      what: 'Payments that were not completed',
      why: 'to find out where the money went',
      until: (days) => `${days} days`,
    },
    'guest-carts': {
      what: 'Baskets without an account',
      why: 'so that your basket is there when you return',
      until: (days) => `${days} days after the last change`,
    },
    'customer-carts': {
      what: 'Baskets of an account',
      why: 'so that you see them on all your devices',
      until: (days) => `${days} days after the last change`,
    },
    accounts: {
      what: 'Account: name, email, addresses, password as a checksum, gender and number if you enter them, customer type, favourites, balance, reviews and your choices',
      why: 'so that the account works',
      until: () => 'until you delete the account',
    },
    sessions: {
      what: 'Sign-ins, with the name of the browser',
      why: 'so that you can see and end them, and misuse is noticed',
      until: (days) => `${days} days after they end`,
    },
    'staff-sign-ins': {
      what: 'When customer service signed in for you, and who',
      why: 'so that it can be checked later',
      until: (days) => `${days} days`,
    },
    'unconfirmed-newsletters': {
      what: 'Newsletter requests that were not confirmed',
      why: 'to send the confirmation link',
      until: (days) => `${days} days`,
    },
    'ended-newsletters': {
      what: 'Newsletter subscriptions that have ended',
      why: 'to prove that you had agreed, and that we stopped',
      until: (years) => `${years} years after the end`,
    },
    'sent-alerts': {
      what: 'Stock alerts that were sent',
      why: 'to help you if the email did not arrive',
      until: (days) => `${days} days after the email`,
    },
    'waiting-alerts': {
      what: 'Stock alerts for sold-out items',
      why: 'to send one email when the item is back',
      until: (days) => `at most ${days} days`,
    },
    'gift-card-recipients': {
      what: 'Name and email of the recipient, and the greeting, of gift cards',
      why: 'to send the card and to replace a lost code',
      until: (years) => `${years} years after the card was sent`,
    },
    'code-uses': {
      what: 'Which email address has used a discount code',
      why: 'for codes that are valid once per person',
      until: (years) => `${years} years`,
    },
    'refused-reviews': {
      what: 'Reviews that were not published',
      why: 'so that you can object to the decision',
      until: (days) => `${days} days after the decision`,
    },
    'review-reports': {
      what: 'Reports of reviews, with name and email of the reporter',
      why: 'to examine them and to send the decision',
      until: (days) => `${days} days after the decision`,
    },
    'unmatched-withdrawals': {
      what: 'Withdrawals for which we found no order',
      why: 'to handle and to prove them',
      until: (years) => `${years} years`,
    },
    'blocked-addresses': {
      what: 'Blocked email addresses, with the reason',
      why: 'to prevent fraud',
      until: (years) => `${years} years`,
    },
    'data-requests': {
      what: 'When you requested or erased your data',
      why: 'to prove that we did it',
      until: (days) => `${days} days`,
    },
    'cookie-choices': {
      what: 'Your choice of cookies, not linked to you',
      why: 'to prove what you chose',
      until: (years) => `${years} years`,
    },
    mails: {
      what: 'Emails that we have sent to you',
      why: 'to help you if one did not arrive',
      until: (days) => `${days} days`,
    },
    searches: {
      what: 'What is searched for, counted per day and not linked to anyone',
      why: 'to improve the search',
      until: (days) => `${days} days`,
    },
    messages: {
      what: 'What you write to customer service',
      why: 'to help you',
      until: (days) => `at most ${days} days after the matter is closed`,
    },
  },
};
