import type { PostedRefusal } from './change-posted-cart.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Purchase } from './purchase-fields.ts';

/** What the page says to a form that was posted: why not, or where to; and what was typed. */
export type PostedAnswer =
  | PostedRefusal
  | OrderRefusal
  | { about: 'typed'; purchase: Purchase }
  | { about: 'leaving'; to: string };
