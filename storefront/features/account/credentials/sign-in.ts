import { COOKIES } from '#storefront/config/cookies.ts';
import { changeCustomerType } from '#storefront/features/customer-type/change-customer-type.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword } from '#storefront/forms/read-form-fields.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { track } from '#storefront/tracking/track.ts';
import { type AccountOutcome, outcomeOf, rejected } from './account-outcome.ts';
import { checkSignIn, readEmail } from './check-account-form.ts';

/** Signs in. The customer's type decides the displayed prices from now on (§4). */
export async function signIn(
  { t, cookies, shopper, side }: Pick<ShopEnvironment, 't' | 'cookies' | 'shopper' | 'side'>,
  { auth, customer }: ShopSession,
  form: FormData,
): Promise<AccountOutcome> {
  const email = readEmail(form);
  const fieldErrors = checkSignIn(form);
  if (hasFieldErrors(fieldErrors)) return rejected(email, fieldErrors);
  const { signIn: authenticate } = await auth();
  const outcome = await authenticate({
    email,
    password: readPassword(form, 'password'),
    isRemembered: form.has('remember'),
  });
  if (outcome.kind === 'signed-in') {
    const type = customer()?.type ?? shopper.customerType;
    if (side === 'server') cookies.set(COOKIES.customerType, type);
    else if (type !== shopper.customerType) changeCustomerType(type);
    if (side === 'browser') track('user:login', {});
  }
  return outcomeOf(outcome, t, { email, passwordField: 'password' });
}
