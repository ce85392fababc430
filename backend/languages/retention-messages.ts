import type { RetentionGround, RetentionKey } from '#contract/customer/retention.ts';

/** The section of the privacy page that states how long personal data is stored. */
export interface RetentionMessages {
  title: string;
  lead: string;
  ground: string;
  grounds: Record<RetentionGround, string>;
  rules: Record<RetentionKey, RetentionText>;
}

interface RetentionText {
  what: string;
  why: string;
  /** The number is that of `contract/customer/retention.ts`: days, or years if they are many. */
  until: (period: number) => string;
}
