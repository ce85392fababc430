import { CompleteRegistrationDocument } from '#storefront/api/generated/graphql.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword } from '#storefront/forms/read-form-fields.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { track } from '#storefront/tracking/track.ts';
import { type AccountOutcome, outcomeOf, rejected } from './account-outcome.ts';
import { checkNewAccount, readEmail } from './check-account-form.ts';

/** Creates an account with the current customer type and signs in. */
export async function createAccount(
  { t, shopper, side }: Pick<ShopEnvironment, 't' | 'shopper' | 'side'>,
  { auth, api }: ShopSession,
  form: FormData,
): Promise<AccountOutcome> {
  const email = readEmail(form);
  const fieldErrors = checkNewAccount(form);
  if (hasFieldErrors(fieldErrors)) return rejected(email, fieldErrors);
  const { register } = await auth();
  const outcome = await register({ email, password: readPassword(form, 'password'), isRemembered: true });
  if (outcome.kind === 'signed-in') {
    const user = { newsletter: form.has('newsletter'), customerType: shopper.customerType };
    // A failure is ignored: the account exists, and the customer can change both values in the account's settings.
    await api.send(CompleteRegistrationDocument, { user }).catch(() => undefined);
    if (side === 'browser') track('user:register', {});
  }
  return outcomeOf(outcome, t, { email, passwordField: 'password' });
}
