import { isEmailAddress } from '#contract/customer/email-address.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { SubscribeToNewsletterDocument } from '#storefront/api/generated/graphql.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export type NewsletterOutcome = { kind: 'requested' } | { kind: 'rejected'; email: string; message: string };

/** Requests a confirmation mail. The result does not reveal whether the address is subscribed already. */
export async function subscribeToNewsletter(
  { api, t }: Pick<ShopEnvironment, 'api' | 't'>,
  form: FormData,
): Promise<NewsletterOutcome> {
  const email = readText(form, 'email');
  const reject = (message: string): NewsletterOutcome => ({ kind: 'rejected', email, message });
  if (!isEmailAddress(email)) return reject(t('field.email'));
  try {
    const result = await api.send(SubscribeToNewsletterDocument, { email });
    return result.subscribeToNewsletter ? { kind: 'requested' } : reject(t('field.email'));
  } catch (error) {
    if (error instanceof GraphqlError && error.waitMinutes)
      return reject(t('signIn.tooMany', { minutes: error.waitMinutes }));
    if (error instanceof GraphqlError || error instanceof NetworkError) return reject(t('error.general'));
    throw error;
  }
}
