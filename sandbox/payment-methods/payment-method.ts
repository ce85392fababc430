import type { Outcome, Payment, Progress } from '../ledger/payments.ts';
import type { Localization } from '../messages/localization.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { Html } from '../pages/html.ts';

export type FieldErrors = Readonly<Record<string, MessageKey>>;

/** The submitted values and their errors, by field name; both are empty before the first submit. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  fieldErrors: FieldErrors;
}

/** The result of a submitted form: the payment is decided, has a next page, or the form has errors. */
export type Attempt = { outcome: Outcome; payer: string } | Progress | { fieldErrors: FieldErrors };

/** The form of one payment method, and how the provider handles it. */
export interface PaymentMethod {
  title(localization: Localization): string;
  /** The label of the submit button. */
  button: MessageKey;
  /** Forms above the fields that pay without them. */
  renderShortcuts?(localization: Localization): Html;
  renderFields(payment: Payment, localization: Localization, form: FormState): Html;
  attempt(payment: Payment, values: FormState['values'], now: number): Attempt;
}
