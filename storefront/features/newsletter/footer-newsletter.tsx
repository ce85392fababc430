import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './footer-newsletter.module.css';

/** Posts to the newsletter page, which shows the result; the same with and without script. */
export function FooterNewsletter() {
  const { t, shopper } = useShop();
  const localeScope = localeScopeOf(shopper);
  const privacy = linkTo(localeScope, 'content', { alias: SHOP.contentPages.privacy[shopper.locale] });
  return (
    <form method="post" action={linkTo(localeScope, 'newsletter')} className={styles.form}>
      <h2>{t('newsletter.title')}</h2>
      <p id="newsletter-promise">
        {t('newsletter.promise')} <a href={privacy}>{t('createAccount.privacy')}</a>
      </p>
      <label htmlFor="newsletter-email">{t('signIn.email')}</label>
      <div className={styles.line}>
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          aria-describedby="newsletter-promise"
        />
        <Button type="submit">{t('newsletter.submit')}</Button>
      </div>
    </form>
  );
}
