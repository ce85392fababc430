import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { NewsletterOutcome } from './subscribe-to-newsletter.ts';

export function NewsletterForm({ outcome }: { outcome: NewsletterOutcome | undefined }) {
  const { t, shopper } = useShop('account');
  const rejected = outcome?.kind === 'rejected' ? outcome : undefined;
  return (
    <form method="post" action={linkTo(localeScopeOf(shopper), 'newsletter')} noValidate>
      <p>{t('newsletter.lead')}</p>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        label={t('signIn.email')}
        hint={t('newsletter.promise')}
        error={rejected?.message}
        defaultValue={rejected?.email}
      />
      <Button type="submit">{t('newsletter.submit')}</Button>
    </form>
  );
}
