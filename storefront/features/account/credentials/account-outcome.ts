import type { AuthOutcome } from '#storefront/session/auth/auth.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import type { AccountErrorMessage, AccountErrors, AccountField } from './check-account-form.ts';

/** The outcome of a form. A rejection has the e-mail address, to be displayed again. */
export type AccountOutcome =
  | { kind: 'done' }
  | {
      kind: 'rejected';
      fieldErrors: AccountErrors;
      message: string | null;
      email: string;
      /** There were too many attempts; the message says when to try again. */
      isLimited?: true;
    };

interface SubmittedForm {
  email: string;
  /** The field with the password that is sent. */
  passwordField: 'password' | 'newPassword';
}

/** The outcome of an auth request for the form. Each error has one message: beside its field, or above the form (§5, §8). */
export function outcomeOf(
  outcome: AuthOutcome,
  t: Translate,
  { email, passwordField }: SubmittedForm,
): AccountOutcome {
  const fieldError = (field: AccountField, error: AccountErrorMessage) => rejected(email, { [field]: error });
  switch (outcome.kind) {
    case 'signed-in':
      return { kind: 'done' };
    case 'account-exists':
      return fieldError('email', 'createAccount.exists');
    case 'common-password':
      return fieldError(passwordField, 'signIn.commonPassword');
    case 'wrong-credentials':
      return rejected(email, {}, t('signIn.wrongCredentials'));
    case 'too-many':
      return limited(email, Math.ceil(outcome.retryAfterSeconds / 60), t);
    default:
      return rejected(email, {}, t('error.general'));
  }
}

/** A rejection for too many attempts, which are allowed again after some minutes. */
export function limited(email: string, minutes: number, t: Translate): AccountOutcome {
  return { ...rejected(email, {}, t('signIn.tooMany', { minutes })), isLimited: true };
}

export function rejected(
  email: string,
  fieldErrors: AccountErrors,
  message: string | null = null,
): Extract<AccountOutcome, { kind: 'rejected' }> {
  return { kind: 'rejected', fieldErrors, message, email };
}
