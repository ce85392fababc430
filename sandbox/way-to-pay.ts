import type { Html } from './html.ts';
import type { Outcome, Payment, Step } from './payments.ts';
import type { Speech } from './words.ts';
import type { Words } from './words-sv.ts';

/** What the customer has filled in, and which of it is wrong. */
export interface Given {
  values: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, keyof Words>>;
}

/** What comes of what was filled in: a decision, another page, or the same page with what is wrong. */
export type Attempt =
  | { outcome: Outcome; payer: string }
  | { step: Step; payer: string; later?: { outcome: Outcome; at: number } }
  | { faults: Given['faults'] };

export interface WayToPay {
  title: keyof Words;
  /** The words on the button that pays. */
  button: keyof Words;
  fields(payment: Payment, speech: Speech, given: Given): Html;
  attempt(payment: Payment, values: Given['values'], now: number): Attempt;
}
