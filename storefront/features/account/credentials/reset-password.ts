import { digestPassword } from '#contract/auth.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { CommitResetDocument } from '#storefront/api/generated/graphql.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword, readText } from '#storefront/forms/read-form-fields.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { type AccountOutcome, rejected } from './account-outcome.ts';
import { checkPasswordReset } from './check-account-form.ts';

/** Parameter of the mailed link, and field of the form. */
export const RESET_KEY = 'resetKey';

/** Sets a password with the key of a mail (§8). The backend ends all sessions, so the customer is signed out here too. */
export async function resetPassword(
  { t, api }: Pick<ShopEnvironment, 't' | 'api'>,
  { customer, auth }: Pick<ShopSession, 'customer' | 'auth'>,
  form: FormData,
): Promise<AccountOutcome | { kind: 'expired' }> {
  const fieldErrors = checkPasswordReset(form);
  if (hasFieldErrors(fieldErrors)) return rejected('', fieldErrors);
  const password = await digestPassword(readPassword(form, 'password'));
  try {
    const { commitReset } = await api.send(CommitResetDocument, {
      resetKey: readText(form, RESET_KEY),
      password,
    });
    if (!commitReset) return { kind: 'expired' };
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'COMMON_PASSWORD')
      return rejected('', { password: 'signIn.commonPassword' });
    if (error instanceof GraphqlError || error instanceof NetworkError)
      return rejected('', {}, t('error.general'));
    throw error;
  }
  if (customer()) await (await auth()).signOut();
  return { kind: 'done' };
}
