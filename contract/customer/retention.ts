/** Art. 6(1) GDPR: contract (b), legal duty (c), consent (a), legitimate interest (f). */
export type RetentionGround = 'contract' | 'law' | 'consent' | 'interest';

export interface RetentionRule {
  ground: RetentionGround;
  /** How long the data is stored. A rule without `days` and `fullYears`: until the account is deleted. */
  days?: number;
  /** Calendar years after the year in which the data was created. */
  fullYears?: number;
  /** Data outside the database, which staff delete. */
  isManual?: true;
}

const threeYears = 3 * 365;

/**
 * How long personal data is stored, and on which legal ground. The job `retention`, the report `npm run shop -- retention` and
 * the privacy page read these numbers; texts are in `backend/languages/sv/retention-messages.ts` and the other languages.
 */
export const RETENTION = {
  /** Orders, invoices and withdrawals in the country of the seller (bokföringslagen 7:2). */
  'domestic-orders': { ground: 'law', fullYears: 7 },
  /** Orders that were sent to other countries (VAT Directive Art. 369k). */
  'foreign-orders': { ground: 'law', fullYears: 10 },
  'unfinished-payments': { ground: 'contract', days: 90 },
  'guest-carts': { ground: 'interest', days: 90 },
  'customer-carts': { ground: 'contract', days: 365 },
  accounts: { ground: 'contract' },
  sessions: { ground: 'interest', days: 90 },
  'staff-sign-ins': { ground: 'interest', days: 365 },
  'unconfirmed-newsletters': { ground: 'consent', days: 30 },
  'ended-newsletters': { ground: 'interest', days: threeYears },
  'sent-alerts': { ground: 'contract', days: 30 },
  'waiting-alerts': { ground: 'consent', days: 365 },
  'gift-card-recipients': { ground: 'interest', days: threeYears },
  'code-uses': { ground: 'interest', days: threeYears },
  'refused-reviews': { ground: 'interest', days: 365 },
  'review-reports': { ground: 'law', days: 365 },
  'unmatched-withdrawals': { ground: 'law', days: threeYears },
  'blocked-addresses': { ground: 'interest', days: threeYears },
  'data-requests': { ground: 'law', days: 30 },
  'cookie-choices': { ground: 'law', days: threeYears },
  mails: { ground: 'interest', days: 90 },
  searches: { ground: 'interest', days: 90 },
  messages: { ground: 'interest', days: 365, isManual: true },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKey = keyof typeof RETENTION;
export const RETENTION_KEYS = Object.keys(RETENTION) as RetentionKey[];
