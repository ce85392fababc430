import { digestPassword } from '#contract/auth.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { CommitResetDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { type AccountOutcome, hasProblems, refused } from './account-outcome.ts';
import { checkPasswordReset, textIn } from './check-account-form.ts';

export const RESET_KEY = 'resetKey';

/** Sets a password by the key of a mail (§8). Whoever is signed in here is so no more: the backend has ended all sessions. */
export async function resetPassword(
  { t, api }: Pick<ShopEnvironment, 't' | 'api'>,
  { customer, auth }: Pick<ShopSession, 'customer' | 'auth'>,
  form: FormData,
): Promise<AccountOutcome | { kind: 'expired' }> {
  const problems = checkPasswordReset(form);
  if (hasProblems(problems)) return refused('', problems);
  const password = await digestPassword(textIn(form, 'password'));
  try {
    const { commitReset } = await api.send(CommitResetDocument, {
      resetKey: textIn(form, RESET_KEY),
      password,
    });
    if (!commitReset) return { kind: 'expired' };
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'COMMON_PASSWORD')
      return refused('', { password: 'signIn.common' });
    if (error instanceof GraphqlError || error instanceof NetworkError)
      return refused('', {}, t('error.general'));
    throw error;
  }
  if (customer()) await (await auth()).signOut();
  return { kind: 'done' };
}
