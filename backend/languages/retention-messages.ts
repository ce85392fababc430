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
  /** `period`: the number of days up to a year, otherwise the number of years (`contract/customer/retention.ts`). */
  until: (period: number) => string;
}
