import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { RequestPasswordResetDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { type AccountOutcome, hasProblems, outcomeOf, refused } from './account-outcome.ts';
import { checkEmail, emailIn } from './check-account-form.ts';

/** Asks for a mail with a link. Whether the address has an account is not told, here or there. */
export async function requestPasswordReset(
  { t, api }: Pick<ShopEnvironment, 't' | 'api'>,
  form: FormData,
): Promise<AccountOutcome> {
  const email = emailIn(form);
  const problems = checkEmail(form);
  if (hasProblems(problems)) return refused(email, problems);
  try {
    await api.send(RequestPasswordResetDocument, { email });
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'LIMIT_EXCEEDED') {
      const retryAfterSeconds = Number(error.details.retryAfterSeconds ?? 60);
      return outcomeOf({ kind: 'too-many', retryAfterSeconds }, t, { email, chosen: 'password' });
    }
    if (error instanceof GraphqlError || error instanceof NetworkError)
      return refused(email, {}, t('error.general'));
    throw error;
  }
}
