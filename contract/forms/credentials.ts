import * as v from 'valibot';
import { AUTH } from '../auth.ts';
import { rule } from './field-error.ts';
import { email } from './text.ts';

/** Passwords are used exactly as typed. Their length is checked only where they are chosen: older ones may be shorter. */
const password = v.pipe(
  v.string('required'),
  rule((value) => value !== '', 'required'),
);

/** Counts characters, not UTF-16 units. */
const newPassword = v.pipe(
  password,
  rule((value) => [...value].length >= AUTH.minPasswordLength, 'weak-password'),
);

const confirm = v.string('required');

/** An empty password has its own error. */
function isRepeated(chosen: string, repeated: string): boolean {
  return chosen === '' || chosen === repeated;
}

export const passwordResetRequestSchema = v.object({ email });

export const signInSchema = v.object({ email, password });

export const newAccountSchema = v.pipe(
  v.object({ email, password: newPassword, confirm }),
  v.forward(
    rule((form) => isRepeated(form.password, form.confirm), 'password-match'),
    ['confirm'],
  ),
);

export const passwordChangeSchema = v.pipe(
  v.object({ password, newPassword, confirm }),
  v.forward(
    rule((form) => isRepeated(form.newPassword, form.confirm), 'password-match'),
    ['confirm'],
  ),
);

export const passwordResetSchema = v.pipe(
  v.object({ password: newPassword, confirm }),
  v.forward(
    rule((form) => isRepeated(form.password, form.confirm), 'password-match'),
    ['confirm'],
  ),
);
