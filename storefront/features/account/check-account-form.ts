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

export const checkPasswordReset: Check = (form) => checkChosen(form, 'password');

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

/** A field that is left with something in it is told what is wrong with that. */
export function problemsWhenLeft(
  before: FieldProblems,
  found: FieldProblems,
  field: AccountField,
): FieldProblems {
  return found[field] ? { ...before, [field]: found[field] } : before;
}

/**
 * From its first complaint on a field is looked at with every letter, and so is the one that should hold the same. What
 * only the shop could know, such as that an account exists, stays until its own field is changed.
 */
export function problemsWhileTyping(
  before: FieldProblems,
  found: FieldProblems,
  field: AccountField,
): FieldProblems {
  const again = new Set<string>([field, 'confirm']);
  const kept = Object.entries(before).filter(([name]) => !again.has(name));
  const stillWrong = Object.entries(found).filter(([name]) => again.has(name) && name in before);
  return Object.fromEntries([...kept, ...stillWrong]);
}
