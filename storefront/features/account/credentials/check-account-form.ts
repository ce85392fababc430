import type * as v from 'valibot';
import {
  newAccountSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  signInSchema,
} from '#contract/forms/credentials.ts';
import { type FieldRule, findFieldErrors } from '#contract/forms/field-error.ts';
import { type FieldErrors, recheckFieldErrors, toFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword, readText } from '#storefront/forms/read-form-fields.ts';

export type AccountField = 'email' | 'password' | 'newPassword' | 'confirm';

/** The messages of §5 for invalid fields. */
export type AccountErrors = FieldErrors<AccountField, AccountErrorMessage>;

export type AccountErrorMessage =
  | 'field.email'
  | 'field.passwordEmpty'
  | 'field.passwordWeak'
  | 'field.passwordMatch'
  | 'signIn.commonPassword'
  | 'createAccount.exists';

export function readEmail(form: FormData): string {
  return readText(form, 'email');
}

export const checkEmail = createCheck(passwordResetRequestSchema);
export const checkSignIn = createCheck(signInSchema);
export const checkNewAccount = createCheck(newAccountSchema);
export const checkPasswordChange = createCheck(passwordChangeSchema);
export const checkPasswordReset = createCheck(passwordResetSchema);

const passwordErrors: Partial<Record<FieldRule, AccountErrorMessage>> = {
  'weak-password': 'field.passwordWeak',
  'password-match': 'field.passwordMatch',
};

/** The check ignores fields that the schema does not have. */
function createCheck(schema: v.GenericSchema<Partial<Record<AccountField, string>>>) {
  return (form: FormData): AccountErrors => {
    const errors = findFieldErrors(schema, {
      email: readEmail(form),
      password: readPassword(form, 'password'),
      newPassword: readPassword(form, 'newPassword'),
      confirm: readPassword(form, 'confirm'),
    });
    return toFieldErrors(errors, ({ field, rule }) =>
      field === 'email' ? 'field.email' : (passwordErrors[rule] ?? 'field.passwordEmpty'),
    );
  };
}

/**
 * Returns the errors after a field was changed. The repeated password is checked again with every field. An error that only
 * the backend can find, such as an existing account, stays until its own field is changed.
 */
export function recheckAccountErrors(
  errors: AccountErrors,
  found: AccountErrors,
  changed: AccountField,
): AccountErrors {
  return recheckFieldErrors(errors, found, (field) => field === changed || field === 'confirm');
}
