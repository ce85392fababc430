import { AUTH } from '#contract/auth.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import { type FieldErrors, recheckFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword, readText } from '#storefront/forms/read-form-fields.ts';

export type AccountField = 'email' | 'password' | 'newPassword' | 'confirm';

/** The messages of §5 for invalid fields. */
export type AccountErrors = FieldErrors<AccountField, AccountErrorMessage>;

export type AccountErrorMessage =
  | 'field.email'
  | 'field.passwordEmpty'
  | 'field.passwordWeak'
  | 'field.passwordMatch'
  | 'signIn.common'
  | 'createAccount.exists';

type Check = (form: FormData) => AccountErrors;

export function readEmail(form: FormData): string {
  return readText(form, 'email');
}

export const checkEmail: Check = (form) => (isEmailAddress(readEmail(form)) ? {} : { email: 'field.email' });

/** The length of a password is checked only where it is chosen: older passwords may be shorter. */
export const checkSignIn: Check = (form) => ({ ...checkEmail(form), ...checkPasswordEntered(form) });

export const checkNewAccount: Check = (form) => ({
  ...checkEmail(form),
  ...checkNewPassword(form, 'password'),
});

export const checkPasswordChange: Check = (form) => ({
  ...checkPasswordEntered(form),
  ...checkNewPassword(form, 'newPassword'),
});

export const checkPasswordReset: Check = (form) => checkNewPassword(form, 'password');

const checkPasswordEntered: Check = (form) =>
  readPassword(form, 'password') === '' ? { password: 'field.passwordEmpty' } : {};

function checkNewPassword(form: FormData, name: 'password' | 'newPassword'): AccountErrors {
  const password = readPassword(form, name);
  if (password === '') return { [name]: 'field.passwordEmpty' };
  return {
    ...([...password].length < AUTH.leastPasswordLength ? { [name]: 'field.passwordWeak' } : {}),
    ...(readPassword(form, 'confirm') === password ? {} : { confirm: 'field.passwordMatch' }),
  };
}

/**
 * The errors after a change of a field. The repeated password is checked again with it. An error that only the shop knows,
 * such as an existing account, stays until its own field is changed.
 */
export function recheckAccountErrors(
  errors: AccountErrors,
  found: AccountErrors,
  changed: AccountField,
): AccountErrors {
  return recheckFieldErrors(errors, found, (field) => field === changed || field === 'confirm');
}
