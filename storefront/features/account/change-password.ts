import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { type AccountOutcome, hasProblems, outcomeOf, refused } from './account-outcome.ts';
import { checkPasswordChange, textIn } from './check-account-form.ts';

/** Whoever does not know the password they signed in with is signed out (§8). */
export async function changePassword(
  { t }: Pick<ShopEnvironment, 't'>,
  { auth }: ShopSession,
  form: FormData,
): Promise<AccountOutcome | { kind: 'signed-out' }> {
  const problems = checkPasswordChange(form);
  if (hasProblems(problems)) return refused('', problems);
  const { changePassword: change, signOut } = await auth();
  const outcome = await change({
    password: textIn(form, 'password'),
    newPassword: textIn(form, 'newPassword'),
  });
  if (outcome.kind !== 'wrong-credentials')
    return outcomeOf(outcome, t, { email: '', chosen: 'newPassword' });
  await signOut();
  return { kind: 'signed-out' };
}
