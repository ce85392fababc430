import { isEmailAddress } from '#contract/email-address.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { SubscribeToNewsletterDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export type NewsletterOutcome = { kind: 'asked' } | { kind: 'refused'; email: string; message: string };

/** Asks for a mail with a link that confirms it. Whether the address has the newsletter already is not told. */
export async function subscribeToNewsletter(
  { api, t }: Pick<ShopEnvironment, 'api' | 't'>,
  form: FormData,
): Promise<NewsletterOutcome> {
  const email = String(form.get('email') ?? '').trim();
  const refused = (message: string): NewsletterOutcome => ({ kind: 'refused', email, message });
  if (!isEmailAddress(email)) return refused(t('field.email'));
  try {
    const answer = await api.send(SubscribeToNewsletterDocument, { email });
    return answer.subscribeToNewsletter ? { kind: 'asked' } : refused(t('field.email'));
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'LIMIT_EXCEEDED') {
      const minutes = Math.ceil(Number(error.details.retryAfterSeconds ?? 60) / 60);
      return refused(t('signIn.tooMany', { minutes }));
    }
    if (error instanceof GraphqlError || error instanceof NetworkError) return refused(t('error.general'));
    throw error;
  }
}
