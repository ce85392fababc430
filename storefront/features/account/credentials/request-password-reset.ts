import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { RequestPasswordResetDocument } from '#storefront/api/generated/graphql.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { type AccountOutcome, limited, rejected } from './account-outcome.ts';
import { checkEmail, readEmail } from './check-account-form.ts';

/** Requests a mail with a reset link. The outcome does not reveal whether the address has an account. */
export async function requestPasswordReset(
  { t, api }: Pick<ShopEnvironment, 't' | 'api'>,
  form: FormData,
): Promise<AccountOutcome> {
  const email = readEmail(form);
  const fieldErrors = checkEmail(form);
  if (hasFieldErrors(fieldErrors)) return rejected(email, fieldErrors);
  try {
    await api.send(RequestPasswordResetDocument, { email });
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof GraphqlError && error.waitMinutes) return limited(email, error.waitMinutes, t);
    if (error instanceof GraphqlError || error instanceof NetworkError)
      return rejected(email, {}, t('error.general'));
    throw error;
  }
}
