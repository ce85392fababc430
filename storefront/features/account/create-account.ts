import { CompleteRegistrationDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { track } from '#storefront/tracking/track.ts';
import { type AccountOutcome, hasProblems, outcomeOf, refused } from './account-outcome.ts';
import { checkNewAccount, emailIn, textIn } from './check-account-form.ts';

/** A new account, signed in at once, for whom prices were shown until now: a person or a company. */
export async function createAccount(
  { t, shopper, side }: Pick<ShopEnvironment, 't' | 'shopper' | 'side'>,
  { auth, api }: ShopSession,
  form: FormData,
): Promise<AccountOutcome> {
  const email = emailIn(form);
  const problems = checkNewAccount(form);
  if (hasProblems(problems)) return refused(email, problems);
  const { register } = await auth();
  const outcome = await register({ email, password: textIn(form, 'password'), isRemembered: true });
  if (outcome.kind === 'signed-in') {
    const user = { newsletter: form.has('newsletter'), customerType: shopper.customerType };
    // The account is there either way, and both can be changed in it.
    await api.send(CompleteRegistrationDocument, { user }).catch(() => undefined);
    if (side === 'browser') track('user:register', {});
  }
  return outcomeOf(outcome, t, { email, chosen: 'password' });
}
