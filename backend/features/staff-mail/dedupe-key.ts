import type { StaffEvent } from '#contract/shop/shop-settings.ts';

/** Makes the mail about an event unique per recipient. */
export const dedupeKeyOf = (event: StaffEvent, key: string, recipient: number) =>
  `staff:${event}:${key}:${recipient}`;
