import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword } from '#storefront/forms/read-form-fields.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { type AccountOutcome, outcomeOf, rejected } from './account-outcome.ts';
import { checkPasswordChange } from './check-account-form.ts';

/** Changes the password. A wrong current password signs the customer out (§8). */
export async function changePassword(
  { t }: Pick<ShopEnvironment, 't'>,
  { auth }: ShopSession,
  form: FormData,
): Promise<AccountOutcome | { kind: 'signed-out' }> {
  const fieldErrors = checkPasswordChange(form);
  if (hasFieldErrors(fieldErrors)) return rejected('', fieldErrors);
  const { changePassword: change, signOut } = await auth();
  const outcome = await change({
    password: readPassword(form, 'password'),
    newPassword: readPassword(form, 'newPassword'),
  });
  if (outcome.kind !== 'wrong-credentials')
    return outcomeOf(outcome, t, { email: '', passwordField: 'newPassword' });
  await signOut();
  return { kind: 'signed-out' };
}
