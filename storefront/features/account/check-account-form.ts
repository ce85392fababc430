import { AUTH } from '#contract/auth.ts';
import { isEmailAddress } from '#contract/email-address.ts';

export type AccountField = 'email' | 'password' | 'newPassword' | 'confirm';

/** What is wrong with which field, by the message of §5 that tells it. */
export type FieldProblems = Partial<Record<AccountField, FieldProblem>>;

export type FieldProblem =
  | 'field.email'
  | 'field.passwordEmpty'
  | 'field.passwordWeak'
  | 'field.passwordMatch'
  | 'signIn.common'
  | 'createAccount.exists';

type Check = (form: FormData) => FieldProblems;

/** An address with spaces around it is what phones make of one. */
export function emailIn(form: FormData): string {
  return textIn(form, 'email').trim();
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export const checkEmail: Check = (form) => (isEmailAddress(emailIn(form)) ? {} : { email: 'field.email' });

/** How long a password must be is asked where one is chosen: who has an older one must get in. */
export const checkSignIn: Check = (form) => ({ ...checkEmail(form), ...checkGiven(form) });

export const checkNewAccount: Check = (form) => ({
  ...checkEmail(form),
  ...checkChosen(form, 'password'),
});

export const checkPasswordChange: Check = (form) => ({
  ...checkGiven(form),
  ...checkChosen(form, 'newPassword'),
});

const checkGiven: Check = (form) =>
  textIn(form, 'password') === '' ? { password: 'field.passwordEmpty' } : {};

function checkChosen(form: FormData, name: 'password' | 'newPassword'): FieldProblems {
  const chosen = textIn(form, name);
  if (chosen === '') return { [name]: 'field.passwordEmpty' };
  return {
    ...([...chosen].length < AUTH.leastPasswordLength ? { [name]: 'field.passwordWeak' } : {}),
    ...(textIn(form, 'confirm') === chosen ? {} : { confirm: 'field.passwordMatch' }),
  };
}
