import { COOKIES } from '#storefront/config/cookies.ts';
import { changeCustomerType } from '#storefront/features/customer-type/change-customer-type.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { track } from '#storefront/tracking/track.ts';
import { type AccountOutcome, hasProblems, outcomeOf, refused } from './account-outcome.ts';
import { checkSignIn, emailIn, textIn } from './check-account-form.ts';

/** Signs in with what the form says; who shops for a company sees a company's prices from now on (§4). */
export async function signIn(
  { t, cookies, shopper, side }: Pick<ShopEnvironment, 't' | 'cookies' | 'shopper' | 'side'>,
  { auth, customer }: ShopSession,
  form: FormData,
): Promise<AccountOutcome> {
  const email = emailIn(form);
  const problems = checkSignIn(form);
  if (hasProblems(problems)) return refused(email, problems);
  const { signIn: enter } = await auth();
  const outcome = await enter({
    email,
    password: textIn(form, 'password'),
    isRemembered: form.has('remember'),
  });
  if (outcome.kind === 'signed-in') {
    const type = customer()?.type ?? shopper.customerType;
    if (side === 'server') cookies.set(COOKIES.customerType, type);
    else if (type !== shopper.customerType) changeCustomerType(type);
    if (side === 'browser') track('user:login', {});
  }
  return outcomeOf(outcome, t, { email, chosen: 'password' });
}
